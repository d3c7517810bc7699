import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleProducts } from '@glow/shared/samples';
import type { Database } from '@glow/server/base';
import { openDatabase } from '@glow/server/shop';
import { accountBrowser, addProducts, serverOn } from '@glow/server/testing';
import { timed } from './requestBench';
import { keepRuns } from './results';
import { table, text } from './table';

const ORDERS = 10_000;
const PRODUCTS = 10_000;
const READS = 100;
const OWNER = 'owner@example.com';
/** The requests, with their goals in milliseconds. */
const GOALS: [url: string, goal: number][] = [
  ['dashboard', 200],
  ['orders', 100],
  ['orders?page=400', 100],
  ['orders?status=shipped', 100],
  ['orders?search=%23glw-000000001234', 100],
  ['orders?search=shopper+77', 100],
  ['orders?search=shopper77@example.com', 100],
  [`orders?search=${encodeURIComponent(sampleProducts[0]?.name ?? '')}`, 100],
  ['customers', 100],
  ['customers?search=shopper77', 100],
  ['newsletter?search=reader77', 100],
  ['audit-log', 100],
];

/** Measures each list of staff and the dashboard with 10,000 orders and products, in `DATABASE_URL` if it is set. */
export async function benchStaff(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-bench-'));
  const database = await openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: path.join(folder, 'database'),
  });
  await addProducts(database, PRODUCTS);
  await addOrders(database);
  const server = await serverOn(database, { accounts: 'local' });
  const owner = accountBrowser(() => server);
  await owner.signUp(OWNER);
  await owner.signIn(OWNER);
  await database.query("update accounts set role = 'owner' where email = $1", [OWNER]);
  const figures: Record<string, number> = {};
  for (const [url] of GOALS) figures[url] = await measure(`/api/admin/${url}`, () => server, owner.cookies);
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  console.log(table([['p95 ms', 'goal', 'is'], ...GOALS.map(([url, goal]) => [url, text(goal), text(figures[url])])]));
  console.log(`Figures: ${keepRuns('staff', [figures])}`);
}

/** The 95th percentile of a URL in ms, from a network of its own, because requests are limited by network. */
async function measure(
  url: string,
  server: Parameters<typeof accountBrowser>[0],
  cookies: Map<string, string>,
): Promise<number> {
  const browser = accountBrowser(server);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const { p95 } = await timed(READS, 1, async () => {
    const { statusCode } = await browser.get(url);
    if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
  });
  return p95;
}

/** Orders of two lines, by one of 3,000 shoppers each, over a year; and readers and entries of the log. */
async function addOrders(database: Database): Promise<void> {
  const address = JSON.stringify({
    firstName: 'Rose',
    lastName: 'Miller',
    address1: '12 Garden Street',
    city: 'Portland',
    state: 'OR',
    zipCode: '97201',
    country: 'US',
  });
  const names = JSON.stringify(sampleProducts.map(({ name }) => name));
  const now = Date.now();
  await database.query(
    `insert into orders (id, created_at, status, customer_email, customer_name, shipping_address, billing_address, payment_method,
       subtotal, shipping, tax, total, email_key)
     select 'GLW-' || lpad(n::text, 12, '0'), $1::bigint - n * 3000000::bigint, (array['processing', 'shipped', 'delivered', 'cancelled'])[n % 4 + 1],
       'Shopper' || n % 3000 || '@example.com', 'Shopper ' || n % 3000, $2, $2, '{}', 5000, 0, 400, 5400, 'shopper' || n % 3000 || '@example.com'
     from generate_series(1, ${ORDERS}) as n`,
    [now, address],
  );
  await database.query(
    `insert into order_lines (order_id, position, line_id, name, image, quantity, price)
     select 'GLW-' || lpad(n::text, 12, '0'), place, 'line', $1::json ->> (n * 7 + place) % $2::integer, 'i', 1, 2500
     from generate_series(1, ${ORDERS}) as n, generate_series(0, 1) as place`,
    [names, sampleProducts.length],
  );
  await database.query(
    `insert into newsletter_subscribers (email_key, email, interests, source, created_at)
     select 'reader' || n || '@example.com', 'reader' || n || '@example.com', '[]', 'website', n from generate_series(1, ${ORDERS}) as n`,
  );
  await database.query(
    `insert into audit_log (id, created_at, operator, subject, change)
     select n::text, n, 'rose', 'GLW-' || lpad(n::text, 12, '0'), 'note' from generate_series(1, ${ORDERS}) as n`,
  );
  await database.query('analyze');
}
