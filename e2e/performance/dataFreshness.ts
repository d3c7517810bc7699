import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../server/src/database/Database';
import { Store } from '../store';
import { openStore } from './dataStore';
import { get } from './requests';
import { keepRuns } from './results';
import { median, table, text } from './table';

/** Milliseconds until each kind of page is right, by name. */
type Delays = Record<string, number[]>;

/** Prints how long each kind of page shows an old price after a change, in milliseconds, in one and in two server processes. */
export async function printFreshness(runs: number): Promise<void> {
  const store = await openStore({ RENDER_TIMEOUT_MS: '30000' });
  const second = new Store(undefined, { DATABASE_URL: store.databaseUrl });
  const one = await measure([store.url], store.database, runs);
  await second.open();
  const two = await measure([store.url, second.url], store.database, runs);
  await second.remove();
  await store.close();
  console.log(
    table([
      ['a price that has changed is right after ms', 'one process', 'two processes'],
      ...Object.keys(one).map((place) => [place, ...[one, two].map((delays) => text(median(delays[place] ?? [])))]),
    ]),
  );
  console.log(`Figures: ${keepRuns('data-freshness', [{ one, two }])}\n`);
}

/** Changes a price in the database, and reads each kind of page of all servers until they show it. */
async function measure(servers: string[], database: Database, runs: number): Promise<Delays> {
  const places = {
    home: '/',
    listing: '/collections/skincare',
    product: '/product/skn-002',
    'cart lines': '/page-data/lines?line=skn-002',
    suggestions: '/collections/all?q=midnight',
  };
  const delays: Delays = Object.fromEntries(Object.keys(places).map((name) => [name, []]));
  for (const server of servers) for (const place of Object.values(places)) await get(server + place);
  for (let run = 0; run < runs; run += 1) {
    const price = 7_001 + run;
    await database.query('update products set price = $1 where id = $2', [price, 'skn-002']);
    const changed = performance.now();
    await Promise.all(
      Object.entries(places).map(async ([name, place]) => {
        const shown = place.startsWith('/page-data') ? `"price":${price}` : `${price / 100}`;
        for (const server of servers) while (!(await get(server + place)).includes(shown)) await wait(5);
        delays[name]?.push(performance.now() - changed);
      }),
    );
  }
  return delays;
}
