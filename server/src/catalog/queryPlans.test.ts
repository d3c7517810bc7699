import type { Database, Queryable } from '../database/Database';
import { temporaryDatabase } from '../testing/temporaryDatabase';
import { createCatalogSource } from './catalogSource';

/** Large tables that a plan reads from end to end. */
const FULL_SCAN = /Seq Scan on (?:products|variants|reviews|stock)\b/;

describe('with some thousand products', () => {
  let database: Database;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ database, close } = await temporaryDatabase());
    await database.transaction(
      async (transaction) => {
        await transaction.query(
          `insert into products
           select 'gen-' || n, n, 500 + n % 97 * 100, null, 3 + n % 20 / 10.0, n, (n % 9 = 0)::int, (n % 11 = 0)::int, 1, null,
             case when n % 12 < 6 then 'skincare' else 'makeup' end, 'kind-' || n % 12, 'Brand ' || n % 40, 'Product ' || n, 'sku',
             repeat('A text about it. ', 15), '["picture"]', '["one","two"]', to_json(repeat('Aqua, ', 120)), '[]'
           from generate_series(1, 4000) as n`,
          [],
        );
        await transaction.query(
          `insert into variants select id, size, id || '-' || size, 0, size, 'size', size, null, null, null
           from products, unnest(array['s', 'm', 'l', 'xl']) as size where position % 3 = 0 and id like 'gen-%'`,
          [],
        );
        await transaction.query(
          "insert into stock select line_id, 12, product_id from variants where product_id like 'gen-%'",
          [],
        );
        await transaction.query(
          "insert into stock select id, 12, id from products where id like 'gen-%' and position % 3 > 0",
          [],
        );
        await transaction.query(
          "insert into reviews select id, id, 0, 'n', 5, 't', 'c', '2026-01-01', 0, 0 from products where id like 'gen-%'",
          [],
        );
      },
      { limitMs: Infinity },
    );
    await database.query('vacuum analyze');
  });
  afterAll(() => close());

  /** The plans of the statements that `work` sends. */
  async function plansOf(work: (database: Queryable) => Promise<unknown>): Promise<string[]> {
    const plans: string[] = [];
    await work({
      query: async (text, params) => {
        const rows = await database.query(`explain ${text}`, params);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return database.query(text, params);
      },
    });
    return plans;
  }

  test.each<[string, (database: Queryable) => Promise<unknown>]>([
    ['a product', (database) => createCatalogSource(database).product('gen-3')],
    ['products', (database) => createCatalogSource(database).products(['gen-3', 'gen-4'])],
    ['lines', (database) => createCatalogSource(database).lines(['gen-3-s', 'gen-4'])],
    ['related products', (database) => createCatalogSource(database).related('gen-3')],
    ['all ids', (database) => createCatalogSource(database).ids()],
    ...(['name', 'price-low', 'price-high', 'rating', 'newest', undefined] as const).map(
      (order): [string, (database: Queryable) => Promise<unknown>] => [
        `a page in the order ${order}`,
        (database) => createCatalogSource(database).list({ order, inStock: true, price: [0, 20_000] }),
      ],
    ),
    ...['skincare', 'bestsellers', 'glow-kits'].map(
      (collection): [string, (database: Queryable) => Promise<unknown>] => [
        `the collection ${collection}`,
        (database) => createCatalogSource(database).list({ collection, order: 'name', inStock: true }),
      ],
    ),
    [
      'a search',
      (database) => createCatalogSource(database).list({ search: 'one', order: 'relevance', inStock: true }),
    ],
    ['one brand', (database) => createCatalogSource(database).list({ brands: ['Brand 7'], order: 'name' })],
  ])('%s is read through indexes', async (_what, work) => {
    const plans = await plansOf(work);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.filter((plan) => FULL_SCAN.test(plan))).toEqual([]);
  });
});
