import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { anOrder } from '../../server/src/testing/anOrder';
import { repository, type Store } from '../store';
import { fillStock } from './invariants';
import { placeOrder } from './loadGenerator';
import { recordResult } from './scale';
import { apiStore } from './shop';

const DAY_MS = 24 * 60 * 60 * 1000;
const CLOCK = path.join(repository, 'e2e/faults/skewedClock.mjs');
/** One o'clock comes twice in New York: at 05:00 and at 06:00 UTC. */
const END_OF_SUMMER_TIME = Date.parse('2026-11-01T06:00:00Z');

function skewed(offsetMs: number, dataDir: string, settings: NodeJS.ProcessEnv = {}): Store {
  return apiStore({
    DATA_DIR: dataDir,
    GLOW_CLOCK_OFFSET_MS: String(offsetMs),
    NODE_OPTIONS: `--import=${CLOCK}`,
    ...settings,
  });
}

/** Places an order; returns its id and the time that the server gave it. */
async function orderAt(store: Store, key: string): Promise<{ id: string; createdAt: number }> {
  const { status, body } = await placeOrder(store.url, anOrder(), key);
  expect(status).toBe(201);
  const { order } = JSON.parse(body);
  return { id: order.id, createdAt: Date.parse(order.createdAt) };
}

test('R13: with a clock that is a year off orders work by the time of the server, and nothing is lost by it', async () => {
  const home = apiStore();
  const dataDir = home.databaseFolder;
  await fillStock({ dataDir });
  await home.open();
  const first = await orderAt(home, 'before');
  await home.close();
  const drifts: number[] = [];
  for (const days of [400, -365]) {
    const store = skewed(days * DAY_MS, dataDir);
    await store.open();
    // the cleanup at the start has ended by then
    await wait(1000);
    const during = await orderAt(store, `off-by-${days}`);
    drifts.push(Math.abs(during.createdAt - (Date.now() + days * DAY_MS)));
    expect((await orderAt(store, `off-by-${days}`)).id).toBe(during.id);
    expect((await orderAt(store, 'before')).id).toBe(first.id);
    await store.remove();
  }
  await home.open();
  expect((await orderAt(home, 'before')).id).toBe(first.id);
  await home.remove();
  recordResult('R13', `clock 400 days ahead, then a year behind: orders placed and repeated, none forgotten`);
  expect(Math.max(...drifts)).toBeLessThan(60_000);
}, 240_000);

test('R13: at the end of summer time the hour that comes twice changes nothing', async () => {
  const home = apiStore();
  await fillStock({ dataDir: home.databaseFolder });
  const offset = END_OF_SUMMER_TIME - Date.now();
  const startMs = 20_000;
  const store = skewed(offset - startMs, home.databaseFolder, { TZ: 'America/New_York' });
  const opened = Date.now();
  await store.open();
  const before = await orderAt(store, 'first');
  await wait(Math.max(0, startMs + 1000 - (Date.now() - opened)));
  const after = await orderAt(store, 'second');
  expect((await orderAt(store, 'first')).id).toBe(before.id);
  await store.remove();
  await home.remove();
  recordResult('R13', `end of summer time in New York: ${after.createdAt - before.createdAt} ms between two orders`);
  expect(before.createdAt).toBeLessThan(END_OF_SUMMER_TIME);
  expect(after.createdAt).toBeGreaterThan(END_OF_SUMMER_TIME);
  expect(after.createdAt - before.createdAt).toBeLessThan(60_000);
}, 120_000);
