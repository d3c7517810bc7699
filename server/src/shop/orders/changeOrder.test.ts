import { orderStatuses, type OrderStatus } from '@glow/shared/orders';
import fc from 'fast-check';
import { readAuditLog } from '../auditLog';
import { anOrder } from '../../testing/anOrder';
import { sharedStore } from '../../testing/sharedStore';
import { changeOrder } from './changeOrder';
import { listOrders } from './orderRepository';
import { placeOrder } from './placeOrder';

/** Pieces of everything, at most what one order may take. */
const AMPLE = 900;

const shop = sharedStore();

beforeAll(() => shop.sql('update stock set pieces = $1', AMPLE));

const order = async (quantities: Record<string, number> = { 'skn-002': 1 }) =>
  (await placeOrder(shop.database, { request: anOrder(quantities) })).id;
const change = (id: string, status: OrderStatus, note?: string) =>
  changeOrder(shop.database, { id, status, operator: 'rose', note });

async function piecesOf(...ids: string[]): Promise<number[]> {
  const rows = await shop.sql('select line_id, pieces from stock');
  return ids.map((id) => Number(rows.find(({ line_id: line }) => line === id)?.pieces));
}

test('a cancelled order gives every piece back once, however often it is cancelled (ORD-11)', async () => {
  const before = await piecesOf('skn-002', 'mkp-005-plum');
  const id = await order({ 'skn-002': 2, 'mkp-005-plum': 3 });
  expect(await piecesOf('skn-002', 'mkp-005-plum')).not.toEqual(before);
  const results = await Promise.all(Array.from({ length: 8 }, () => change(id, 'cancelled', 'asked for it')));
  expect(results.filter(({ before: status }) => status === 'processing')).toHaveLength(1);
  expect(await piecesOf('skn-002', 'mkp-005-plum')).toEqual(before);
  const entry = { operator: 'rose', subject: id, change: 'status processing → cancelled', note: 'asked for it' };
  expect(await readAuditLog(shop.database, 10, id)).toEqual([{ at: expect.any(Number), ...entry }]);
});

test('a product that was sold out can be bought again', async () => {
  const isInStock = async () => shop.value("select in_stock from products where id = 'skn-004'");
  await shop.sql("update stock set pieces = 9 where line_id = 'skn-004'");
  const id = await order({ 'skn-004': 9 });
  expect(await isInStock()).toBe(0);
  await change(id, 'cancelled');
  expect(await isInStock()).toBe(1);
});

test('what the catalogue no longer sells is named, and the rest is given back', async () => {
  const id = await order({ 'skn-002': 1, 'skn-005': 1 });
  const [before = 0] = await piecesOf('skn-002');
  await shop.sql("delete from stock where line_id = 'skn-005'");
  expect((await change(id, 'cancelled')).withoutStock).toEqual(['skn-005']);
  expect(await piecesOf('skn-002')).toEqual([before + 1]);
});

test('a cancellation and orders of the same pieces do not stop each other', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => order({ 'skn-001-30ml': 1, 'skn-002': 1 })));
  const before = await piecesOf('skn-001-30ml', 'skn-002');
  await Promise.all(
    ids.flatMap((id) => [change(id, 'cancelled'), order({ 'skn-002': 1, 'skn-001-30ml': 1 })] as Promise<unknown>[]),
  );
  expect(await piecesOf('skn-001-30ml', 'skn-002')).toEqual(before);
});

test.each<[OrderStatus, OrderStatus[]]>([
  ['pending', ['processing', 'cancelled']],
  ['processing', ['shipped', 'cancelled']],
  ['shipped', ['delivered']],
  ['delivered', []],
  ['cancelled', []],
])('an order that is %s can become %j, and nothing else (ORD-3, ORD-11)', async (from, allowed) => {
  for (const to of orderStatuses.filter((status) => status !== from)) {
    const id = await order();
    await shop.sql('update orders set status = $2 where id = $1', id, from);
    const result = change(id, to);
    if (allowed.includes(to)) expect(await result).toMatchObject({ before: from, after: to });
    else await expect(result).rejects.toThrow(`Order ${id} is ${from}, so it cannot become ${to}`);
  }
});

test('whatever operators try, stock is what was there less what is sold and not cancelled', async () => {
  const [initial = 0] = await piecesOf('skn-003');
  const ids: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom<OrderStatus>(...orderStatuses), { maxLength: 6 }), async (steps) => {
      const id = await order({ 'skn-003': 1 });
      ids.push(id);
      for (const step of steps) await change(id, step).catch(() => undefined);
      const cancelled = (await listOrders(shop.database, 1000, 'cancelled')).filter((one) => ids.includes(one.id));
      expect(await piecesOf('skn-003')).toEqual([initial - ids.length + cancelled.length]);
    }),
    { numRuns: 15 },
  );
});

test('a note of 1 to 300 characters changes nothing but the log', async () => {
  const id = await order();
  const before = await piecesOf('skn-002');
  await changeOrder(shop.database, { id, operator: 'rose', note: ' refund\n20 dollars ' });
  expect(await readAuditLog(shop.database, 10, id)).toMatchObject([{ change: 'note', note: 'refund 20 dollars' }]);
  expect(await piecesOf('skn-002')).toEqual(before);
  await changeOrder(shop.database, { id, operator: 'rose', note: 'x'.repeat(300) });
  for (const note of [' ', 'x'.repeat(301)])
    await expect(changeOrder(shop.database, { id, operator: 'rose', note })).rejects.toThrow('1 to 300 characters');
});

test('a note with the status that the order has already is kept, once for a command that is repeated', async () => {
  const id = await order();
  for (const note of ['first', 'second', 'second']) await change(id, 'processing', note);
  const notes = (await readAuditLog(shop.database, 10, id)).map((entry) => `${entry.change}: ${entry.note}`);
  expect(notes.sort()).toEqual(['note: first', 'note: second']);
});

test('an unknown order is named', async () => {
  await expect(change('GLW-X', 'cancelled')).rejects.toThrow('There is no order GLW-X.');
});

test('shoppers see the status (ORD-11)', async () => {
  const id = await order();
  await change(id, 'cancelled');
  const tracked = await shop.post('/api/orders/track', { orderId: id, email: 'rose@example.com' });
  expect(tracked.json().order.status).toBe('cancelled');
});

test('the newest orders are listed first, without their shoppers', async () => {
  const id = await order({ 'skn-002': 1, 'skn-003': 2 });
  const [first] = await listOrders(shop.database, 1);
  const sums = { total: expect.any(Number), pieces: 3 };
  expect(first).toEqual({ id, createdAt: expect.any(String), status: 'processing', ...sums });
  expect((await listOrders(shop.database, 1000)).length).toBeGreaterThan(1);
});
