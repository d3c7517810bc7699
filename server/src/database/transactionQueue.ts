import type { Database, Queryable, Row, Value } from './Database';

/** How many are served in one transaction at most: enough to share a flush to the disk, few enough to answer soon. */
const MAX_BATCH_SIZE = 32;

type Work = (transaction: Queryable) => Promise<unknown>;

interface QueuedWork {
  work: Work;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** The turns on one connection; `end` resolves after the last of them. */
export interface TransactionQueue extends Pick<Database, 'query' | 'transaction'> {
  end(): Promise<void>;
}

/**
 * Lets many callers use one connection in turn. All that wait are served within one transaction, each in a savepoint of
 * its own, because the flush at its end is what costs (group commit). Nobody hears of success before that flush: what a
 * later one has seen of an earlier one is on the disk with it, or neither is. `ready` runs before each transaction.
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
    // those that come in the same moment are served together
    await null;
    while (queue.length > 0) await runBatch(connection, queue.splice(0, MAX_BATCH_SIZE), ready);
    draining = undefined;
  }

  return {
    query: (text: string, params?: Value[]): Promise<Row[]> => enqueue((transaction) => transaction.query(text, params)),
    transaction: enqueue,
    end: async () => draining,
  };
}

async function runBatch(connection: Queryable, group: QueuedWork[], ready: () => Promise<void>): Promise<void> {
  const done: (() => void)[] = [];
  try {
    await ready();
    await connection.query('begin');
    for (const one of group) done.push(await runInSavepoint(connection, one, group.length === 1));
    await connection.query('commit');
    for (const settle of done) settle();
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    for (const { reject } of group) reject(error);
  }
}

/** Runs one's work and answers how to tell it; throws when the transaction as a whole cannot go on. The connection keeps the order of what it is sent, so a savepoint need not be waited for. */
async function runInSavepoint(connection: Queryable, { work, resolve, reject }: QueuedWork, isAlone: boolean): Promise<() => void> {
  if (isAlone) {
    const result = await work(connection);
    return () => resolve(result);
  }
  const saved = connection.query('savepoint turn');
  try {
    const [result] = await Promise.all([work(connection), saved]);
    return () => resolve(result);
  } catch (error) {
    await connection.query('rollback to savepoint turn');
    return () => reject(error);
  }
}
