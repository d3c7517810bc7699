import { setTimeout as wait } from 'node:timers/promises';
import { createCatalogSource } from '../../server/src/catalog/catalogSource';
import { printFreshness } from './dataFreshness';
import { printSizes } from './dataSizes';
import { get, openStore, order } from './dataStore';
import { keepRuns } from './results';
import { text } from './table';

const READERS = 50;
const ORDERS_A_SECOND = 5;
const LOAD_MS = 20_000;
const SHOPPERS = 200;
const SCARCE = 20;
/** How long a payment takes before the order is sent. */
const PAYMENT_MS = 2_000;
/** A refusal is fair only if the last piece was taken this shortly before the request. */
const FAIR_MS = 3_000;

const URLS = ['/', '/collections/skincare', '/collections/all?sort=rating', '/product/skn-001', '/wishlist'];

/** Measures what live data costs and how soon it is right; prints tables. */
export async function benchData(runs: number): Promise<void> {
  await printFreshness(runs);
  await printSizes(runs);
  await printHitRate();
  await printRace();
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
  const checkout = `${store.url}/page-data/lines?line=skn-002`;
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
