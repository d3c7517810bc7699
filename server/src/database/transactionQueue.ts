import type { Database, Queryable, Row, Value } from './Database';

/** Callers per transaction: enough to share an fsync, few enough to keep latency low. */
const MAX_BATCH_SIZE = 32;

type Work = (transaction: Queryable) => Promise<unknown>;

interface QueuedWork {
  work: Work;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** A queue of transactions on one connection; `end` resolves once it is empty. */
export interface TransactionQueue extends Pick<Database, 'query' | 'transaction'> {
  end(): Promise<void>;
}

/**
 * Shares one connection between many callers by group commit: waiting callers run in one transaction, each in its own
 * savepoint, because the fsync at COMMIT dominates the cost. Callers are resolved only after COMMIT, so a transaction in
 * the batch never outlives one it has read from. `ready` runs before each transaction.
 */
export function createTransactionQueue(connection: Queryable, ready: () => Promise<void>): TransactionQueue {
  const queue: QueuedWork[] = [];
  let draining: Promise<void> | undefined;

  function enqueue<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      queue.push({ work, resolve: resolve as QueuedWork['resolve'], reject });
      draining ??= drain();
    });
  }

  async function drain(): Promise<void> {
    // callers of the same tick share a batch
    await null;
    while (queue.length > 0) await runBatch(connection, queue.splice(0, MAX_BATCH_SIZE), ready);
    draining = undefined;
  }

  return {
    query: (text: string, params?: Value[]): Promise<Row[]> =>
      enqueue((transaction) => transaction.query(text, params)),
    transaction: enqueue,
    end: async () => draining,
  };
}

async function runBatch(connection: Queryable, batch: QueuedWork[], ready: () => Promise<void>): Promise<void> {
  const settlers: (() => void)[] = [];
  try {
    await ready();
    await connection.query('begin');
    for (const queued of batch) settlers.push(await runInSavepoint(connection, queued, batch.length === 1));
    await connection.query('commit');
    for (const settle of settlers) settle();
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    for (const { reject } of batch) reject(error);
  }
}

/** Runs one caller's work and returns a function that settles its promise; throws when the whole transaction must be aborted. The connection keeps statements in order, so the savepoint is not awaited first. */
async function runInSavepoint(
  connection: Queryable,
  { work, resolve, reject }: QueuedWork,
  isAlone: boolean,
): Promise<() => void> {
  if (isAlone) {
    const result = await work(connection);
    return () => resolve(result);
  }
  const savepoint = connection.query('savepoint turn');
  try {
    const [result] = await Promise.all([work(connection), savepoint]);
    return () => resolve(result);
  } catch (error) {
    await connection.query('rollback to savepoint turn');
    return () => reject(error);
  }
}
