import { CONFIRMATION_VALID_MS } from '../shop/newsletter/askToConfirm';
import type { Database } from '../base/database/Database';
import { MAX_DAYS } from '../web/reports/pageFigures';
import { ORDER_ACCESS_MS } from '../shop/orders/orderRepository';
import type { Tell } from '../base/errors/errors';
import { repeat } from '../base/system/repeat';

const HOUR = 60 * 60 * 1000;
/** Rows per statement, so that no order waits for a long one. */
const PAGE_SIZE = 1000;
/** A clock that is this many days ahead of the newest order is reported. */
const REPORTED_DAYS = 7;

/** How long the rows of a table are kept after `created_at`, in milliseconds. */
const KEPT_MS = {
  idempotency_keys: 7 * 24 * HOUR,
  receipts: ORDER_ACCESS_MS,
  outbox: 90 * 24 * HOUR,
  // NEWS-23
  stock_alerts: 365 * 24 * HOUR,
  page_figures: MAX_DAYS * 24 * HOUR,
  page_errors: MAX_DAYS * 24 * HOUR,
  finished_sign_ins: 24 * HOUR,
};

/** Deletes rows that have expired at `now` (epoch ms), and addresses that were not confirmed in time. */
export async function cleanUp(database: Database, now = Date.now()): Promise<void> {
  for (const [table, kept] of Object.entries(KEPT_MS)) await deleteBefore(database, table, now - kept);
  const isUnconfirmed = 'alerts_confirmed_at is null and asked_at < $1';
  for (const statement of [
    `delete from stock_alerts where email_key in (select email_key from newsletter_subscribers where ${isUnconfirmed})`,
    `delete from newsletter_subscribers where confirmed_at is null and ${isUnconfirmed}`,
  ])
    await database.query(statement, [now - CONFIRMATION_VALID_MS]);
  for (const table of ['account_sessions', 'account_tokens'])
    await database.query(`delete from ${table} where expires_at < $1`, [now]);
  await database.query('delete from compositions where seen_at < $1', [now - 24 * HOUR]);
  await database.query("delete from rate_limits where ends_at < clock_timestamp() - interval '1 minute'", []);
}

async function deleteBefore(database: Database, table: string, moment: number): Promise<void> {
  const deletePage = `delete from ${table}
    where ctid = any (array(select ctid from ${table} where created_at < $1 limit ${PAGE_SIZE})) returning created_at`;
  let page = await database.query(deletePage, [moment]);
  while (page.length === PAGE_SIZE) page = await database.query(deletePage, [moment]);
}

/** Cleans up now and every five minutes: a restart loses no more of the shop's time. The returned function stops it. */
export function scheduleCleanup(database: Database, report: Tell): () => void {
  const { run, close } = repeat(createCleanup(database, report), HOUR / 12, () => undefined);
  void run();
  return close;
}

/** Returns a cleanup that measures age by the time that the shop has run, so that a wrong clock deletes nothing. */
export function createCleanup(database: Database, report: Tell): () => Promise<void> {
  let start: Awaited<ReturnType<typeof readReached>> | undefined;
  return async () => {
    start ??= await readReached(database, report);
    const now = Math.min(Date.now(), start.reached + Math.floor(performance.now() - start.readAt));
    await database.query(
      `insert into shop_time (reached) values ($1)
       on conflict (id) do update set reached = greatest(shop_time.reached, excluded.reached)`,
      [now],
    );
    await cleanUp(database, now);
  };
}

/** The time that the shop has reached, and `performance.now()` at that moment. */
async function readReached(database: Database, report: Tell) {
  const [row] = await database.query(
    'select max(created_at) as newest, (select reached from shop_time) as reached from orders',
    [],
  );
  const days = Math.floor((Date.now() - Number(row?.newest ?? Infinity)) / (24 * HOUR));
  if (days >= REPORTED_DAYS)
    report(
      `The clock is ${days} days ahead of the newest order. Rows age by the time that the shop has run, so nothing is deleted too early. Check the clock.`,
    );
  return { reached: Number(row?.reached ?? row?.newest ?? Date.now()), readAt: performance.now() };
}
