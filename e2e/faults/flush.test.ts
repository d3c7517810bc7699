import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { anOrder } from '../../server/src/testing/anOrder';
import { repository, type Store } from '../store';
import { fillStock, withDatabase } from './invariants';
import { placeOrder } from './loadGenerator';
import { recordResult, times } from './scale';
import { apiStore } from './shop';

const DISK = path.join(repository, 'e2e/faults/faultyDisk.mjs');

let folder: string;
let database: string;
/** While this file exists flushes stand still. */
let hold: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'glow-flush-'));
  database = path.join(folder, 'database');
  hold = path.join(folder, 'hold');
  await fillStock({ dataDir: database });
  store = apiStore({ DATA_DIR: database, GLOW_FAULTY_HOLD: hold, NODE_OPTIONS: `--import=${DISK}` });
  await store.open();
});
afterEach(async () => {
  await store.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until a flush stands still. */
async function untilFlushWaits(): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!existsSync(`${hold}.waiting`)) {
    if (Date.now() > deadline) throw new Error('Nothing was flushed to the disk.');
    await wait(5);
  }
}

test('R2: no order is answered before it has been flushed to the disk', async () => {
  writeFileSync(hold, '');
  const answers: number[] = [];
  const orders = Array.from({ length: 3 }, async (_, order) => {
    answers.push((await placeOrder(store.url, anOrder(), `held-${order}`)).status);
  });
  await untilFlushWaits();
  await wait(1000);
  const early = answers.length;
  rmSync(hold);
  await Promise.all(orders);
  recordResult('R2', `flush held for 1 s: ${early} of ${orders.length} orders answered before it, all after it`);
  expect(early).toBe(0);
  expect(answers).toEqual([201, 201, 201]);
});

test('R5: a flush that takes shortly is waited for; when it takes longer, orders are refused meanwhile and can be repeated', async () => {
  /** Places an order while the disk stands still, for so long and, if it `isLong`, until the answer; returns it, its time and that of `/readyz` in milliseconds. */
  async function orderDuringHold(key: string, holdMs: number, isLong = false) {
    writeFileSync(hold, '');
    const started = performance.now();
    const order = placeOrder(store.url, anOrder(), key).then((response) => ({
      ...response,
      ms: Math.round(performance.now() - started),
    }));
    await untilFlushWaits();
    const asked = performance.now();
    const { status } = await fetch(`${store.url}/readyz`);
    const ready = { status, ms: Math.round(performance.now() - asked) };
    await wait(Math.max(0, holdMs - (performance.now() - started)));
    if (isLong) await order;
    rmSync(hold);
    rmSync(`${hold}.waiting`);
    return { order: await order, ready };
  }

  const short = await orderDuringHold('short', times(3000, 1500));
  const long = await orderDuringHold('long', times(30_000, 0), true);
  let repeated = await placeOrder(store.url, anOrder(), 'long');
  while (repeated.status === 503) repeated = await placeOrder(store.url, anOrder(), 'long');
  await store.close();
  const orders = await withDatabase({ dataDir: database }, (opened) => opened.query('select id from orders', []));
  recordResult(
    'R5',
    `embedded: flush held for ${times(3, 1.5)} s: order ${short.order.status} after ${short.order.ms} ms; for longer: ${long.order.status} after ${long.order.ms} ms, readyz ${long.ready.status} after ${long.ready.ms} ms, repeated ${repeated.status}, ${orders.length} orders`,
  );
  expect([short.order.status, long.order.status, repeated.status, orders.length]).toEqual([201, 503, 201, 2]);
  expect(long.ready.status).toBe(503);
});
