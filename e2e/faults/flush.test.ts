import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterIn, readPostmaster } from '@glow/server/base';
import { anOrder } from '@glow/server/testing';
import { missing } from '../../tools/test/programs.js';
import { askRunning, fillStock } from './invariants';
import { placeOrder } from './loadGenerator';
import { recordResult, testUnless, times } from './repetitions';
import { Shop } from './shop';

const LACK = process.platform !== 'linux' || missing(['strace']).length > 0 ? 'this machine has no strace' : undefined;
/** Longer than a test holds flushes, in microseconds. */
const HELD = 'delay_enter=600000000';

let store: Shop;
let cluster: string;
let strace: ChildProcess | undefined;

beforeEach(async () => {
  store = new Shop();
  cluster = clusterIn(store.databaseFolder);
  await fillStock(store.choice);
});
afterEach(async () => {
  await release();
  await store.remove();
});

/** Lets every flush of the store's PostgreSQL stand still. */
async function hold(): Promise<void> {
  const server = readPostmaster(cluster)?.pid ?? 0;
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ');
  const processes = [server, ...children].flatMap((pid) => ['-p', String(pid)]);
  const calls = ['-e', 'trace=fdatasync', '-e', `inject=fdatasync:${HELD}`];
  strace = spawn('strace', ['-f', ...processes, ...calls], { stdio: ['ignore', 'ignore', 'pipe'] });
  let attached = '';
  strace.stderr?.on('data', (chunk: Buffer) => (attached += chunk.toString()));
  while (children.some((pid) => !attached.includes(`Process ${pid} attached`))) await wait(5);
}

async function release(): Promise<void> {
  if (!strace || strace.exitCode !== null || strace.signalCode !== null) return;
  strace.kill();
  await once(strace, 'exit');
}

async function untilFlushWaits(): Promise<void> {
  const waiting = "select from pg_stat_activity where wait_event ilike 'walsync'";
  while ((await askRunning(store.databaseFolder, waiting)).length === 0) await wait(5);
}

/** Places three orders; their statuses are in the array as they arrive. */
function placeThree(): { statuses: number[]; answered: Promise<unknown> } {
  const statuses: number[] = [];
  const place = async (order: number) => {
    statuses.push((await placeOrder(store.url, anOrder(), `held-${order}`)).status);
  };
  return { statuses, answered: Promise.all([1, 2, 3].map(place)) };
}

testUnless('R2', LACK)('R2: no order is answered before it has been flushed to the disk', async () => {
  await store.open();
  await hold();
  const { statuses, answered } = placeThree();
  await untilFlushWaits();
  await wait(1000);
  const early = statuses.length;
  await release();
  await answered;
  recordResult('R2', `flush held for 1 s: ${early} of 3 orders answered before it, all after it`);
  expect(early).toBe(0);
  expect(statuses).toEqual([201, 201, 201]);
});

testUnless('R2', LACK)(
  'R2, the control: where a commit does not wait for the disk, orders are answered before',
  async () => {
    appendFileSync(path.join(cluster, 'postgresql.conf'), 'synchronous_commit = off\n');
    await store.open();
    await hold();
    const { statuses, answered } = placeThree();
    await answered;
    recordResult('R2', `control, commits do not wait: ${statuses.length} of 3 orders answered before the flush`);
    expect(statuses).toEqual([201, 201, 201]);
  },
);

testUnless('R5', LACK)(
  'R5: a flush that takes shortly is waited for; when it takes longer, orders are refused meanwhile and can be repeated',
  async () => {
    await store.open();
    await hold();
    const started = performance.now();
    const short = placeOrder(store.url, anOrder(), 'short');
    await untilFlushWaits();
    await wait(Math.max(0, times(3000, 1500) - (performance.now() - started)));
    await release();
    const { status } = await short;
    await hold();
    const refused = await placeOrder(store.url, anOrder(), 'long');
    const repeatedMeanwhile = await placeOrder(store.url, anOrder(), 'long');
    await wait(times(20_000, 0));
    await release();
    let repeated = await placeOrder(store.url, anOrder(), 'long');
    while (repeated.status === 503) repeated = await placeOrder(store.url, anOrder(), 'long');
    await store.close();
    const orders = await store.countOrders();
    recordResult(
      'R5',
      `flush held for ${times(3, 1.5)} s: order ${status}; for longer: ${refused.status}, repeated meanwhile ${repeatedMeanwhile.status}, afterwards ${repeated.status}, ${orders} orders`,
    );
    expect([status, refused.status, repeatedMeanwhile.status, repeated.status, orders]).toEqual([
      201, 503, 503, 201, 2,
    ]);
  },
);
