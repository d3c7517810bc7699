import type { NewsletterSubscription } from '@glow/shared/newsletter';
import { BACK_IN_STOCK } from '@glow/shared/policy';
import { emailKey } from '@glow/shared/validation';
import { jsonOf } from '../../base/database/readItems';
import type { MailPart } from '../mail/renderMail';
import type { Database, Row } from '../../base/database/Database';
import { ApiError } from '../../base/errors/ApiError';
import { askToConfirm, ITEM_NAME, MOST_CONFIRMATIONS } from './askToConfirm';
import { addLetter, type LinkOptions } from './unsubscribe';

/** Addresses whose emails are written in one transaction. */
const PAGE_SIZE = 200;

/** Products and lines that one address may wait for. */
export const MOST_ALERTS = 20;

/** `$1` are ids of products and order lines as JSON. Counts the sold ones, and the waited for ones: out of stock. */
const WAIT_FOR_ITEMS = `with wanted as (select json_array_elements_text($1::json) as item_id),
  items as (
    select item_id, products.id as product_id,
      exists (select from stock where item_id in (stock.product_id, line_id) and pieces > 0) as is_in_stock
    from wanted left join variants on line_id = item_id join products on products.id = coalesce(variants.product_id, item_id)
    where discontinued_at is null and exists (select from stock where item_id in (stock.product_id, line_id))),
  added as (
    insert into stock_alerts (email_key, item_id, product_id, email, created_at)
    select $2, item_id, product_id, $3, $4 from items where not is_in_stock
    limit greatest(0, ${MOST_ALERTS} - (select count(*) from stock_alerts where email_key = $2)) on conflict do nothing)
  select count(*) as sold, count(*) filter (where not is_in_stock) as waited_for from items`;

const IS_IN_STOCK = `exists (
  select from stock join products on products.id = stock.product_id
  where stock.product_id = stock_alerts.product_id and pieces > 0 and item_id in (stock.product_id, line_id)
    and discontinued_at is null)`;

const ITEM_URL = `$2 || '/product/' || products.id || coalesce((select '?variant=' || id from variants where line_id = item_id), '')`;

/** `$1` is an address in lower case, or null for all confirmed ones; `$2` is the site. Takes all items in stock. */
const TAKE_ITEMS_IN_STOCK = `with readers as (
    select email_key, email from newsletter_subscribers reader
    where alerts_confirmed_at is not null and ($1::text is null or email_key = $1)
      and exists (select from stock_alerts where stock_alerts.email_key = reader.email_key and ${IS_IN_STOCK})
    limit ${PAGE_SIZE} for update skip locked),
  taken as (
    delete from stock_alerts using readers, products
    where stock_alerts.email_key = readers.email_key and products.id = stock_alerts.product_id and ${IS_IN_STOCK}
    returning readers.*, ${jsonOf({ name: ITEM_NAME, url: ITEM_URL })} as item)
  select email_key, email, json_agg(item) as items from taken group by email_key, email`;

/** Stores that an address waits for items (API-31). Throws an `ApiError`: 400 not sold, 409 all in stock. */
export async function waitForStock(
  database: Database,
  { email, interests }: Pick<NewsletterSubscription, 'email' | 'interests'>,
  links: LinkOptions,
  network?: string,
): Promise<void> {
  const key = emailKey(email);
  await database.transaction(async (transaction) => {
    const values = [JSON.stringify(interests), key, email, Date.now()];
    const [found] = await transaction.query(WAIT_FOR_ITEMS, values);
    if (Number(found?.sold) === 0) throw new ApiError(400, 'This product is not in our store.');
    if (Number(found?.waited_for) === 0) throw new ApiError(409, 'This is in stock now: you can add it to your cart.');
    await askToConfirm(transaction, { email, interests: [], source: BACK_IN_STOCK }, links, network);
  });
  // an item may be back in stock since the check
  await writeStockAlerts(database, links, key);
}

/** Writes each confirmed address one email about its items in stock, and ends its waiting at once (NEWS-22). */
export async function writeStockAlerts(database: Database, links: LinkOptions, key: string | null = null) {
  let rows: Row[];
  do
    rows = await database.transaction(async (transaction) => {
      const readers = await transaction.query<Row & { items: StockedItem[] }>(TAKE_ITEMS_IN_STOCK, [key, links.site()]);
      for (const { email_key, email, items } of readers)
        await addLetter(transaction, links, String(email_key), { recipient: String(email), ...stockMail(items) });
      return readers;
    });
  while (rows.length === PAGE_SIZE);
  if (!key) await askWhoWaited(database, links);
}

type StockedItem = Record<'name' | 'url', string>;

export function stockMail(items: StockedItem[]) {
  const parts: MailPart[] = [
    ...items.flatMap(({ name, url }) => [
      { text: `${name} is back in stock.` },
      { button: 'See the product', href: url },
    ]),
    { text: 'You asked us to tell you, and this is the only email about it.' },
  ];
  return { subject: 'Back in stock at Glow', content: { heading: 'Back in stock', parts } };
}

/** Asks addresses from before confirmations to confirm, as many as allowed; the others after a later change. */
async function askWhoWaited(database: Database, links: LinkOptions): Promise<void> {
  const rows = await database.query(
    `select distinct on (email_key) email from stock_alerts
     where email_key not in (select email_key from newsletter_subscribers where asked_at is not null)
     limit ${MOST_CONFIRMATIONS / 2}`,
    [],
  );
  for (const { email } of rows) {
    const subscription = { email: String(email), interests: [], source: BACK_IN_STOCK };
    await database.transaction((transaction) => askToConfirm(transaction, subscription, links));
  }
}

/** Returns a listener for changes (`all`, `product:<id>`, `stock:<id>`) that writes due emails, one run at a time. */
export function createStockAlerts(database: Database, links: LinkOptions, report: (error: unknown) => void) {
  let isDue = false;
  let lastRun = Promise.resolve();

  return function noteChange(change: string) {
    // at `stock:` the product was in stock before
    if (isDue || change.startsWith('stock:')) return;
    isDue = true;
    lastRun = lastRun.then(() => {
      isDue = false;
      // a failed run is repeated after the next change
      return writeStockAlerts(database, links).catch(report);
    });
  };
}
