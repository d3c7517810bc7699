import pg from 'pg';
import { StartError } from '../errors/StartError';

const TIMEOUT_MS = 5_000;

/**
 * Throws a `StartError` if a pooler gives each transaction to another session. Prepared statements and notifications belong to a session,
 * so orders would fail and changes would be missed, and not at once (decision 0086).
 */
export async function requireSessions(url: string, location: string): Promise<void> {
  const options = { connectionString: url, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  const clients = [new pg.Client(options), new pg.Client(options)] as const;
  clients.forEach((client) => client.on('error', () => undefined));
  // the process that the server has named at the beginning; a pooler invents one
  const first: pg.Client & { processID?: number | null } = clients[0];
  try {
    await first.connect();
    if ((await processOf(first)) === first.processID || (await keepsSessions(clients).catch(() => false))) return;
  } finally {
    for (const client of clients) void client.end().catch(() => undefined);
  }
  throw new StartError(
    `${location} is a pooler, as PgBouncer is, that has no session for each connection: set pool_mode = session for this database and a pool_size of six for each instance, or name PostgreSQL itself in DATABASE_URL.`,
  );
}

/** Two transactions at once have two sessions; afterwards a pooler would give the first client another session. */
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
