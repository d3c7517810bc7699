import type { Database } from './Database';

/** For work that no request waits for: a transaction has no limit unless its options set one. */
export function withoutLimits(database: Database): Database {
  const transaction: Database['transaction'] = (work, options) =>
    database.transaction(work, { limitMs: Infinity, ...options });
  return { ...database, transaction, query: (text, params) => transaction(({ query }) => query(text, params)) };
}
