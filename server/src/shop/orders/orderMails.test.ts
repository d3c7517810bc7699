import { accountServer, SESSION_HEADER } from '../../testing/accountServer';
import { anOrder } from '../../testing/anOrder';
import { sharedStore } from '../../testing/sharedStore';
import { changeOrder } from './changeOrder';

const shop = sharedStore(accountServer);
const PRIVATE = /Miller, |Garden|97201|4242/;

async function place(customerEmail: string, account?: string): Promise<string> {
  const headers: Record<string, string> = account ? { [SESSION_HEADER]: account } : {};
  const answer = await shop.post('/api/orders', anOrder({ 'skn-002': 1 }, { customerEmail }), headers);
  return answer.json().order.id;
}

/** The texts of the mails about an order, the first one first. */
async function textsOf(id: string): Promise<string[]> {
  const rows = await shop.sql('select body from outbox where order_id = $1 order by created_at', id);
  return rows.map(({ body }) => String(body));
}

/** Ships an order with a tracking number; returns the text of the mail. */
async function ship(id: string, tracking = ''): Promise<string> {
  await changeOrder(shop.database, { id, operator: 'staff', status: 'shipped', tracking });
  return (await textsOf(id)).at(-1) ?? '';
}

test('street and card are told to an account that has ordered for its own confirmed address (API-16)', async () => {
  const id = await place('Rose@example.com', 'rose');
  const [confirmed] = await textsOf(id);
  for (const text of [confirmed, await ship(id)]) {
    expect(text).toMatch(/Shipping to:\n.*Miller\n.*Garden.*\n.*97201, US\n/);
    expect(text).toContain('Card ending in 4242');
  }
});

test.each([
  ['a guest', 'rose@example.com', undefined],
  ['an account that orders for another address', 'violet@example.com', 'rose'],
  ['an account whose address is not confirmed', 'moss@example.net', 'moss'],
])('city and state alone are told to %s (API-16)', async (_who, email, account) => {
  const id = await place(email, account);
  const [confirmed] = await textsOf(id);
  for (const text of [confirmed, await ship(id)]) {
    expect(text).toContain('Shipping to:\nPortland, OR\n');
    expect(text).not.toMatch(PRIVATE);
  }
});

test('of a guest’s order that an account has by its address no more is told', async () => {
  const id = await place('lily@example.com');
  await shop.sql("update orders set account_id = 'lily', claimed = 1 where id = $1", id);
  expect(await ship(id)).not.toMatch(PRIVATE);
});

test('the account of an address that is no longer confirmed is told no more', async () => {
  const id = await place('lily@example.com', 'lily');
  await shop.sql("update accounts set email_verified = 0 where id = 'lily'");
  expect(await ship(id)).not.toMatch(PRIVATE);
  await shop.sql("update accounts set email_verified = 1 where id = 'lily'");
});

test.each([
  ['1Z 999', ['1Z 999'], undefined],
  ['https://parcels.example/7?a=b', ['https://parcels.example/7?a=b'], 'https://parcels.example/7?a=b'],
  ['http://parcels.example', ['http://parcels.example'], undefined],
  ['javascript:alert(1)', ['javascript:alert(1)'], undefined],
])('the tracking number %s is told, as a link only if it is an https address', async (tracking, lines, href) => {
  const id = await place('iris@example.com');
  await ship(id, tracking);
  const content = await shop.value('select content from outbox where order_id = $1 order by created_at desc', id);
  const fact = JSON.parse(String(content)).parts.find((part: object) => 'fact' in part && part.fact === 'Tracking');
  expect(fact).toEqual({ fact: 'Tracking', lines, ...(href && { href }) });
});

test('a number that comes later is told once, and nothing is before the order is shipped (API-16)', async () => {
  const id = await place('iris@example.com');
  await changeOrder(shop.database, { id, operator: 'staff', tracking: 'T-1' });
  expect(await textsOf(id)).toHaveLength(1);
  await ship(id, 'T-1');
  await changeOrder(shop.database, { id, operator: 'staff', tracking: 'T-1' });
  await changeOrder(shop.database, { id, operator: 'staff', note: 'asked for it' });
  await changeOrder(shop.database, { id, operator: 'staff', tracking: 'T-2' });
  await changeOrder(shop.database, { id, operator: 'staff', tracking: '' });
  expect((await textsOf(id)).map((text) => /T-\d/.exec(text)?.[0])).toEqual([undefined, 'T-1', 'T-2']);
});

test('a confirmation that waits for the end of the hour is not sent after the mail that the order was shipped', async () => {
  const ids = [];
  for (let order = 0; order < 6; order += 1) ids.push(await place('fern@example.com'));
  const last = ids.at(-1) ?? '';
  expect(await shop.value('select priority from outbox where order_id = $1', last)).toBe(2);
  await ship(last);
  expect(await textsOf(last)).toEqual([expect.stringContaining('has been shipped')]);
});
