import { randomUUID } from 'node:crypto';
import { accountServer, SESSION_HEADER } from '../../testing/accountServer';
import { sharedStore } from '../../testing/sharedStore';
import { anOrder, lineIds } from '../../testing/anOrder';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const shop = sharedStore(accountServer);
let now: number;

beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  return shop.sql('delete from outbox');
});
afterEach(() => jest.restoreAllMocks());

async function place(customerEmail: string, headers: Record<string, string> = {}, line = 'skn-002'): Promise<void> {
  const key = { 'idempotency-key': randomUUID() };
  const { statusCode } = await shop.post('/api/orders', anOrder({ [line]: 1 }, { customerEmail }), {
    ...key,
    ...headers,
  });
  expect(statusCode).toBe(201);
}

/** How many are due at once, and in how many minutes the others are, by what they are sent together with. */
async function sending(): Promise<{ atOnce: number; waiting: number[][] }> {
  const rows = await shop.sql('select * from outbox order by created_at');
  const waiting = rows.filter(({ priority }) => Number(priority) === 2);
  const minutes = new Map<unknown, number[]>();
  for (const { batch, next_attempt_at: at } of waiting)
    minutes.set(batch, [...(minutes.get(batch) ?? []), Math.round((Number(at) - now) / MINUTE)]);
  return {
    atOnce: rows.filter(({ priority, next_attempt_at: at }) => Number(priority) === 1 && Number(at) === 0).length,
    waiting: [...minutes.values()],
  };
}

test('beyond five of one address, however written, they wait for the end of the hour (API-16)', async () => {
  await shop.sql("update stock set pieces = 500 where line_id = 'skn-002'");
  await place('iris@example.com');
  now += 20 * MINUTE;
  const spellings = ['Iris@Example.com', '"Iris" <iris@example.com>', ' IRIS@EXAMPLE.COM ', 'iris\u200b@example.com'];
  // of different products, so that they do not wait for each other's stock
  await Promise.all([...spellings, ...spellings].map((email, index) => place(email, {}, lineIds[index])));
  expect(await sending()).toEqual({ atOnce: 5, waiting: [[40, 40, 40, 40]] });
  await place('ivy@example.com');
  now += 39 * MINUTE;
  await place('iris@example.com');
  expect(await sending()).toEqual({ atOnce: 6, waiting: [[1, 1, 1, 1, 1]] });
  expect(await shop.sql('select distinct order_id from outbox where order_id is not null')).toHaveLength(11);
});

test('an order waits for another one of its address, so that both are not the fifth', async () => {
  let isPlaced = false;
  const placed = await shop.database.transaction(async (transaction) => {
    await transaction.query("select * from place_in_hour('dahlia@example.com', 'GLW-1', $1)", [now]);
    const order = place('Dahlia@example.com').then(() => (isPlaced = true));
    const isWaiting = "select 1 from pg_locks where locktype = 'advisory' and not granted";
    while (!isPlaced && (await shop.sql(isWaiting)).length === 0);
    expect(isPlaced).toBe(false);
    return [order];
  });
  expect(await Promise.all(placed)).toEqual([true]);
});

test('the next hour begins with the next order: never more than five and one message within an hour of it', async () => {
  for (let order = 0; order < 6; order += 1) await place('lotus@example.com');
  now += HOUR;
  for (let order = 0; order < 7; order += 1) await place('lotus@example.com');
  expect(await sending()).toEqual({ atOnce: 10, waiting: [[0], [60, 60]] });
  now += 10 * MINUTE;
  await place('lotus@example.com');
  expect(await sending()).toEqual({ atOnce: 10, waiting: [[-10], [50, 50, 50]] });
});

test('what was written while the clock was ahead does not count', async () => {
  now += 400 * 24 * HOUR;
  for (let order = 0; order < 6; order += 1) await place('fern@example.com');
  now -= 400 * 24 * HOUR;
  await shop.sql('delete from outbox where priority = 2');
  for (let order = 0; order < 6; order += 1) await place('fern@example.com');
  expect(await sending()).toEqual({ atOnce: 10, waiting: [[60]] });
});

test('an account orders for its confirmed address without a limit, for others as a guest does (API-16)', async () => {
  const headers = { [SESSION_HEADER]: 'rose' };
  for (let order = 0; order < 7; order += 1) await place('Rose@example.com', headers);
  for (let order = 0; order < 6; order += 1) await place('rose@example.com');
  expect(await sending()).toEqual({ atOnce: 12, waiting: [[60]] });
  for (let order = 0; order < 6; order += 1) await place('poppy@example.com', headers);
  expect(await sending()).toEqual({ atOnce: 17, waiting: [[60], [60]] });
  const unconfirmed = { [SESSION_HEADER]: 'moss' };
  for (let order = 0; order < 6; order += 1) await place('moss@example.net', unconfirmed);
  expect(await sending()).toEqual({ atOnce: 22, waiting: [[60], [60], [60]] });
});
