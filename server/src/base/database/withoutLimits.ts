import type { Database } from './Database';

/** The database for work that no request waits for: statements and transactions may take as long as they need, unless one has a limit of its own. */
export function withoutLimits(database: Database): Database {
  const transaction: Database['transaction'] = (work, options) =>
    database.transaction(work, { limitMs: Infinity, ...options });
  return { ...database, transaction, query: (text, params) => transaction(({ query }) => query(text, params)) };
}
