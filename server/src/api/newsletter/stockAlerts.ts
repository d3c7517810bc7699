import type { NewsletterSubscription } from '@glow/shared/newsletter';
import { emailKey as emailKeyOf } from '@glow/shared/validation';
import { addToOutbox, type Mail } from '../../database/addToOutbox';
import type { Database, Queryable, Row } from '../../database/Database';
import { ApiError } from '../../errors/ApiError';
import { unsubscribeHeaders, unsubscribeLink, type LinkOptions } from './unsubscribeLink';
import { greeting } from '../../validation/greeting';

/** Emails that are written in one transaction. */
const PAGE_SIZE = 200;

/** `$1` are ids of products and order lines as JSON. Returns those that are sold, whether or not the address waited for them before. */
const WAIT_FOR_ITEMS = `with wanted as (select json_array_elements_text($1::json) as item_id),
  items as (
    select item_id, products.id as product_id
    from wanted left join variants on line_id = item_id join products on products.id = coalesce(variants.product_id, item_id)
    where discontinued_at is null and exists (select from stock where item_id in (stock.product_id, line_id))),
  added as (
    insert into stock_alerts (email_key, item_id, product_id, email, created_at)
    select $2, item_id, product_id, $3, $4 from items on conflict do nothing)
  select item_id from items`;

/** `$1` is the address, in lower case, or null for all. */
const TAKE_ITEMS_IN_STOCK = `delete from stock_alerts using products
  where stock_alerts.ctid = any (array(
      select waiting.ctid from stock_alerts waiting where ($1::text is null or email_key = $1) and exists (
        select from stock join products on products.id = stock.product_id
        where stock.product_id = waiting.product_id and pieces > 0 and item_id in (stock.product_id, line_id)
          and discontinued_at is null)
      limit ${PAGE_SIZE} for update skip locked))
    and products.id = stock_alerts.product_id
  returning email_key, email, item_id, products.id as product_id, products.name,
    (select json_build_object('id', id, 'value', value)::text from variants where line_id = item_id) as variant`;

/** Keeps that an address waits for the products or order lines in `interests` (API-31). Throws an `ApiError` 400 where none is sold. */
export async function waitForStock(
  database: Database,
  { email, interests }: Pick<NewsletterSubscription, 'email' | 'interests'>,
  links: LinkOptions,
): Promise<void> {
  const emailKey = emailKeyOf(email);
  const items = await database.query(WAIT_FOR_ITEMS, [JSON.stringify(interests), emailKey, email, Date.now()]);
  if (items.length === 0) throw new ApiError(400, 'This product is not in our store.');
  // of what has come back since the page was shown
  await writeStockAlerts(database, links, emailKey);
}

/** Writes one email for each address that waits for something in stock, and ends its waiting, in one transaction (NEWS-22). */
export async function writeStockAlerts(database: Database, links: LinkOptions, emailKey?: string): Promise<void> {
  let written: number;
  do written = await database.transaction((transaction) => writePage(transaction, links, emailKey ?? null));
  while (written === PAGE_SIZE);
}

async function writePage(transaction: Queryable, links: LinkOptions, emailKey: string | null): Promise<number> {
  const rows = await transaction.query(TAKE_ITEMS_IN_STOCK, [emailKey]);
  for (const row of rows) await addToOutbox(transaction, emailOf(row, links));
  return rows.length;
}

/** The email that a product or one of its choices is back in stock, with the links to its page and to leave. */
function emailOf({ email_key, email, product_id, name, variant }: Row, { site, unsubscribeSigner }: LinkOptions): Mail {
  const chosen = variant === null ? undefined : (JSON.parse(String(variant)) as { id: string; value: string });
  const link = unsubscribeLink(site, String(email_key), unsubscribeSigner);
  const body = [
    greeting(),
    '',
    `${name}${chosen ? ` (${chosen.value})` : ''} is back in stock, and you asked us to tell you:`,
    `${site}/product/${product_id}${chosen ? `?variant=${chosen.id}` : ''}`,
    '',
    'This is the only e-mail about it.',
    '',
    'If you would rather hear nothing more from us, this link always works:',
    link,
    '',
  ].join('\n');
  return { recipient: String(email), subject: 'Back in stock at Glow', body, headers: unsubscribeHeaders(link) };
}

/** Returns a listener for changes of the catalogue (`all`, `product:<id>`, `stock:<id>`) that writes the emails that are due; one run at a time. */
export function createStockAlerts(
  database: Database,
  links: () => LinkOptions,
  report: (error: unknown) => void,
): (change: string) => void {
  let isDue = false;
  let isRunning = false;

  async function run() {
    isRunning = true;
    while (isDue) {
      isDue = false;
      // a failed run is repeated after the next change
      await writeStockAlerts(database, links()).catch(report);
    }
    isRunning = false;
  }

  return function noteChange(change) {
    // the pieces of something that was in stock before
    if (change.startsWith('stock:')) return;
    isDue = true;
    if (!isRunning) void run();
  };
}
