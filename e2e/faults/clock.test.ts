import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { anOrder } from '@glow/server/testing';
import { repository } from '../store';
import { fillStock } from './invariants';
import { placeOrder } from './loadGenerator';
import { recordResult } from './repetitions';
import { Shop } from './shop';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CLOCK = path.join(repository, 'e2e/faults/skewedClock.mjs');
/** One o'clock comes twice in New York: at 05:00 and at 06:00 UTC. */
const END_OF_SUMMER_TIME = Date.parse('2026-11-01T06:00:00Z');

let folder: string;
let store: Shop;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'glow-clock-'));
  store = new Shop({
    TZ: 'America/New_York',
    GLOW_CLOCK_OFFSET: path.join(folder, 'offset'),
    NODE_OPTIONS: `--import=${CLOCK}`,
  });
  await fillStock(store.choice);
});
afterEach(async () => {
  await store.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Sets the server's clock: so many milliseconds ahead of the right one. */
function setClock(offsetMs: number): void {
  writeFileSync(path.join(folder, 'offset'), String(offsetMs));
}

/** Places an order; returns its id and the time that the server gave it. */
async function orderAt(key: string): Promise<{ id: string; createdAt: number }> {
  const { status, body } = await placeOrder(store.url, anOrder(), key);
  expect(status).toBe(201);
  const { order } = JSON.parse(body);
  return { id: order.id, createdAt: Date.parse(order.createdAt) };
}

test('R13: started with a clock that is far off, it takes orders by that clock and forgets none', async () => {
  setClock(0);
  await store.open();
  const first = await orderAt('before');
  const offsets = [400 * DAY_MS, -365 * DAY_MS, 0];
  const differences: number[] = [];
  for (const offset of offsets) {
    await store.close();
    setClock(offset);
    await store.open();
    // the cleanup at the start has ended by then
    await wait(1000);
    const during = await orderAt(`off-by-${offset}`);
    differences.push(Math.abs(during.createdAt - (Date.now() + offset)));
    expect((await orderAt(`off-by-${offset}`)).id).toBe(during.id);
    expect((await orderAt('before')).id).toBe(first.id);
  }
  recordResult(
    'R13',
    `clock 400 days ahead, then a year behind, then right: orders placed and repeated, none forgotten`,
  );
  expect(Math.max(...differences)).toBeLessThan(MINUTE_MS);
});

test('R13: the hour that comes twice at the end of summer time changes nothing', async () => {
  setClock(END_OF_SUMMER_TIME - MINUTE_MS - Date.now());
  await store.open();
  setClock(END_OF_SUMMER_TIME - MINUTE_MS - Date.now());
  const first = await orderAt('first');
  setClock(END_OF_SUMMER_TIME - Date.now());
  const second = await orderAt('second');
  expect((await orderAt('first')).id).toBe(first.id);
  recordResult(
    'R13',
    `end of summer time in New York: ${Math.round((second.createdAt - first.createdAt) / 1000)} s between two orders a minute apart`,
  );
  expect(first.createdAt).toBeLessThan(END_OF_SUMMER_TIME);
  expect(second.createdAt).toBeGreaterThanOrEqual(END_OF_SUMMER_TIME);
  expect(second.createdAt - first.createdAt).toBeLessThan(2 * MINUTE_MS);
});
