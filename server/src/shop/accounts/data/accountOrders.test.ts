import { emailKey } from '@glow/shared/validation';
import type { LightMyRequestResponse as Response } from 'fastify';
import { accountServer, SESSION_HEADER } from '../../../testing/accountServer';
import { sharedStore } from '../../../testing/sharedStore';
import { anOrder } from '../../../testing/anOrder';
import { serverOn } from '../../../testing/testServer';
import { claimOrders, deleteAccountData } from '../openAccounts';

type Headers = Record<string, string>;

const rose = { [SESSION_HEADER]: 'rose' };
const lily = { [SESSION_HEADER]: 'lily' };

const store = sharedStore(accountServer);

beforeAll(() => store.sql('update stock set pieces = 1000'));
beforeEach(() => store.sql('update orders set account_id = null, claimed = 0, email_key = id'));

const place = (headers: Headers = {}, changes: object = {}) =>
  store.post('/api/orders', anOrder(undefined, { ...changes }), headers);
const attempt = (headers: Headers) => store.post('/api/orders/attempt', undefined, headers);
const get = (id: string, headers: Headers = {}) => store.get(`/api/orders/${id}`, headers);
const track = (orderId: string, email = 'rose@example.com') => store.post('/api/orders/track', { orderId, email });
const cookieOf = ({ headers }: Response) => String(headers['set-cookie']).split(';')[0] ?? '';
const count = async () => Number(await store.value('select count(*) from orders'));
const leave = () => store.database.transaction((transaction) => deleteAccountData(transaction, 'rose'));

async function ordersOf(headers: Headers): Promise<string[]> {
  const { orders } = (await store.get('/api/account', headers)).json();
  return orders.map(({ id }: { id: string }) => id);
}

async function claim(account: string, email = 'rose@example.com'): Promise<number> {
  await store.sql('update accounts set email = $1 where id = $2', emailKey(email), account);
  return store.database.transaction((transaction) => claimOrders(transaction, account));
}

test.each<Headers>([{}, { 'glow-account': 'true' }])('a session with %j owns its order (ORD-5)', async (headers) => {
  const guest = cookieOf(await place());
  const placed = await place({ ...rose, ...headers, cookie: guest });
  expect([placed.statusCode, placed.headers['set-cookie']]).toEqual([201, undefined]);
  const { order } = placed.json();
  expect((await get(order.id, rose)).json()).toEqual({ success: true, order });
  const strangers: Headers[] = [lily, { cookie: guest }, { ...lily, cookie: guest }, {}];
  for (const others of strangers) {
    const answer = await get(order.id, others);
    expect([answer.statusCode, answer.body]).toEqual([404, (await get('GLW-000000000000', others)).body]);
  }
  expect([await ordersOf(rose), await ordersOf(lily)]).toEqual([[order.id], []]);
});

test('a guest order belongs to nobody, and its cookie opens it, also in a session (ORD-5)', async () => {
  const placed = await place();
  const { order } = placed.json();
  expect((await get(order.id, { ...rose, cookie: cookieOf(placed) })).json().order).toEqual(order);
  expect((await get(order.id, rose)).statusCode).toBe(404);
  expect(await ordersOf(rose)).toEqual([]);
});

test('a page that takes its shopper for signed in orders nothing once the session has ended', async () => {
  const before = await count();
  const headers = { 'glow-account': 'true', 'idempotency-key': 'ended' };
  for (const answer of [await place(headers), await attempt(headers)])
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out']);
  expect(await count()).toBe(before);
});

test("a lost answer is given again to the order's account alone", async () => {
  const key = { 'idempotency-key': 'of-rose' };
  const placed = await place({ ...rose, ...key });
  const before = await count();
  const again = [await place({ ...rose, ...key }), await attempt({ ...rose, ...key })];
  expect(again.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
  for (const { body, headers } of again) expect([body, headers['set-cookie']]).toEqual([placed.body, undefined]);
  const other = await place({ ...lily, ...key });
  expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
  expect((await attempt({ ...lily, ...key })).json()).toEqual({ success: true, order: null });
  for (const answer of [await place(key), await attempt(key)]) {
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out']);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.body).not.toContain('GLW');
  }
  expect(await count()).toBe(before);
});

test('where accounts are simulated, the key of an order of an account reveals nothing', async () => {
  const key = { 'idempotency-key': 'left-over' };
  await place({ ...rose, ...key });
  const simulated = await serverOn(store.database);
  const headers = { ...rose, ...key };
  for (const url of ['/api/orders', '/api/orders/attempt']) {
    const answer = await simulated.inject({ method: 'POST', url, headers, payload: anOrder() });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
  }
  await simulated.close();
});

test('the lost answer of a guest order is given again after a sign-in, and the order stays a guest order', async () => {
  const key = { 'idempotency-key': 'of-guest' };
  const placed = await place(key);
  const before = await count();
  for (const again of [await place({ ...rose, ...key }), await attempt({ ...rose, ...key })])
    expect([again.body, again.headers['set-cookie']]).toEqual([placed.body, undefined]);
  expect(await count()).toBe(before);
  expect(await ordersOf(rose)).toEqual([]);
});

test('an order of an account that is deleted meanwhile is a guest order', async () => {
  await store.sql("update accounts set id = 'other' where id = 'lily'");
  const placed = await place(lily);
  await store.sql("update accounts set id = 'lily' where id = 'other'");
  expect(placed.statusCode).toBe(201);
  expect(await ordersOf(lily)).toEqual([]);
});

test('the newest fifty orders are listed with their lines, and an export has all', async () => {
  const { order } = (await place(rose)).json();
  await store.sql(
    `insert into orders select 'old-' || n, n, status, customer_email, customer_name, shipping_address, billing_address,
         payment_method, subtotal, shipping, tax, total, account_id, email_key
       from orders, generate_series(1, 60) as n where id = $1`,
    order.id,
  );
  const { orders } = (await store.get('/api/account', rose)).json();
  expect(orders[0]).toEqual(order);
  expect(orders.map(({ id }: { id: string }) => id).slice(1)).toEqual(
    Array.from({ length: 49 }, (_, index) => `old-${60 - index}`),
  );
  expect((await store.get('/api/account/export', rose)).json().orders).toHaveLength(61);
  await store.sql("delete from orders where id like 'old-%'");
});

test('a verified address claims its guest orders, however they spell it, once', async () => {
  const spelled = ['rose@example.com', 'Rose@Example.com', ' <rose@example.com>; '];
  const placed = await Promise.all(spelled.map((customerEmail) => place({}, { customerEmail })));
  await place({}, { customerEmail: 'rose@example.com.au' });
  const ids = placed.map((answer): string => answer.json().order.id);
  expect(await claim('rose')).toBe(3);
  expect((await ordersOf(rose)).sort()).toEqual([...ids].sort());
  expect(await claim('rose')).toBe(0);
  expect((await get(ids[1] ?? '', { cookie: cookieOf(placed[1] as Response) })).statusCode).toBe(200);
});

test('of a claimed order the account sees what tracking tells, the browser that placed it all (ORD-161)', async () => {
  const placed = await place();
  const { order } = placed.json();
  expect(await claim('rose')).toBe(1);
  const own = (await place(rose)).json().order;
  const { subtotal, shipping, tax } = order;
  const shown = { ...(await track(order.id)).json().order, country: 'US', subtotal, shipping, tax };
  const stranger = cookieOf(await place());
  const cookies: [string, object][] = [
    ['', shown],
    [stranger, shown],
    [cookieOf(placed), order],
    [`__Host-${cookieOf(placed)}`, order],
    [`__Host-${stranger}; ${cookieOf(placed)}`, order],
  ];
  for (const [cookie, expected] of cookies) {
    const headers = { ...rose, cookie };
    expect((await get(order.id, headers)).json()).toEqual({ success: true, order: expected });
    for (const url of ['/api/account', '/api/account/export']) {
      const { orders } = (await store.get(url, headers)).json();
      expect(orders).toHaveLength(2);
      expect(orders).toEqual(expect.arrayContaining([expected, own]));
    }
    expect((await get(order.id, { ...lily, cookie })).statusCode).toBe(expected === order ? 200 : 404);
  }
  await store.sql('update receipts set created_at = 1');
  expect((await get(order.id, { ...rose, cookie: cookieOf(placed) })).json().order).toEqual(shown);
  expect(await ordersOf({ ...rose, cookie: cookieOf(placed) })).toHaveLength(2);
});

test('an own order that a deleted account has left is claimed like any other', async () => {
  const { order } = (await place(rose)).json();
  await leave();
  expect(await claim('rose')).toBe(1);
  expect((await get(order.id, rose)).json().order).not.toHaveProperty('customerName');
});

test('orders of an earlier version are claimed as order tracking finds them', async () => {
  const emails = ['\u0130ris@example.com', 'Rose@example.com.', 'Zo\u0308e@example.com'];
  for (const email of emails) {
    const { id } = (await place()).json().order;
    await store.sql('update orders set customer_email = $1, email_key = null where id = $2', email, id);
    expect((await track(id, email.toLowerCase())).statusCode).toBe(200);
    expect(await claim('rose', email)).toBe(1);
  }
  expect(await ordersOf(rose)).toHaveLength(emails.length);
});

test("another account's order is never claimed, and a later guest order is claimed by the next call", async () => {
  const { order } = (await place(lily)).json();
  expect(await claim('rose')).toBe(0);
  expect(await ordersOf(lily)).toEqual([order.id]);
  await place();
  expect(await ordersOf(rose)).toEqual([]);
  expect(await claim('rose')).toBe(1);
});

test('a deleted account leaves its orders as guest orders, which nobody opens, and nothing else', async () => {
  const guest = await place({ 'idempotency-key': 'claimed' });
  await claim('rose');
  const own = await place({ ...rose, 'idempotency-key': 'deleted' });
  const other = await place({ ...lily, 'idempotency-key': 'kept' });
  const carts = "select id, 'cart', 1, 'w', '[]', 0 from accounts where id in ('rose', 'lily')";
  await store.sql(`insert into account_data ${carts}`);
  const before = await count();
  await leave();
  expect(await count()).toBe(before);
  expect(await store.sql('select account_id from account_data')).toEqual([{ account_id: 'lily' }]);
  expect(await ordersOf(rose)).toEqual([]);
  for (const { json } of [guest, own]) {
    const { id } = json().order;
    for (const headers of [rose, { cookie: cookieOf(guest) }]) expect((await get(id, headers)).statusCode).toBe(404);
    expect((await track(id)).statusCode).toBe(200);
  }
  for (const key of ['claimed', 'deleted'])
    expect((await attempt({ 'idempotency-key': key })).json()).toEqual({ success: true, order: null });
  expect((await attempt({ ...lily, 'idempotency-key': 'kept' })).body).toBe(other.body);
});

test('a deleted row of an account takes its data along, and not its orders', async () => {
  await store.sql("insert into accounts (id, email, created_at, updated_at) values ('fern', 'f@example.com', 0, 0)");
  const { id } = (await place()).json().order;
  await store.sql("update orders set account_id = 'fern' where id = $1", id);
  await store.sql("insert into account_data values ('fern', 'cart', 1, 'w', '[]', 0)");
  await store.sql("delete from accounts where id = 'fern'");
  expect(await store.sql('select account_id from orders where id = $1', id)).toEqual([{ account_id: null }]);
  expect(await store.sql("select * from account_data where account_id = 'fern'")).toEqual([]);
});
