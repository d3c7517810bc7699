import pg from 'pg';
import { StartError, messageOf } from '../../base/errors/errors';
import { applyChanges, applyWritten, waitingSteps } from '../catalog/catalogChanges';
import type { Database, Queryable } from '../../base/database/Database';
import { applyMigrations, migrate, migrationNames } from './migrate';
import { openEmbedded, type EmbeddedPlace } from '../../base/database/embedded/openEmbedded';
import type { EmbeddedOptions } from '../../base/database/embedded/startServer';
import { openPostgres } from '../../base/database/openPostgres';
import { tryOut } from '../../base/database/tryOut';
import { withoutLimits } from '../../base/database/withoutLimits';

const TIMEOUT_MS = 5_000;

/** PostgreSQL at `databaseUrl` if it is given, else the embedded one in `dataDir`. */
export interface DatabaseChoice extends EmbeddedPlace {
  databaseUrl?: string;
}

const UNTRUSTED =
  ': add sslrootcert=<file of its authority> to DATABASE_URL, or sslmode=no-verify to accept any certificate';

/** Opens the database, migrates it and ends an interrupted import. Throws a `StartError` if it cannot be used. */
export async function openDatabase(choice: DatabaseChoice, options?: EmbeddedOptions): Promise<Database> {
  const { databaseUrl } = choice;
  const database = await openAsItIs(choice, options);
  try {
    await migrate(database);
    await applyChanges(withoutLimits(database));
    return database;
  } catch (error) {
    await database.close();
    throw databaseUrl ? problemWith(database, error) : error;
  }
}

/** Opens a database of any version without a change. Throws a `StartError` if PostgreSQL cannot be used. */
export async function openAsItIs(choice: DatabaseChoice, options?: EmbeddedOptions): Promise<Database> {
  const { databaseUrl } = choice;
  if (!databaseUrl) return openEmbedded(choice, options);
  const database = openPostgres(databaseUrl);
  try {
    await requireSessions(databaseUrl, database.location);
    return database;
  } catch (error) {
    await database.close();
    throw problemWith(database, error);
  }
}

function problemWith({ location }: Database, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const { cause = error } = error as Error;
  const isUntrusted = /CERT|LEAF_SIGNATURE/.test((cause as NodeJS.ErrnoException).code ?? '');
  return new StartError(`GLOW-023 ${location} cannot be used: ${messageOf(cause)}${isUntrusted ? UNTRUSTED : ''}.`);
}

/** The problem that `openDatabase` would have, if any. It changes nothing and takes a minute at most. */
export async function openingProblem(database: Database): Promise<string | undefined> {
  async function open(transaction: Queryable): Promise<void> {
    await applyMigrations(transaction, migrationNames);
    for (const position of await waitingSteps(transaction)) {
      // the rollback releases its locks, which an order may wait for
      await transaction.query('savepoint step');
      await applyWritten(transaction, position).catch((error: unknown) => {
        throw new Error(`step ${position} of an import would be set aside: ${messageOf(error)}`);
      });
      await transaction.query('rollback to savepoint step');
    }
  }
  return tryOut(database, open, { limitMs: 60_000 }).then(() => undefined, messageOf);
}

/** Throws a `StartError` if a pooler gives each transaction to another session (decision 0086). */
async function requireSessions(url: string, location: string): Promise<void> {
  const options = { connectionString: url, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const clients = [new pg.Client(options), new pg.Client(options)] as const;
  clients.forEach((client) => client.on('error', () => undefined));
  // the server names its process at the beginning; a pooler invents one
  const first: pg.Client & { processID?: number | null } = clients[0];
  try {
    await first.connect();
    if ((await processOf(first)) === first.processID || (await keepsSessions(clients).catch(() => false))) return;
  } finally {
    for (const client of clients) void client.end().catch(() => undefined);
  }
  throw new StartError(
    `GLOW-025 ${location} is a pooler, as PgBouncer is, that has no session for each connection: set pool_mode = session for this database and a pool_size of six for each instance, or name PostgreSQL itself in DATABASE_URL.`,
  );
}

/** Two transactions at once have two sessions; a pooler would then give the first client another one. */
async function keepsSessions([first, second]: readonly [pg.Client, pg.Client]): Promise<boolean> {
  await second.connect();
  for (const client of [first, second]) await client.query('begin');
  const own = await processOf(first);
  for (const client of [first, second]) await client.query('commit');
  const later = [await processOf(first), await processOf(first), await processOf(first)];
  return later.every((process) => process === own);
}

async function processOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
  return rows[0]?.process ?? null;
}
