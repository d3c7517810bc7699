import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Database, Queryable, Row, Value } from './Database';

const CONNECTIONS = 4;
const ATTEMPTS = 3;
/** Serialization failure, deadlock: the same transaction may succeed when run again. */
const PASSING = new Set(['40001', '40P01']);

/** Opens PostgreSQL at `url`; connections are made when first needed, so an unreachable server shows at the first query. */
export function openPostgres(url: string): Database {
  // statements that are asked at once are sent at once, and answered in their order
  const pool = new pg.Pool({ connectionString: url, pipeline: true, max: CONNECTIONS, connectionTimeoutMillis: 5_000, statement_timeout: 8_000, lock_timeout: 5_000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', ignore);

  async function transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(pool, work);
      } catch (error) {
        if (attempt === ATTEMPTS || !PASSING.has(codeOf(error))) throw error;
      }
    }
  }

  return {
    place: placeOf(url),
    query: (text, params) => send(pool, text, params),
    transaction,
    snapshot: (work) => runOnce(pool, work, 'begin isolation level repeatable read read only'),
    close: () => pool.end(),
  };
}

async function runOnce<Result>(pool: pg.Pool, work: (transaction: Queryable) => Promise<Result>, begin = 'begin'): Promise<Result> {
  const client = await pool.connect();
  // breaks between two statements: the next one tells; without a listener it would end the process
  client.on('error', ignore);
  let broken = false;
  try {
    await client.query(begin);
    const result = await work({ query: (text, params) => send(client, text, params) });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => { broken = true; });
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

/** Statements are prepared once per connection, under a name made from their text. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}
