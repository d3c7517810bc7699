import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '@glow/server/testing';
import { checkInvariants, NO_VIOLATIONS } from '../faults/invariants';
import { LoadGenerator, placeOrder, randomOrder } from '../faults/loadGenerator';
import { liveBuild } from '../registry';
import { openInstances, readAllPages, timeUntil, type Instances } from './instances';
import { missing } from '../../tools/test/programs.js';
import { testWith } from './testWith';
import { releaseAnew } from './releases';
import { isFull, recordResult } from './scale';
import { Traffic } from './traffic';

const NEEDED = ['haproxy', 'nginx'];
const withPrograms = testWith(...NEEDED);

const LOAD = isFull ? { readers: 200, ordersPerSecond: 50 } : { readers: 50, ordersPerSecond: 20 };
/** Time before, between and after the instances that are renewed, in milliseconds. */
const PAUSE_MS = isFull ? 10_000 : 2_000;
const OUTAGE_MS = isFull ? 10_000 : 4_000;
const HOST_AWAY_MS = isFull ? 120_000 : 3_000;

let shop: Instances;

beforeAll(async () => {
  if (missing(NEEDED).length === 0) shop = await openInstances(3);
});
afterAll(async () => shop?.remove());

function violations(acknowledged: LoadGenerator['acknowledged']) {
  return withDatabase({ databaseUrl: shop.postgres.url, dataDir: '' }, (database) =>
    checkInvariants(database, acknowledged),
  );
}

withPrograms('all instances are renewed under orders and readers: no request fails, no order is lost', async () => {
  const traffic = new Traffic(shop.url, LOAD);
  const started = performance.now();
  for (const store of shop.stores) {
    await wait(PAUSE_MS);
    await store.close('SIGTERM');
    await store.open();
  }
  await wait(PAUSE_MS);
  await traffic.stop();
  recordResult(
    `Three instances renewed in ${Math.round((performance.now() - started) / 1000)} s: ${traffic.acknowledged.length} orders, ${traffic.reads} pages, ${traffic.late} late, ${traffic.failures.length} failed`,
  );
  expect(traffic.failures).toEqual([]);
  expect(traffic.acknowledged.length).toBeGreaterThan(100);
  expect(await violations(traffic.acknowledged)).toEqual(NO_VIOLATIONS);
});

withPrograms(
  'while PostgreSQL is away readers read on, and orders are refused with 503; all is back soon after it',
  async () => {
    await readAllPages(shop.stores);
    const readers = new Traffic(shop.url, { readers: LOAD.readers, ordersPerSecond: 0 });
    const buyers = new LoadGenerator(() => [shop.url], 4);
    await wait(1_000);
    await shop.postgres.crash();
    const refusal = await placeOrder(shop.url, randomOrder(), 'refused');
    await wait(OUTAGE_MS);
    await shop.postgres.restart();
    const backMs = await timeUntil(async () => {
      const ready = await Promise.all(shop.stores.map(async ({ url }) => (await fetch(`${url}/readyz`)).ok));
      return ready.every(Boolean) && (await placeOrder(shop.url, randomOrder(), `back-${Date.now()}`)).status === 201;
    });
    await wait(1_000);
    await Promise.all([readers.stop(), buyers.stop()]);
    recordResult(
      `PostgreSQL away for ${OUTAGE_MS / 1000} s: ${readers.reads} pages, ${readers.late} late, ${readers.failures.length} failed, orders back after ${backMs} ms`,
    );
    expect(refusal.status).toBe(503);
    expect(readers.failures).toEqual([]);
    expect(buyers.unexpectedResponses).toEqual([]);
    expect(await violations(buyers.acknowledged)).toEqual(NO_VIOLATIONS);
  },
);

withPrograms(
  'a release is seen by all instances soon, and nobody notices that the host of releases is away',
  async () => {
    const { host, folder } = shop.releases;
    const build = await releaseAnew(folder, 'blog');
    const seenMs = await timeUntil(() => isLive(build));
    const traffic = new Traffic(shop.url, { readers: LOAD.readers, ordersPerSecond: 2 });
    await host.close();
    const [first] = shop.stores;
    await first?.close();
    // with its copy of the releases
    await first?.open();
    await wait(HOST_AWAY_MS);
    expect(await isLive(build)).toBe(true);
    await traffic.stop();
    await host.open();
    const next = await releaseAnew(folder, 'blog');
    await timeUntil(() => isLive(next));
    recordResult(
      `A release is seen by three instances after ${seenMs} ms; the host of releases away for ${HOST_AWAY_MS / 1000} s: ${traffic.reads} pages, ${traffic.late} late, ${traffic.failures.length} failed`,
    );
    expect(traffic.failures).toEqual([]);
  },
);

withPrograms('each instance tells that another one shows different builds', async () => {
  await withDatabase({ databaseUrl: shop.postgres.url, dataDir: '' }, async (database) => {
    const inAnHour = Date.now() + 3_600_000;
    await database.query(`insert into compositions values ('other', '{"blog":"other"}', 0, $1)`, [inAnHour]);
    await timeUntil(async () => {
      // as if all had been shown for long
      await database.query('update compositions set began_at = 0', []);
      return shop.stores.every(({ log }) => log.includes('show different builds'));
    });
  });
  expect(shop.stores.map(({ log }) => /different builds.* blog \([^)]*\bother\b/.test(log))).toEqual([
    true,
    true,
    true,
  ]);
});

/** Whether a build of the blog is live at every instance. */
async function isLive(build: string): Promise<boolean> {
  const live = await Promise.all(shop.stores.map((store) => liveBuild(store, 'blog')));
  return live.every((found) => found === build);
}
