import type { Database } from './database/Database';
import { ORDER_ACCESS_MS } from './orders/orderAccess';

const HOUR = 60 * 60 * 1000;

/** How long an idempotency key is remembered, in milliseconds: seven days. */
export const IDEMPOTENCY_KEY_MS = 7 * 24 * HOUR;

/** Removes what nobody can use any more: old idempotency keys, receipts that no longer open an order, windows of rate limits that have passed. */
export async function cleanUp(database: Database, now = Date.now()): Promise<void> {
  await database.query('delete from idempotency_keys where created_at < $1', [now - IDEMPOTENCY_KEY_MS]);
  await database.query('delete from receipts where created_at < $1', [now - ORDER_ACCESS_MS]);
  await database.query("delete from rate_limits where ends_at < clock_timestamp() - interval '1 minute'", []);
}

/** Prunes now and then once an hour; answers how to end it. A turn that fails is made up for by the next. */
export function scheduleCleanup(database: Database): () => void {
  const turn = () => void cleanUp(database).catch(() => undefined);
  turn();
  const timer = setInterval(turn, HOUR).unref();
  return () => clearInterval(timer);
}
