import { queryAdminSocket, runAdminQuery, type AdminQuery } from '../backup/adminSocket';
import type { Config } from '../config/config';
import type { Database } from '../database/Database';
import { openDatabase } from '../database/openDatabase';

/** Runs a query and writes the lines of its response; `input` are the lines that it takes. */
export type RunQuery = (
  query: AdminQuery,
  write: (line: string) => Promise<void> | void,
  input?: readonly string[],
) => Promise<void>;

/** Gives `work` the running server through its admin socket, else the database, which is opened for it. */
export async function withAdmin<Result>(config: Config, work: (run: RunQuery) => Promise<Result>): Promise<Result> {
  let database: Database | undefined;

  async function run(...[query, write, input = []]: Parameters<RunQuery>): Promise<void> {
    const lines = config.databaseUrl || database ? undefined : await queryAdminSocket(config.dataDir, query, input);
    if (lines) {
      for await (const line of lines) await write(line);
      return;
    }
    database ??= await openDatabase(config);
    await runAdminQuery(database, query, write, input);
  }

  try {
    return await work(run);
  } finally {
    await database?.close();
  }
}
