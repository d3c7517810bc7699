import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database, Queryable, Row, Value } from './Database';

const MAX_CONNECTIONS = 4;
const MAX_ATTEMPTS = 3;
/** SQLSTATEs of serialization failure and deadlock: the transaction may succeed when retried. */
const RETRYABLE_SQLSTATES = new Set(['40001', '40P01']);

/** Opens PostgreSQL at `url`. Connections are made lazily, so an unreachable server fails at the first query. */
export function openPostgres(url: string): Database {
  // pipelining: concurrent statements share a round trip, results keep their order
  const pool = new pg.Pool({
    connectionString: url,
    pipeline: true,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 8_000,
    lock_timeout: 5_000,
  });
  // The pool replaces a broken idle connection; without a listener the error event would end the process.
  pool.on('error', ignore);

  async function transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(pool, work);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !RETRYABLE_SQLSTATES.has(codeOf(error))) throw error;
      }
    }
  }

  return {
    location: locationOf(url),
    query: (text, params) => send(pool, text, params),
    transaction,
    snapshot: (work) => runOnce(pool, work, 'begin isolation level repeatable read read only'),
    close: () => pool.end(),
  };
}

async function runOnce<Result>(
  pool: pg.Pool,
  work: (transaction: Queryable) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  // a connection lost between two statements fails the next one; without a listener the error event would end the process
  client.on('error', ignore);
  let broken = false;
  try {
    await client.query(begin);
    const result = await work({ query: (text, params) => send(client, text, params) });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

function ignore(): void {}

async function send(target: pg.Pool | pg.PoolClient, text: string, params?: Value[]): Promise<Row[]> {
  if (!params) {
    await target.query(text);
    return [];
  }
  return (await target.query<Row>({ name: nameOf(text), text, values: params })).rows;
}

const names = new Map<string, string>();

/** Name of a prepared statement, derived from its text, so that it is prepared once per connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function locationOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}
