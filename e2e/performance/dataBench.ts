import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleDetails, sampleProducts } from '@glow/shared/samples';
import type { ListQuery, ProductRecord } from '@glow/shared/catalog';
import { createCatalogSource } from '../../server/src/catalog/catalogSource';
import { readConfig } from '../../server/src/config/config';
import type { Database } from '../../server/src/database/Database';
import { openDatabase } from '../../server/src/database/openDatabase';
import { joinRows, rowsOf, saveProducts } from '../../server/src/database/saveProducts';
import { createComposer } from '../../server/src/pages/composer';
import { createRenderPool, poolOptions, type RenderPool } from '../../server/src/rendering/renderPool';
import { buildServer } from '../../server/src/server';
import { anOrder } from '../../server/src/testing/anOrder';
import { copyDatabaseTemplate } from '../../server/src/testing/databaseTemplate';
import { repository } from '../store';
import { keepRuns } from './results';
import { median, ratio, table, text } from './table';

/** Products of the two stores that are compared. */
const SIZES = [100, 10_000];
const READERS = 50;
const ORDERS_A_SECOND = 5;
const LOAD_MS = 20_000;
const SHOPPERS = 200;
const SCARCE = 20;
/** How long a payment takes before the order is sent. */
const PAYMENT_MS = 2_000;
/** A refusal is fair only if the last piece was taken this shortly before the request. */
const FAIR_MS = 3_000;
const READS = 200;

const URLS = ['/', '/collections/skincare', '/collections/all?sort=rating', '/product/skn-001', '/wishlist'];
const LISTINGS: ListQuery[] = [
  { collection: 'skincare', inStock: true, order: 'price-low', brands: ['Botanica'] },
  { collection: 'all', inStock: true, order: 'rating', price: [30_00, 90_00] },
  { collection: 'makeup', order: 'newest', subcategories: ['lipstick', 'blush'], page: 3 },
  { collection: 'all', inStock: true, order: 'name', search: 'serum' },
];

/** A store in this process, so that renderings are counted, with a server that listens on a free port. */
interface OpenStore {
  url: string;
  build: string;
  database: Database;
  /** Pages and data that were made, not found in a cache. */
  made(): number;
  close(): Promise<void>;
}

/** Measures what live data costs and how soon it is right; prints tables. `DATABASE_URL`: an empty PostgreSQL, measured too. */
export async function benchData(runs: number): Promise<void> {
  await printFreshness(runs);
  await printSizes(runs);
  await printHitRate();
  await printRace();
}

async function openStore(products = 0): Promise<OpenStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-bench-'));
  const dataDir = path.join(folder, 'database');
  await copyDatabaseTemplate(dataDir);
  const database = await openDatabase({ dataDir });
  if (products > 0) await addProducts(database, products);
  const config = {
    ...readConfig({ SIGNING_KEY: 'of a benchmark, which signs nothing of value', RENDER_TIMEOUT_MS: '30000' }),
    logLevel: 'silent',
    ordersPerMinute: 1_000_000,
    releasesDir: path.join(folder, 'releases'),
    root: repository,
  };
  let made = 0;
  const pool = createRenderPool(poolOptions(config));
  const renderPool: RenderPool = {
    ...pool,
    run: (job, read) => {
      made += 1;
      return pool.run(job, read);
    },
  };
  const composer = createComposer(config, console.error);
  const server = await buildServer({ config, database, composer, renderPool });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    build: composer.compose().releases.get('storefront')?.build ?? '',
    database,
    made: () => made,
    async close() {
      await server.close();
      pool.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Adds variations of the samples until there are `count` products. */
async function addProducts(database: Database, count: number): Promise<void> {
  const records = Array.from({ length: count - sampleProducts.length }, (_, index): ProductRecord => {
    const sample = sampleProducts[index % sampleProducts.length] as ProductRecord;
    const id = `var-${String(index).padStart(5, '0')}`;
    return {
      ...sample,
      ...sampleDetails(sample.id),
      id,
      sku: id,
      name: `${sample.name} No. ${index}`,
      price: sample.price + (index % 97) * 10,
      rating: 3 + (index % 20) / 10,
      isNew: false,
      isBestseller: false,
      tags: sample.tags.filter((tag) => tag !== 'glow'),
      reviews: [],
      isDiscontinued: false,
    };
  });
  for (let from = 0; from < records.length; from += 1_000) {
    const rows = records.slice(from, from + 1_000).map((record, index) => rowsOf(record, 100 + from + index));
    await database.transaction((transaction) => saveProducts(transaction, joinRows(rows)), { limitMs: Infinity });
  }
  await database.vacuum('products');
}

/** How long each kind of page shows an old price after a change, in milliseconds. */
async function printFreshness(runs: number): Promise<void> {
  const store = await openStore();
  const places = {
    home: '/',
    listing: '/collections/skincare',
    product: '/product/skn-001',
    'cart lines': `/page-data/${store.build}/wishlist/products?item=skn-001`,
    suggestions: '/collections/all?q=radiance',
  };
  const delays = new Map(Object.keys(places).map((name) => [name, [] as number[]]));
  for (const place of Object.values(places)) await get(store.url + place);
  for (let run = 0; run < runs; run += 1) {
    const price = 7_001 + run;
    await store.database.query('update products set price = $1 where id = $2', [price, 'skn-001']);
    const changed = performance.now();
    await Promise.all(
      Object.entries(places).map(async ([name, place]) => {
        const shown = place.startsWith('/page-data') ? `"price":${price}` : `${price / 100}`;
        while (!(await get(store.url + place)).includes(shown)) await wait(5);
        delays.get(name)?.push(performance.now() - changed);
      }),
    );
  }
  await store.close();
  console.log(
    table([
      ['a price that has changed, embedded', 'right after ms'],
      ...[...delays].map(([name, ms]) => [name, text(median(ms))]),
    ]),
  );
  console.log(`Figures: ${keepRuns('data-freshness', [[...delays]])}\n`);
}

/** Bytes of pages, and times of pages and listings, with few and with many products. */
async function printSizes(runs: number): Promise<void> {
  const bytes: number[][] = [];
  const renders: number[] = [];
  const listings: number[] = [];
  for (const size of SIZES) {
    const store = await openStore(size);
    bytes.push(await Promise.all(URLS.map(async (url) => (await get(store.url + url)).length)));
    renders.push(
      await percentile(
        READS,
        (index) => get(`${store.url}/product/skn-001?variant=x${index % 3}`),
        0.95,
        async () => store.database.query('update products set price = price + 1 where id = $1', ['skn-001']),
      ),
    );
    const source = createCatalogSource(store.database);
    for (const query of LISTINGS) await source.list(query);
    listings.push(await percentile(READS, (index) => source.list(LISTINGS[index % LISTINGS.length] ?? {}), 0.95));
    await store.close();
  }
  console.log(
    table([
      ['', ...SIZES.map((size) => `${size} products`), 'ratio'],
      ...URLS.map((url, index) => [
        `bytes of ${url}`,
        ...bytes.map((found) => text(found[index])),
        ratio(bytes[1]?.[index], bytes[0]?.[index]),
      ]),
      ['page with its reads, after a change, p95 ms', ...renders.map(text), ratio(renders[1], renders[0])],
      ['filtered and sorted listing at the database, p95 ms', ...listings.map(text), ratio(listings[1], listings[0])],
    ]),
  );
  console.log(`Figures, ${runs} runs: ${keepRuns('data-sizes', [bytes, renders, listings])}\n`);
}

/** The share of requests that are answered from the cache while orders change stock. */
async function printHitRate(): Promise<void> {
  const store = await openStore();
  // the last ten pieces of a line are told on its pages
  await store.database.query('update stock set pieces = 20', []);
  const { ids } = createCatalogSource(store.database);
  const products = await ids();
  const pages = [...URLS, ...products.map((id) => `/product/${id}`), '/collections/makeup', '/collections/bestsellers'];
  for (const page of pages) await get(store.url + page);
  const before = store.made();
  const until = performance.now() + LOAD_MS;
  let requests = 0;
  let orders = 0;
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; performance.now() < until; turn += 7) {
      await get(store.url + (pages[turn % pages.length] ?? '/'));
      requests += 1;
      await wait(20);
    }
  });
  const buyer = (async () => {
    for (; performance.now() < until; orders += 1) {
      const id = ['skn-002', 'skn-003', 'mkp-004', 'mkp-006'][orders % 4] ?? '';
      await order(store.url, { [id]: 1 });
      await wait(1_000 / ORDERS_A_SECOND);
    }
  })();
  await Promise.all([...readers, buyer]);
  const misses = store.made() - before;
  await store.close();
  console.log(
    `${READERS} readers and ${orders} orders in ${LOAD_MS / 1000} s: ${requests} pages, ${misses} made anew, ${text((1 - misses / requests) * 100)} % from the cache.\nFigures: ${keepRuns('data-hits', [{ requests, misses, orders }])}\n`,
  );
}

/** Shoppers race for scarce pieces: each asks for the present facts of its line, pays, and orders. */
async function printRace(): Promise<void> {
  const store = await openStore();
  await store.database.query('update stock set pieces = $1 where line_id = $2', [SCARCE, 'skn-002']);
  const checkout = `${store.url}/page-data/${store.build}/wishlist/products?item=skn-002`;
  let lastTaken = 0;
  let [bought, told, refused, unfair] = [0, 0, 0, 0];
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, shopper) => {
      await wait((shopper * 10_000) / SHOPPERS);
      if ((await get(checkout)).includes('"stockCount":0')) return void (told += 1);
      await wait(PAYMENT_MS);
      const asked = performance.now();
      const status = await order(store.url, { 'skn-002': 1 });
      if (status === 201) {
        bought += 1;
        lastTaken = performance.now();
      } else {
        refused += 1;
        unfair += Number(asked - lastTaken > FAIR_MS);
      }
    }),
  );
  await store.close();
  console.log(
    `${SHOPPERS} shoppers for ${SCARCE} pieces: ${bought} bought, ${told} were told before they paid, ${refused} were refused; ${unfair} of these for pieces taken more than ${FAIR_MS / 1000} s before.\nFigures: ${keepRuns('data-race', [{ bought, told, refused, unfair }])}`,
  );
}

/** The percentile of the milliseconds of `count` runs; `before` is not measured. */
async function percentile(
  count: number,
  run: (index: number) => Promise<unknown>,
  share: number,
  before?: () => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    await before?.();
    const started = performance.now();
    await run(index);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(count * share)] ?? NaN;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: READERS * 2 });

async function get(url: string): Promise<string> {
  return (await send(url, { headers: { accept: 'text/html, application/json' } })).body;
}

async function order(url: string, quantities: Record<string, number>): Promise<number> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return (await send(`${url}/api/orders`, { method: 'POST', headers }, JSON.stringify(anOrder(quantities)))).status;
}

function send(url: string, options: http.RequestOptions, body?: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, ...options }, (response) => {
      let content = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk) => (content += chunk))
        .on('end', () => resolve({ status: response.statusCode ?? 0, body: content }));
    });
    request.on('error', reject).end(body);
  });
}
