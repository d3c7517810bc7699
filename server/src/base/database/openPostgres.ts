import pg from 'pg';
import { createKeyedSemaphore } from './createKeyedSemaphore';
import { listenToPostgres } from './listenToPostgres';
import { REQUIRE_WRITES, codeOf, send, unavailableUnlessAnswered } from './sendStatement';
import { runTransaction, startLimit } from './runTransaction';
import { TRANSACTION_MS, type Database, type Queryable, type TransactionOptions, type Value } from './Database';

/** `bigint` as a number: times and counts of a shop fit into one. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const MAX_ATTEMPTS = 3;
/** SQLSTATEs of serialization failure and deadlock: the transaction may succeed when retried. */
const RETRYABLE_SQLSTATES = new Set(['40001', '40P01']);
const LOCK_TIMEOUT_SQLSTATE = '55P03';
/** A transaction that waits for a lock longer gives its connection back and tries again until its time is over. */
const LOCK_MS = 1_000;
const ONE_MOMENT = 'set transaction isolation level repeatable read, read only';

export interface PostgresOptions {
  /** For messages; the address without its password by default. */
  location?: string;
  /** The most connections, beside one for each channel that is listened to. */
  connections?: number;
  /** Limits of statements of requests: the server cancels one, and a connection without an answer is closed. */
  statementMs?: number;
  answerMs?: number;
}

/** Opens PostgreSQL at `url`. Connections are made at the first query, and only kept to a server that takes writes. */
export function openPostgres(
  url: string,
  { location = locationOf(url), connections = 4, statementMs = 8_000, answerMs = 10_000 }: PostgresOptions = {},
): Database {
  // pipelining: concurrent statements share a round trip, results keep their order
  const pool = new pg.Pool({
    connectionString: url,
    pipeline: true,
    max: connections,
    connectionTimeoutMillis: 5_000,
    query_timeout: answerMs,
    // ends a statement without a limit if the server's machine is gone
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // a pooler refuses these as parameters of the connection
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${statementMs}; set lock_timeout = ${LOCK_MS}; ${REQUIRE_WRITES}`);
    },
  });
  // A lost connection fails its next statement, and the pool replaces it; without listeners its error event, which may
  // come at any moment from its first one on, would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  // one is left to single statements, so that they never wait for transactions that wait for a lock
  const transactions = createKeyedSemaphore(connections - 1);
  const subscriptions = new Set<ReturnType<typeof listenToPostgres>>();

  async function transaction<Result>(
    work: (transaction: Queryable) => Promise<Result>,
    { limitMs = TRANSACTION_MS, locks = [] }: TransactionOptions = {},
  ): Promise<Result> {
    const limit = startLimit(limitMs);
    try {
      for (let attempt = 1; ;) {
        const turn = transactions.acquire(locks);
        try {
          await Promise.race([turn.acquired, limit.over]);
          return await runTransaction(pool, work, limit, locks.length > 0 ? turn.unlock : undefined);
        } catch (error) {
          const code = codeOf(error);
          if (code === LOCK_TIMEOUT_SQLSTATE) continue;
          if (attempt === MAX_ATTEMPTS || !RETRYABLE_SQLSTATES.has(code)) throw error;
          attempt += 1;
        } finally {
          turn.release();
        }
      }
    } finally {
      limit.clear();
    }
  }

  return {
    location,
    // not prepared: the lists of the catalogue have many texts, and their plans depend on the parameters
    query: async <Found extends object>(text: string, params?: Value[]) =>
      params ? (await unavailableUnlessAnswered(pool.query<Found>(text, params))).rows : send<Found>(pool, text),
    transaction,
    snapshot: (work) =>
      runTransaction(pool, (moment) => moment.query(ONE_MOMENT).then(() => work(moment)), startLimit(Infinity)),
    listen: async (channel, listener) => {
      const subscription = listenToPostgres(url, channel, listener);
      subscriptions.add(subscription);
      await subscription.started;
      return () => {
        subscriptions.delete(subscription);
        void subscription.end();
      };
    },
    close: async () => {
      await Promise.all([...subscriptions].map((subscription) => subscription.end()));
      await pool.end();
    },
  };
}

function ignore(): void {}

function locationOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname}${port && `:${port}`}${pathname}`;
}
