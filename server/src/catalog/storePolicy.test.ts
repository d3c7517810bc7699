import { setTimeout as wait } from 'node:timers/promises';
import { orderTotals, toDollars } from '@glow/shared/orders';
import { DEFAULT_POLICY, type StorePolicy } from '@glow/shared/policy';
import { readAuditLog } from '../database/auditLog';
import { anOrder } from '../testing/anOrder';
import { engines, testServer, type TestServer } from '../testing/testServer';
import { createCatalogReads } from './catalogReads';
import { createCatalogSource } from './catalogSource';
import { changePolicy, selectPolicy } from './storePolicy';

const RAISED: StorePolicy = { tax: 8_875, shipping: 9_99, freeFrom: 80_00 };

describe.each(engines)('the policy on %s', (engine) => {
  let store: TestServer;

  beforeAll(async () => {
    store = await testServer(engine);
  });
  afterAll(() => store.close());
  afterEach(() => changePolicy(store.database, { ...DEFAULT_POLICY, operator: 'after' }));

  async function order(changes: object = {}) {
    const payload = anOrder({ 'skn-003': 1 }, { ...changes });
    const answer = await store.server.inject({ method: 'POST', url: '/api/orders', payload });
    return { status: answer.statusCode, body: answer.json() };
  }

  /** The sums of the order under a policy, in dollars. */
  function sumsUnder(policy: StorePolicy) {
    return Object.fromEntries(Object.entries(orderTotals(34_00, policy)).map(([name, sum]) => [name, toDollars(sum)]));
  }

  test('a new shop has one row: the specified one', async () => {
    const rows = await store.database.query('select * from store_policy', []);
    expect(rows).toEqual([{ id: 'present', tax: 8000, shipping: 899, free_from: 7500 }]);
  });

  test('an order under former sums is refused with the present ones, and under those it is placed and keeps them', async () => {
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
    const [stored] = await store.database.query('select tax, total from orders where id = $1', [placed.body.order.id]);
    expect(stored).toEqual({ tax: 302, total: 4701 });
  });

  test('a change names what was and what is, in the audit log too; none leaves no entry', async () => {
    expect(await changePolicy(store.database, { tax: 8_875, freeFrom: 1250_00, operator: 'mia' })).toEqual({
      present: { tax: '8.875%', shipping: '$8.99', freeFrom: '$1,250.00' },
      changes: ['tax 8% → 8.875%', 'freeFrom $75.00 → $1,250.00'],
    });
    expect((await changePolicy(store.database, { tax: 8_875, operator: 'mia' })).changes).toEqual([]);
    expect(await readAuditLog(store.database, 1)).toMatchObject([
      { operator: 'mia', subject: 'policy', change: 'tax 8% → 8.875%, freeFrom $75.00 → $1,250.00' },
    ]);
  });

  test('two operators at once lose nothing of each other, and what no policy can be is refused', async () => {
    await Promise.all([
      changePolicy(store.database, { tax: 9_000, operator: 'mia' }),
      changePolicy(store.database, { shipping: 5_00, operator: 'noor' }),
    ]);
    expect(await selectPolicy(store.database)).toEqual({ ...DEFAULT_POLICY, tax: 9_000, shipping: 5_00 });
    await expect(changePolicy(store.database, { tax: 200_000, operator: 'mia' })).rejects.toThrow();
    expect(await selectPolicy(store.database)).toMatchObject({ tax: 9_000 });
  });

  test('every instance makes what shows the policy anew once it has changed', async () => {
    const instances = [1, 2].map(() => createCatalogReads(createCatalogSource(store.database)));
    const ends = await Promise.all(instances.map(({ noteChange }) => store.database.listen('catalog', noteChange)));
    const pages = instances.map((reads) => reads.record());
    for (const page of pages) await page.read('policy', []);
    await changePolicy(store.database, { tax: 9_000, operator: 'mia' });
    for (const [index, reads] of instances.entries()) {
      while (await reads.isCurrent(pages[index] ?? reads.record())) await wait(10);
      expect(await reads.record().read('policy', [])).toEqual({ ...DEFAULT_POLICY, tax: 9_000 });
    }
    ends.forEach((end) => end());
  });
});
