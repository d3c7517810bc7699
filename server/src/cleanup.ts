import type { Database } from './database/Database';
import { MAX_DAYS } from './api/reports/pageFigures';
import { ORDER_ACCESS_MS } from './orders/orderAccess';

const HOUR = 60 * 60 * 1000;
/** Rows per statement, so that no order waits for a long one. */
const PAGE_SIZE = 1000;
/** A clock that is further ahead of the newest order is reported, in milliseconds. */
const REPORTED_LEAD_MS = 7 * 24 * HOUR;

/** Retention of idempotency keys, in milliseconds. */
export const IDEMPOTENCY_KEY_MS = 7 * 24 * HOUR;

/** How long an address waits for a product, in milliseconds (NEWS-23). */
export const STOCK_ALERT_MS = 365 * 24 * HOUR;

/** Deletes rows that have expired at `now` (epoch ms): idempotency keys, order access grants, stock alerts, page figures and rate limit windows. */
export async function cleanUp(database: Database, now = Date.now()): Promise<void> {
  await deleteBefore(database, 'idempotency_keys', now - IDEMPOTENCY_KEY_MS);
  await deleteBefore(database, 'receipts', now - ORDER_ACCESS_MS);
  await deleteBefore(database, 'stock_alerts', now - STOCK_ALERT_MS);
  await deleteBefore(database, 'page_figures', now - MAX_DAYS * 24 * HOUR);
  await database.query("delete from rate_limits where ends_at < clock_timestamp() - interval '1 minute'", []);
}

async function deleteBefore(database: Database, table: string, moment: number): Promise<void> {
  let deleted = 0;
  let page: unknown[];
  do {
    page = await database.query(
      `delete from ${table} where ctid = any (array(select ctid from ${table} where created_at < $1 limit ${PAGE_SIZE}))
       returning created_at`,
      [moment],
    );
    deleted += page.length;
  } while (page.length === PAGE_SIZE);
  if (deleted > 0) await database.vacuum(table);
}

/** Cleans up now and then hourly; returns a function that stops it. A failed run is retried by the next one. */
export function scheduleCleanup(database: Database, report: (sentence: string) => void): () => void {
  const run = createCleanup(database, report);
  const runSafely = () => void run().catch(() => undefined);
  runSafely();
  const timer = setInterval(runSafely, HOUR).unref();
  return () => clearInterval(timer);
}

/**
 * A cleanup that a wrong clock does not mislead: rows expire by the time of the newest order at its first run plus the
 * time that this process has run since, where that is earlier than the clock. A clock that is ahead so deletes nothing,
 * and in a shop that was closed the rows of its last days are kept until the next start.
 */
export function createCleanup(database: Database, report: (sentence: string) => void): () => Promise<void> {
  let newestOrder: { createdAt: number; readAt: number } | undefined;
  return async () => {
    newestOrder ??= await readNewestOrder(database, report);
    if (!newestOrder) return;
    const { createdAt, readAt } = newestOrder;
    await cleanUp(database, Math.min(Date.now(), createdAt + Math.floor(performance.now() - readAt)));
  };
}

/** The time of the newest order (each order has a receipt), and when it was read in milliseconds of `performance.now()`. */
async function readNewestOrder(
  database: Database,
  report: (sentence: string) => void,
): Promise<{ createdAt: number; readAt: number } | undefined> {
  const [row] = await database.query('select max(created_at) as newest from receipts', []);
  if (!row?.newest) return undefined;
  const createdAt = Number(row.newest);
  const lead = Date.now() - createdAt;
  if (lead > REPORTED_LEAD_MS)
    report(
      `The clock is ${Math.floor(lead / (24 * HOUR))} days ahead of the newest order: nothing that expired since is deleted until the next start. Check the clock.`,
    );
  return { createdAt, readAt: performance.now() };
}
