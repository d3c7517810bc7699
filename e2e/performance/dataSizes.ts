import type { ListQuery } from '@glow/shared/catalog';
import { createCatalogSource } from '../../server/src/catalog/catalogSource';
import type { Database } from '../../server/src/database/Database';
import { tagsByKind } from '../../storefront-mfe/src/data/tagKinds';
import { openStore, type OpenStore } from './dataStore';
import { get, timed } from './requests';
import { keepRuns } from './results';
import { ratio, table, text } from './table';

/** Products of the two stores that are compared. */
const SIZES = [100, 10_000];
const READS = 200;
const URLS = ['/', '/collections/skincare', '/product/skn-001', '/collections/all?sort=rating', '/wishlist'];
const LISTINGS: ListQuery[] = [
  { collection: 'skincare', inStock: true, order: 'price-low', brands: ['Botanica'], tags: tagsByKind([]) },
  { collection: 'all', inStock: true, order: 'rating', price: [30_00, 90_00], tags: tagsByKind(['matte', 'dry skin']) },
  { collection: 'makeup', order: 'newest', subcategories: ['lipstick', 'blush'], page: 3, tags: tagsByKind(['matte']) },
];
const SEARCH: ListQuery[] = [
  { collection: 'all', inStock: true, order: 'name', search: 'serum', tags: tagsByKind([]) },
];

/** Figures by name, one of each store. */
type Rows = Record<string, (number | null)[]>;

/** Prints bytes of pages, and times of pages and listings, with few and with many products. */
export async function printSizes(): Promise<void> {
  const stores: OpenStore[] = [];
  for (const size of SIZES) stores.push(await openStore({ RENDER_TIMEOUT_MS: '30000' }, size));
  const rows: Rows = {};
  for (const url of URLS)
    rows[`bytes of ${url}`] = await Promise.all(stores.map(async (store) => (await get(store.url + url)).length));
  rows['page with its reads, after a change, p95 ms'] = await inTurn(stores, changedPageTime);
  const listings = (queries: ListQuery[]) => inTurn(stores, ({ database }) => listingTime(database, queries));
  rows['filtered and sorted listing, p95 ms'] = await listings(LISTINGS);
  rows['searched listing, p95 ms'] = await listings(SEARCH);
  for (const store of stores) await store.close();
  console.log(
    table([
      ['', ...SIZES.map((size) => `${size} products`), 'ratio'],
      ...Object.entries(rows).map(([name, [few, many]]) => [name, text(few), text(many), ratio(many, few)]),
    ]),
  );
  console.log(`Figures: ${keepRuns('data-sizes', [rows])}\n`);
}

async function inTurn<Figure>(stores: OpenStore[], measure: (store: OpenStore) => Promise<Figure>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const store of stores) figures.push(await measure(store));
  return figures;
}

async function listingTime(database: Database, queries: ListQuery[]): Promise<number> {
  const source = createCatalogSource(database);
  for (const query of queries) await source.list(query);
  const { p95 } = await timed(READS, 1, (index) => source.list(queries[index % queries.length] ?? {}));
  return p95;
}

/** Only the page is timed, not the change before it. */
async function changedPageTime({ url, database }: OpenStore): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < READS; index += 1) {
    await database.query('update products set price = price + 1 where id = $1', ['skn-001']);
    times.push((await timed(1, 1, () => get(`${url}/product/skn-001?variant=x${index % 3}`))).p50);
  }
  return times.sort((one, other) => one - other)[Math.floor(READS * 0.95)] ?? NaN;
}
