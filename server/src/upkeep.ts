import type { Database } from './database/Database';
import { RECEIPT_MS } from './api/orders/receipt';

const HOUR = 60 * 60 * 1000;

/** How long an idempotency key is remembered, in milliseconds: seven days. */
export const KEY_MS = 7 * 24 * HOUR;

/** Removes what nobody can use any more: old idempotency keys, receipts that no longer open an order, windows of rate limits that have passed. */
export async function prune(database: Database, now = Date.now()): Promise<void> {
  await database.query('delete from idempotency_keys where created_at < $1', [now - KEY_MS]);
  await database.query('delete from receipts where created_at < $1', [now - RECEIPT_MS]);
  await database.query("delete from rate_limits where ends_at < clock_timestamp() - interval '1 minute'", []);
}

/** Prunes now and then once an hour; answers how to end it. A turn that fails is made up for by the next. */
export function keepPruned(database: Database): () => void {
  const turn = () => void prune(database).catch(() => undefined);
  turn();
  const timer = setInterval(turn, HOUR).unref();
  return () => clearInterval(timer);
}
