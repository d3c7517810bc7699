import type { Database } from './database/Database';
import { ORDER_ACCESS_MS } from './orders/orderAccess';

const HOUR = 60 * 60 * 1000;

/** Retention of idempotency keys, in milliseconds. */
export const IDEMPOTENCY_KEY_MS = 7 * 24 * HOUR;

/** Deletes expired rows: idempotency keys, order access grants and rate limit windows. */
export async function cleanUp(database: Database, now = Date.now()): Promise<void> {
  await database.query('delete from idempotency_keys where created_at < $1', [now - IDEMPOTENCY_KEY_MS]);
  await database.query('delete from receipts where created_at < $1', [now - ORDER_ACCESS_MS]);
  await database.query("delete from rate_limits where ends_at < clock_timestamp() - interval '1 minute'", []);
}

/** Cleans up now and then hourly; returns a function that stops it. A failed run is retried by the next one. */
export function scheduleCleanup(database: Database): () => void {
  const run = () => void cleanUp(database).catch(() => undefined);
  run();
  const timer = setInterval(run, HOUR).unref();
  return () => clearInterval(timer);
}
