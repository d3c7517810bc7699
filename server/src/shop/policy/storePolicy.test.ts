import { setTimeout as wait } from 'node:timers/promises';
import { orderTotals, toDollars } from '@glow/shared/orders';
import { DEFAULT_POLICY, type StorePolicy } from '@glow/shared/policy';
import { readAuditLog } from '../auditLog';
import { anOrder } from '../../testing/anOrder';
import { sharedStore } from '../../testing/sharedStore';
import { catalogReads } from '../catalog/catalogReads';
import { createPageReads } from '../../web/pageReads';
import { createCatalogSource } from '../catalog/catalogSource';
import { changePolicy, selectPolicy } from './storePolicy';

/** The policy of a new store. */
const DEFAULT = { ...DEFAULT_POLICY, maxPieces: 999, maxSubtotal: 10_000_00 };
const RAISED: StorePolicy = { tax: 8_875, shipping: 9_99, freeFrom: 80_00 };

const store = sharedStore();

afterEach(() => changePolicy(store.database, { ...DEFAULT, operator: 'after' }));

async function order(changes: object = {}) {
  const answer = await store.post('/api/orders', anOrder({ 'skn-003': 1 }, { ...changes }));
  return { status: answer.statusCode, body: answer.json() };
}

/** The sums of the order under a policy, in dollars. */
function sumsUnder(policy: StorePolicy) {
  return Object.fromEntries(Object.entries(orderTotals(34_00, policy)).map(([name, sum]) => [name, toDollars(sum)]));
}

test('a new shop has one row: the specified one (PRICE-130, PRICE-172)', async () => {
  const rows = await store.sql('select * from store_policy');
  expect(rows).toEqual([
    { id: 'present', tax: 8000, shipping: 899, free_from: 7500, max_pieces: 999, max_subtotal: 1_000_000 },
  ]);
});

test('an order under former sums is refused; with the present ones it keeps them (PRICE-130)', async () => {
  await changePolicy(store.database, { ...RAISED, operator: 'mia' });
  const refused = await order();
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'price_changed', figures: { ...sumsUnder(RAISED), items: [{ id: 'skn-003', price: 34 }] } },
  });
  expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual(['shipping', 'tax', 'total']);
  const placed = await order(sumsUnder(RAISED));
  expect(placed).toMatchObject({ status: 201, body: { order: { shipping: 9.99, tax: 3.02, total: 47.01 } } });
  await changePolicy(store.database, { tax: 20_000, operator: 'mia' });
  const [stored] = await store.sql('select tax, total from orders where id = $1', placed.body.order.id);
  expect(stored).toEqual({ tax: 302, total: 4701 });
});

test('a change names what was and what is, in the audit log too; none leaves no entry', async () => {
  expect(await changePolicy(store.database, { tax: 8_875, freeFrom: 1250_00, operator: 'mia' })).toMatchObject({
    policy: { tax: 8_875, freeFrom: 1250_00 },
    present: { tax: '8.875%', shipping: '$8.99', freeFrom: '$1,250.00', maxPieces: '999', maxSubtotal: '$10,000.00' },
    changes: ['tax 8% → 8.875%', 'freeFrom $75.00 → $1,250.00'],
  });
  expect((await changePolicy(store.database, { tax: 8_875, operator: 'mia' })).changes).toEqual([]);
  expect(await readAuditLog(store.database, 1)).toMatchObject([
    { operator: 'mia', subject: 'policy', change: 'tax 8% → 8.875%, freeFrom $75.00 → $1,250.00' },
  ]);
});

test.each<[string, Partial<StorePolicy>, Record<string, number>, string | undefined, string | undefined]>([
  ['the bounds of a new store', {}, { 'skn-001-30ml': 999 }, 'At most $10,000.00 can be ordered at once.', 'subtotal'],
  ['a sum', { maxSubtotal: 68_00 }, { 'skn-003': 2 }, undefined, undefined],
  ['a sum', { maxSubtotal: 67_99 }, { 'skn-003': 2 }, 'At most $67.99 can be ordered at once.', 'subtotal'],
  ['pieces', { maxPieces: 2 }, { 'skn-002': 1, 'skn-003': 2 }, undefined, undefined],
  [
    'pieces',
    { maxPieces: 2 },
    { 'skn-002': 1, 'skn-003': 3 },
    'At most 2 of Cloud Foam Gentle Cleanser can be ordered at once.',
    'items.1.quantity',
  ],
])('%s bound an order: %j, %j (PRICE-172)', async (_what, bounds, quantities, message, field) => {
  await changePolicy(store.database, { ...bounds, operator: 'mia' });
  await store.sql('update stock set pieces = 999');
  const before = await store.sql('select * from stock');
  const answer = await store.post('/api/orders', anOrder(quantities));
  if (!message) return expect(answer.statusCode).toBe(201);
  const refusal = { success: false, message, errors: [{ message, field }], code: 'order_limit' };
  expect([answer.statusCode, answer.json()]).toEqual([409, refusal]);
  return expect(await store.sql('select * from stock')).toEqual(before);
});

test('a line has the pieces of all its mentions, and a placed order is answered again (PRICE-172)', async () => {
  const [item] = anOrder({ 'skn-003': 1 }).items;
  const payload = anOrder({ 'skn-003': 2 }, { items: [item, item] });
  const headers = { 'idempotency-key': 'before' };
  const place = (more = {}) => store.post('/api/orders', payload, { ...headers, ...more });
  expect((await place()).statusCode).toBe(201);
  await changePolicy(store.database, { maxPieces: 1, operator: 'mia' });
  expect((await place()).headers['idempotency-replayed']).toBe('true');
  expect((await place({ 'idempotency-key': 'after' })).json()).toMatchObject({ code: 'order_limit' });
});

test('an order of more than 100 lines is refused, one of 100 is not (PRICE-172)', async () => {
  const [item] = anOrder({ 'skn-003': 1 }).items;
  const place = (count: number) => store.post('/api/orders', anOrder({}, { items: Array(count).fill(item) }));
  const refused = await place(101);
  const message = 'An order can have at most 100 lines';
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ message, field: 'items' }] }]);
  expect((await place(100)).body).not.toContain(message);
});

test('two operators at once lose nothing of each other, and what no policy can be is refused', async () => {
  await Promise.all([
    changePolicy(store.database, { tax: 9_000, operator: 'mia' }),
    changePolicy(store.database, { shipping: 5_00, operator: 'noor' }),
  ]);
  expect(await selectPolicy(store.database)).toEqual({ ...DEFAULT, tax: 9_000, shipping: 5_00 });
  await expect(changePolicy(store.database, { tax: 200_000, operator: 'mia' })).rejects.toThrow();
  expect(await selectPolicy(store.database)).toMatchObject({ tax: 9_000 });
});

test('every instance makes what shows the policy anew once it has changed (PRICE-131)', async () => {
  const instances = [1, 2].map(() => createPageReads(catalogReads(createCatalogSource(store.database))));
  const ends = await Promise.all(instances.map(({ noteChange }) => store.database.listen('catalog', noteChange)));
  const pages = instances.map((reads) => reads.record());
  for (const page of pages) await page.read('policy', []);
  await changePolicy(store.database, { tax: 9_000, operator: 'mia' });
  for (const [index, reads] of instances.entries()) {
    while (await reads.isCurrent(pages[index] ?? reads.record())) await wait(10);
    expect(await reads.record().read('policy', [])).toEqual({ ...DEFAULT, tax: 9_000 });
  }
  ends.forEach((end) => end());
});
