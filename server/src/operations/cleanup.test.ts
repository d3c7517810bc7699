import { accountServer } from '../testing/accountServer';
import { anOrder } from '../testing/anOrder';
import { sharedStore } from '../testing/sharedStore';
import { testServer } from '../testing/testServer';
import { cleanUp, createCleanup } from './cleanup';

const DAY = 24 * 60 * 60 * 1000;

const ORDER =
  "insert into orders values ('o', $1, 'processing', '', '', '{}', '{}', '{}', 0, 0, 0, 0) on conflict do nothing";
const ACCOUNT =
  "insert into accounts (id, email, created_at, updated_at) values ('a', '', $1, $1) on conflict do nothing";
const READER = `insert into newsletter_subscribers (email_key, email, interests, source, created_at, asked_at, confirmed_at, alerts_confirmed_at)`;
const FORGET_READERS = 'delete from newsletter_subscribers where $1::bigint is not null';
const PAGE_ERROR = "insert into page_errors values ('e', $1, $1, 'blog', 'b', 'c', 'load', '', '[]', '', 1)";
const ALERT = "insert into stock_alerts values ('rose', 'skn-006', 'skn-006', 'rose', $1)";

/** Rows that have an end: after how many days they are deleted, and the statements that insert them, at time `$1`. */
const ENDS: Record<string, [days: number, ...rows: string[]]> = {
  'idempotency_keys: 7 days (API-5)': [
    7,
    "insert into idempotency_keys (key, body_hash, created_at) values ('k', '', $1)",
  ],
  'receipts: 30 days (ORD-8)': [30, ORDER, "insert into receipts values ('o', 'h', $1)"],
  'outbox: 90 days, sent': [
    90,
    `insert into outbox (id, created_at, recipient, subject, body, sent_at, next_attempt_at)
     values ('m', $1, '', '', '', $1, null)`,
  ],
  'outbox: 90 days, in a shop that sends none': [
    90,
    "insert into outbox (id, created_at, recipient, subject, body) values ('m', $1, '', '', '')",
  ],
  'stock_alerts: a year (NEWS-23)': [365, FORGET_READERS, ALERT],
  'stock_alerts: 2 days, unconfirmed (NEWS-23)': [
    2,
    FORGET_READERS,
    `${READER} values ('rose', '', '[]', 'back_in_stock', $1, $1, null, null), ('iris', '', '[]', 'footer', $1, $1, $1, $1)`,
    ALERT,
    "insert into stock_alerts values ('iris', 'skn-006', 'skn-006', 'iris', $1)",
  ],
  ...Object.fromEntries(
    ['back_in_stock', 'footer'].map((source) => [
      `newsletter_subscribers: 2 days, unconfirmed, from ${source} (NEWS-9)`,
      [
        2,
        `${READER} values ('rose', '', '[]', '${source}', $1, $1, null, null), ('iris', '', '[]', '${source}', $1, $1, null, $1),
           ('lily', '', '[]', '${source}', $1, $1, $1, $1)`,
      ],
    ]),
  ),
  'page_figures: 28 days': [28, "insert into page_figures values ($1, 'blog', 'b', '', 'shown', 0, 1)"],
  'page_errors: 28 days': [28, PAGE_ERROR],
  'account_sessions: at their end': [0, ACCOUNT, "insert into account_sessions values ('s', 'a', 't', $1, 0, 0)"],
  'account_tokens: at their end': [0, "insert into account_tokens values ('t', '', '', $1, 0, 0)"],
  'compositions: a day': [1, "insert into compositions values ('c', '{}', 0, $1)"],
  'finished_sign_ins: a day': [1, "insert into finished_sign_ins values ('s', $1)"],
};

/** Tables with a time that are kept, each with the reason. */
const KEPT = {
  orders: 'the books of the shop',
  audit_log: 'who has changed what; it holds no address of a shopper',
  accounts: 'until their person deletes them',
  account_logins: 'as their account',
  account_data: 'as their account',
  account_identities: 'as their account',
  provider_sessions: 'as their session',
  products: 'the catalogue',
  withdrawn_builds: 'about releases, nobody',
  schema_migrations: 'about the database',
};

/** Moves both clocks of the process, by days. */
function goOn(days: number): void {
  const [wallClock, elapsed] = [Date.now, performance.now.bind(performance)];
  jest.spyOn(Date, 'now').mockImplementation(() => wallClock() + days * DAY);
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed() + days * DAY);
}

const store = sharedStore();
afterEach(() => jest.restoreAllMocks());

async function place(key: string): Promise<string> {
  return (await store.post('/api/orders', anOrder(), { 'idempotency-key': key })).json().order.id;
}

test('a key is remembered for seven days, its order for ever (API-5)', async () => {
  const before = Date.now();
  const first = await place('weekly');
  await cleanUp(store.database, before + 7 * DAY);
  expect(await place('weekly')).toBe(first);
  await cleanUp(store.database, Date.now() + 7 * DAY + 60_000);
  expect(await store.sql('select key from idempotency_keys')).toEqual([]);
  expect(await store.sql('select id from orders')).toEqual([{ id: first }]);
  expect(await place('weekly')).not.toBe(first);
});

const count = async (table: string) => Number(await store.value(`select count(*) from ${table}`));

test('a clock that is 400 days ahead deletes nothing, not even after an order by that clock, and is reported once', async () => {
  const reports: string[] = [];
  const id = await place('before');
  const [keys, receipts] = [await count('idempotency_keys'), await count('receipts')];
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 400 * DAY);
  const run = createCleanup(store.database, (sentence) => reports.push(sentence));
  await run();
  await place('by-the-wrong-clock');
  await run();
  expect([await count('idempotency_keys'), await count('receipts')]).toEqual([keys + 1, receipts + 1]);
  expect(await place('before')).toBe(id);
  expect(reports).toEqual([expect.stringContaining('The clock is 400 days ahead of the newest order')]);
  const kept = [await count('idempotency_keys'), await count('receipts')];
  // after a restart, when that order is the newest
  for (let start = 0; start < 3; start += 1) await createCleanup(store.database, () => undefined)();
  expect([await count('idempotency_keys'), await count('receipts')]).toEqual(kept);
});

test('the time of a shop goes on from run to run and over restarts, and never back', async () => {
  const reached = async () => Number(await store.value('select reached from shop_time'));
  const [now, elapsed] = [Date.now(), performance.now()];
  const days = (count: number) => count * DAY;
  const before = await reached();
  const monotonic = jest.spyOn(performance, 'now').mockReturnValue(elapsed);
  const wallClock = jest.spyOn(Date, 'now').mockReturnValue(now);
  const run = createCleanup(store.database, () => undefined);
  await run();
  wallClock.mockReturnValue(now + days(900));
  monotonic.mockReturnValue(elapsed + days(3));
  await run();
  expect((await reached()) - before).toBe(days(3));
  const other = createCleanup(store.database, () => undefined);
  await other();
  monotonic.mockReturnValue(elapsed + days(5));
  await Promise.all([run(), other()]);
  expect((await reached()) - before).toBe(days(5));
  wallClock.mockReturnValue(now - days(900));
  await run();
  expect((await reached()) - before).toBe(days(5));
  await store.sql('update shop_time set reached = $1', before);
});

test.each(Object.entries(ENDS))('%s', async (what, [days, ...rows]) => {
  const table = what.split(':')[0] ?? '';
  await store.sql(`delete from ${table}`);
  const start = Date.parse('2026-03-01');
  for (const row of rows) await store.sql(row, start);
  const all = await count(table);
  await cleanUp(store.database, start + days * DAY);
  expect(await count(table)).toBe(all);
  await cleanUp(store.database, start + days * DAY + 1);
  expect(await count(table)).toBe(all - 1);
});

test('a limit is forgotten a minute after its window', async () => {
  await store.sql('delete from rate_limits');
  for (const seconds of [59, 61])
    await store.sql(
      "insert into rate_limits values ($1, 1, clock_timestamp() - $2 * interval '1 second')",
      `key ${seconds}`,
      seconds,
    );
  await cleanUp(store.database);
  expect(await store.sql('select key from rate_limits')).toEqual([{ key: 'key 59' }]);
});

test('every table with a time has an end, or a reason to be kept', async () => {
  const rows = await store.database.query(
    "select distinct table_name from information_schema.columns where table_schema = current_schema() and column_name ~ '(^|_)at$'",
    [],
  );
  const ended = Object.keys(ENDS).map((what) => what.split(':')[0] ?? '');
  const known = [...new Set([...ended, 'rate_limits']), ...Object.keys(KEPT)];
  expect(rows.map(({ table_name: name }) => name).sort()).toEqual(known.sort());
});

test.each([
  ['only accounts order', accountServer, { 'x-account': 'rose' }, 1],
  ['orders come over plain HTTP', testServer, { host: 'shop.example' }, 1],
  ['nobody has ordered', testServer, undefined, 0],
] as const)('what has expired is deleted although %s', async (_who, open, headers, orders) => {
  const shop = await open();
  const send = { method: 'POST', url: '/api/orders', payload: anOrder() } as const;
  if (headers) expect((await shop.server.inject({ ...send, headers })).statusCode).toBe(201);
  const sum = async (table: string) =>
    Number((await shop.database.query(`select count(*) as n from ${table}`, []))[0]?.n);
  expect([await sum('orders'), await sum('receipts')]).toEqual([orders, 0]);
  await shop.database.query(PAGE_ERROR, [Date.now()]);
  const run = createCleanup(shop.database, () => undefined);
  await run();
  expect(await sum('page_errors')).toBe(1);
  goOn(29);
  await run();
  expect(await sum('page_errors')).toBe(0);
  expect(await sum('shop_time')).toBe(1);
  await shop.close();
});

test('what expires while the process runs is deleted', async () => {
  await place('weekly-again');
  await store.sql('update receipts set created_at = $1', Date.now());
  const run = createCleanup(store.database, () => undefined);
  await run();
  await store.sql('update idempotency_keys set created_at = $1', Date.now());
  goOn(8);
  await run();
  expect(await count('idempotency_keys')).toBe(0);
  expect(await count('receipts')).toBeGreaterThan(0);
});
