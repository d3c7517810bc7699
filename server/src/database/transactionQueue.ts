import { AsyncResource } from 'node:async_hooks';
import { TRANSACTION_MS, type Queryable, type Row, type Value } from './Database';
import { startLimit } from './startLimit';

/** Callers per transaction: enough to share an fsync, few enough to keep latency low. */
const MAX_BATCH_SIZE = 32;
/** Time for the rollback of an expired caller, in milliseconds; afterwards the connection is reset. */
const ROLLBACK_MS = 2_000;
/** Limit of a statement outside of a transaction, in milliseconds. */
const AUTOCOMMIT_MS = 600_000;

type Work = (transaction: Queryable) => Promise<unknown>;

/** The only connection of an engine. */
export interface Connection extends Queryable {
  /** Prepares it for a transaction; may take long, for example to start the engine. */
  prepare(): Promise<void>;
  /** Ends it: statements in progress fail. */
  reset(): void;
}

/** A caller's work in the queue. */
interface QueuedWork {
  work: Work;
  /** Runs alone and outside of a transaction. */
  isAutocommit: boolean;
  /** Time at which it fails, in milliseconds of `performance.now()`. */
  expiresAt: number;
  isExpired: boolean;
  /** Rejects when it expires. */
  expiry: Promise<never>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Shares one connection between many callers by group commit: waiting callers run in one transaction, each in its own
 * savepoint, because the fsync at COMMIT dominates the cost. Callers are resolved only after COMMIT, so a transaction in
 * the batch never outlives one it has read from. A caller whose time is over fails: in the queue it is skipped, at work it is
 * rolled back. If the rollback does not answer either, the connection is reset.
 */
export function createTransactionQueue(connection: Connection) {
  const queue: QueuedWork[] = [];
  let draining: Promise<void> | undefined;

  function enqueue(work: Work, limitMs = TRANSACTION_MS, isAutocommit = false): Promise<unknown> {
    const { over: expiry, clear } = startLimit(limitMs);
    const expiresAt = performance.now() + limitMs;
    const answer = new Promise((resolve, reject) => {
      // in the context of its caller, not of whoever began to empty the queue
      const bound = AsyncResource.bind(work);
      const queued: QueuedWork = { work: bound, isAutocommit, expiresAt, isExpired: false, expiry, resolve, reject };
      expiry.catch((error: unknown) => {
        queued.isExpired = true;
        reject(error);
      });
      queue.push(queued);
      draining ??= drain();
    });
    answer.then(clear, clear);
    return answer;
  }

  async function drain(): Promise<void> {
    // callers of the same tick share a batch
    await null;
    while (queue.length > 0) await runBatch(connection, nextBatch(queue));
    draining = undefined;
  }

  return {
    query: (text: string, params?: Value[]) =>
      enqueue((transaction) => transaction.query(text, params)) as Promise<Row[]>,
    transaction: <Result>(work: (transaction: Queryable) => Promise<Result>, { limitMs }: { limitMs?: number } = {}) =>
      enqueue(work, limitMs) as Promise<Result>,
    /** Runs one statement outside of a transaction. */
    autocommit: async (text: string) => void (await enqueue((alone) => alone.query(text), AUTOCOMMIT_MS, true)),
    /** Resolves once the queue is empty. */
    end: async () => draining,
  };
}

function nextBatch(queue: QueuedWork[]): QueuedWork[] {
  const alone = queue.findIndex(({ isAutocommit }) => isAutocommit);
  const size = alone === -1 ? MAX_BATCH_SIZE : Math.min(Math.max(alone, 1), MAX_BATCH_SIZE);
  return queue.splice(0, size);
}

async function runBatch(connection: Connection, batch: QueuedWork[]): Promise<void> {
  let watchdog: NodeJS.Timeout | undefined;
  try {
    await connection.prepare();
    const current = batch.filter(({ isExpired }) => !isExpired);
    const remainingMs = Math.max(...current.map(({ expiresAt }) => expiresAt)) - performance.now() + ROLLBACK_MS;
    if (Number.isFinite(remainingMs)) watchdog = setTimeout(() => connection.reset(), remainingMs);
    for (const settle of await runTransaction(connection, current)) settle();
  } catch (error) {
    for (const { reject } of batch) reject(error);
  } finally {
    clearTimeout(watchdog);
  }
}

/** Runs the callers and returns, once their work is committed, the functions that settle their promises. */
async function runTransaction(connection: Connection, batch: QueuedWork[]): Promise<(() => void)[]> {
  const [first] = batch;
  if (!first) return [];
  if (first.isAutocommit) {
    const result = await runUntilExpiry(connection, first);
    return [() => first.resolve(result)];
  }
  const settlers: (() => void)[] = [];
  try {
    await connection.query('begin');
    for (const queued of batch) settlers.push(await runInSavepoint(connection, queued, batch.length === 1));
    await connection.query('commit');
    return settlers;
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Runs one caller's work and returns a function that settles its promise; throws when the whole transaction must be aborted. The connection keeps statements in order, so the savepoint is not awaited first. */
async function runInSavepoint(connection: Queryable, queued: QueuedWork, isAlone: boolean): Promise<() => void> {
  if (isAlone) {
    const result = await runUntilExpiry(connection, queued);
    return () => queued.resolve(result);
  }
  const savepoint = connection.query('savepoint turn');
  try {
    const [result] = await Promise.all([runUntilExpiry(connection, queued), savepoint]);
    return () => queued.resolve(result);
  } catch (error) {
    await connection.query('rollback to savepoint turn');
    return () => queued.reject(error);
  }
}

/** Runs the work on a connection that accepts no statement of it once it has expired. */
function runUntilExpiry(connection: Queryable, queued: QueuedWork): Promise<unknown> {
  const untilExpiry: Queryable = {
    query: (text, params) => (queued.isExpired ? queued.expiry : connection.query(text, params)),
  };
  return Promise.race([queued.work(untilExpiry), queued.expiry]);
}
