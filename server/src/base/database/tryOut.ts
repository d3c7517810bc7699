import type { Database, Queryable, TransactionOptions } from './Database';

/** Runs `work` in a transaction, then rolls it back. Throws the errors of `work`. */
export async function tryOut(
  database: Database,
  work: (transaction: Queryable) => Promise<void>,
  options?: TransactionOptions,
): Promise<void> {
  const undone = new Error('It has worked, and is taken back.');
  const trial = database.transaction((transaction) => work(transaction).then(() => Promise.reject(undone)), options);
  await trial.catch((error: unknown) => error === undone || Promise.reject(error));
}
