import { chromium } from '@playwright/test';
import type { ListQuery } from '@glow/shared/catalog';
import { createCatalogSource } from '../../server/src/catalog/catalogSource';
import type { Database } from '../../server/src/database/Database';
import { tagsByKind } from '../../storefront-mfe/src/data/tagKinds';
import { chromiumArguments, chromiumPath } from '../../tools/test/chromium.js';
import { get, openStore, type OpenStore } from './dataStore';
import { measureLoad } from './load';
import { keepRuns } from './results';
import { median, ratio, table, text } from './table';
import { beginVisit } from './visit';

/** Products of the two stores that are compared. */
const SIZES = [100, 10_000];
const READS = 200;
const PAINTS = ['FCP ms', 'LCP ms'];
const SCREENS = ['/', '/collections/skincare', '/product/skn-001'];
const URLS = [...SCREENS, '/collections/all?sort=rating', '/wishlist'];
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

/** Prints bytes of pages, times of pages and listings, and paints in Chromium, with few and with many products. */
export async function printSizes(runs: number): Promise<void> {
  const stores: OpenStore[] = [];
  for (const size of SIZES) stores.push(await openStore(size));
  const rows: Rows = {};
  for (const url of URLS)
    rows[`bytes of ${url}`] = await Promise.all(stores.map(async (store) => (await get(store.url + url)).length));
  rows['page with its reads, after a change, p95 ms'] = await inTurn(stores, (store) =>
    percentile(
      READS,
      (index) => get(`${store.url}/product/skn-001?variant=x${index % 3}`),
      async () => store.database.query('update products set price = price + 1 where id = $1', ['skn-001']),
    ),
  );
  const listings = (queries: ListQuery[]) => inTurn(stores, ({ database }) => listingTime(database, queries));
  rows['filtered and sorted listing, p95 ms'] = await listings(LISTINGS);
  rows['searched listing, p95 ms'] = await listings(SEARCH);
  Object.assign(rows, await paints(stores, runs));
  for (const store of stores) await store.close();
  console.log(
    table([
      ['', ...SIZES.map((size) => `${size} products`), 'ratio'],
      ...Object.entries(rows).map(([name, [few, many]]) => [name, text(few), text(many), ratio(many, few)]),
    ]),
  );
  console.log(`Figures, ${runs} runs: ${keepRuns('data-sizes', [rows])}\n`);
}

async function inTurn<Figure>(stores: OpenStore[], measure: (store: OpenStore) => Promise<Figure>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const store of stores) figures.push(await measure(store));
  return figures;
}

async function listingTime(database: Database, queries: ListQuery[]): Promise<number> {
  const source = createCatalogSource(database);
  for (const query of queries) await source.list(query);
  return percentile(READS, (index) => source.list(queries[index % queries.length] ?? {}));
}

/** Medians of first visits on a simulated phone, both stores in turn. */
async function paints(stores: OpenStore[], runs: number): Promise<Rows> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  const found = new Map<string, number[][]>();
  try {
    for (let run = 0; run < runs; run += 1)
      for (const screen of SCREENS)
        for (const [index, store] of stores.entries()) {
          const visit = await beginVisit(browser);
          const figures = await measureLoad(visit, store.url + screen);
          await visit.close();
          for (const paint of PAINTS) {
            const times = found.get(`${paint} of ${screen}`) ?? stores.map(() => []);
            times[index]?.push(figures[paint] ?? NaN);
            found.set(`${paint} of ${screen}`, times);
          }
        }
  } finally {
    await browser.close();
  }
  return Object.fromEntries([...found].map(([name, times]) => [name, times.map(median)]));
}

/** The 95th percentile of the milliseconds of `count` runs; `before` is not measured. */
async function percentile(
  count: number,
  run: (index: number) => Promise<unknown>,
  before?: () => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    await before?.();
    const started = performance.now();
    await run(index);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(count * 0.95)] ?? NaN;
}
