import { userInfo } from 'node:os';
import { queryAdminSocket, runAdminQuery, type AdminQuery } from '../../server/src/operations/adminSocket';
import type { Config } from '../../server/src/config/config';
import type { Database } from '../../server/src/database/Database';
import type { DatabaseFacts } from '../../server/src/schema/databaseFacts';
import { openDatabase } from '../../server/src/schema/openDatabase';
import { attempt } from '../../server/src/system/attempt';

/** Runs a query and writes the lines of its response; `input` are the lines that it takes. */
export type RunQuery = (
  query: AdminQuery,
  write: (line: string) => Promise<void> | void,
  input?: Iterable<string>,
) => Promise<void>;

/** Gives `work` the running server through its admin socket, else the database, which `open` opens for it. */
export async function withAdmin<Result>(
  config: Config,
  work: (run: RunQuery) => Promise<Result>,
  open = openDatabase,
): Promise<Result> {
  let database: Database | undefined;

  async function run(...[query, write, input = []]: Parameters<RunQuery>): Promise<void> {
    const lines = config.databaseUrl || database ? undefined : await queryAdminSocket(config.dataDir, query, input);
    if (lines) {
      for await (const line of lines) await write(line);
      return;
    }
    database ??= await open(config);
    await runAdminQuery(database, query, write, input);
  }

  try {
    return await work(run);
  } finally {
    await database?.close();
  }
}

/** Runs a query whose question and answer are one value each. */
export async function ask<Answer>(run: RunQuery, query: AdminQuery, question: object = {}): Promise<Answer> {
  let answer = '';
  await run(query, (line) => void (answer = line), [JSON.stringify(question)]);
  return JSON.parse(answer);
}

/** The newest messages of the outbox, as lines (API-16). */
export async function readOutbox(config: Config): Promise<string> {
  const lines: string[] = [];
  await withAdmin(config, (run) => run('outbox', (line) => void lines.push(line)));
  return `${lines.join('\n')}${config.smtpUrl ? '' : ' No email leaves this machine.'}`;
}

/** The steps of imports that are set aside; none if an older server does not tell. */
export async function readSetAside(run: RunQuery): Promise<string[]> {
  return (await ask<DatabaseFacts>(run, 'facts')).setAside ?? [];
}

/** Who runs this command, for the audit log. */
export function operatorName(): string {
  // a container may run as a user without a name
  return attempt(() => userInfo().username) ?? `user ${process.getuid?.()}`;
}
