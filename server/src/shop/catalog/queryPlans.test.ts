import type { CatalogSource, ListQuery } from '@glow/shared/catalog';
import type { Queryable } from '../../base/database/Database';
import { createCatalogSource } from './catalogSource';
import { sharedDatabase } from '../../testing/sharedStore';

/** Large tables that a plan reads from end to end. */
const FULL_SCAN = /Seq Scan on (?:products|variants|reviews|stock)\b/;

const database = sharedDatabase();

/** Products with variants, stock and reviews. */
const PRODUCTS = `
  insert into products
    select 'gen-' || n, n, 500 + n % 97 * 100, null, 3 + n % 20 / 10.0, n, (n % 9 = 0)::int, (n % 11 = 0)::int, 1, null,
      case when n % 12 < 6 then 'skincare' else 'makeup' end, 'kind-' || n % 12, 'Brand ' || n % 40, 'Product ' || n, 'sku',
      repeat('A text about it. ', 15), '["picture"]', '["one","two"]', to_json(repeat('Aqua, ', 120)), '[]'
    from generate_series(1, 4000) as n;
  insert into variants select id, size, id || '-' || size, 0, size, 'size', size, null, null, null
    from products, unnest(array['s', 'm', 'l', 'xl']) as size where position % 3 = 0 and id like 'gen-%';
  insert into stock select line_id, 12, product_id from variants where product_id like 'gen-%';
  insert into stock select id, 12, id from products where id like 'gen-%' and position % 3 > 0;
  insert into reviews select id, id, 0, 'n', 5, 't', 'c', '2026-01-01', 0, 0 from products where id like 'gen-%'`;

beforeAll(async () => {
  await database.transaction((transaction) => transaction.query(PRODUCTS), { limitMs: Infinity });
  await database.query('vacuum analyze');
});

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

type Read = (catalog: CatalogSource) => Promise<unknown>;
function listed(query: ListQuery): Read {
  return (catalog) => catalog.list({ inStock: true, ...query });
}
const orders = ['name', 'price-low', 'price-high', 'rating', 'newest', undefined] as const;
const collections = ['skincare', 'bestsellers', 'glow-kits'];

test.each<[string, Read]>([
  ['a product', (catalog) => catalog.product('gen-3')],
  ['the products of ids', (catalog) => catalog.products(['gen-3', 'gen-4'])],
  ['lines', (catalog) => catalog.lines(['gen-3-s', 'gen-4'])],
  ['related products', (catalog) => catalog.related('gen-3')],
  ['all ids', (catalog) => catalog.ids()],
  ...orders.map((order): [string, Read] => [`a page in the order ${order}`, listed({ order, price: [0, 20_000] })]),
  ...collections.map((collection): [string, Read] => [collection, listed({ collection, order: 'name' })]),
  ['a search', listed({ search: 'one', order: 'relevance' })],
  ['one brand', listed({ brands: ['Brand 7'], order: 'name', inStock: undefined })],
])('of thousands of products, %s is read through indexes', async (_what, read) => {
  const plans = await plansOf((database) => read(createCatalogSource(database)));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.filter((plan) => FULL_SCAN.test(plan))).toEqual([]);
});
