import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { anOrder } from '../../server/src/testing/anOrder';
import { openDatabase } from '../../server/src/schema/openDatabase';
import { repository, Store } from '../store';
import { processesOf } from './crowdProcesses';
import { keepRuns } from './results';
import { median, ratio, table, text } from './table';

/** Concurrent connections that ask for pages which are in no cache, and that place orders. */
const PAGE_CONNECTIONS = 8;
const ORDER_CONNECTIONS = 2;
const ORDERS = 200;
/** Requests for the processor time of one page. */
const PAGES = { warmUp: 100, counted: 200 };
const CLOCK_TICKS_A_SECOND = 100;
const PROBE = path.join(repository, 'e2e/performance/eventLoopProbe.js');

interface Orders {
  p50: number;
  p95: number;
}

/** A page in no cache: each text of the search is a page of its own. */
let searches = 0;
export const uncachedPath = () => `/collections/skincare?q=${(searches += 1)}`;

/**
 * Measures the processor time of a page, cached and rendered, and what a flood of pages in no cache does to orders and to the
 * server's event loop, beside the same orders without the flood; then what a page without a process takes; prints three tables.
 */
export async function benchRendering(runs: number): Promise<void> {
  const store = new Store(undefined, {
    ORDERS_PER_MINUTE: '1000000',
    RENDER_TIMEOUT_MS: '',
    NODE_OPTIONS: `--import=${PROBE}`,
  });
  const database = await openDatabase({ dataDir: store.databaseFolder });
  await database.query('update stock set pieces = 1000000', []);
  await database.close();
  await store.open();
  try {
    await printPageCosts(store, runs);
    await printFlood(store, runs);
  } finally {
    await store.remove();
  }
  await printColdPages(runs);
}

async function printPageCosts(store: Store, runs: number): Promise<void> {
  await sendPages(store.url, uncachedPath, PAGES.warmUp, 1);
  const costs = { cached: [] as number[], rendered: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    costs.cached.push(await processorTime(store, () => '/collections/skincare'));
    costs.rendered.push(await processorTime(store, uncachedPath));
  }
  console.log(
    table([
      ['processor time of a page, all processes', 'ms'],
      ['cached', text(median(costs.cached))],
      ['rendered', text(median(costs.rendered))],
    ]),
  );
  console.log(`Figures: ${keepRuns('render-cost', [costs])}\n`);
}

/** Prints what a page takes whose remote has no process: with one process, pages of two remotes in turn, beside those of one. */
async function printColdPages(runs: number): Promise<void> {
  const store = new Store(undefined, { RENDER_TIMEOUT_MS: '', RENDER_PROCESSES: '1' });
  await store.open();
  const times = { warm: [] as number[], cold: [] as number[] };
  const timeOf = async (page: string) => {
    const start = performance.now();
    await sendPages(store.url, () => page, 1, 1);
    return performance.now() - start;
  };
  try {
    for (let run = 0; run < 10 * runs; run += 1) {
      await timeOf(uncachedPath());
      times.warm.push(await timeOf(uncachedPath()));
      await timeOf(`/blog?q=${run}`);
      times.cold.push(await timeOf(uncachedPath()));
    }
  } finally {
    await store.remove();
  }
  console.log(
    table([
      ['a page in no cache', 'ms'],
      ['with a process of its remote', text(median(times.warm))],
      ['without one', text(median(times.cold))],
    ]),
  );
  console.log(`Figures: ${keepRuns('render-cold', [times])}\n`);
}

/** Milliseconds of the server and its rendering processes for one page. */
async function processorTime(store: Store, nextPath: () => string): Promise<number> {
  const before = serverTime(store);
  await sendPages(store.url, nextPath, PAGES.counted, 1);
  return (serverTime(store) - before) / PAGES.counted;
}

/** Milliseconds of processor time of the server and the processes below it, from `/proc`. */
export function serverTime({ pid }: Store): number {
  const ticks = processesOf(pid ?? 0).map((process) => {
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, count) => sum + count, 0) * 1000) / CLOCK_TICKS_A_SECOND;
}

async function printFlood(store: Store, runs: number): Promise<void> {
  const quiet: Orders[] = [];
  const flooded: Orders[] = [];
  const delays = { quiet: [] as number[], flooded: [] as number[] };
  await placeOrders(store.url);
  for (let run = 0; run < runs; run += 1) {
    await eventLoopDelay(store);
    quiet.push(await placeOrders(store.url));
    delays.quiet.push(await eventLoopDelay(store));
    let isFlooding = true;
    const flood = sendPages(store.url, uncachedPath, Infinity, PAGE_CONNECTIONS, () => isFlooding);
    flooded.push(await placeOrders(store.url));
    delays.flooded.push(await eventLoopDelay(store));
    isFlooding = false;
    await flood;
  }
  const rows = (['p50', 'p95'] as const).map((figure) => {
    const [calm, busy] = [quiet, flooded].map((orders) => median(orders.map((order) => order[figure])));
    return [`order ${figure} ms`, text(calm), text(busy), ratio(busy, calm)];
  });
  const [calm, busy] = [median(delays.quiet), median(delays.flooded)];
  console.log(
    table([
      ['', 'quiet', `${PAGE_CONNECTIONS} connections for uncached pages`, 'ratio'],
      ...rows,
      ['event loop delay p99 ms', text(calm), text(busy), ratio(busy, calm)],
    ]),
  );
  console.log(`Figures: ${keepRuns('render-flood', [quiet, flooded, delays])}`);
}

/** The 99th percentile in milliseconds since the last call. */
async function eventLoopDelay({ url }: Store): Promise<number> {
  return Number(
    await send(
      `${url}/`,
      { headers: { 'x-event-loop-probe': '1', accept: 'text/html' } },
      undefined,
      (response) => response.headers['x-event-loop-delay'] as string,
    ),
  );
}

/** Asks for pages over a number of connections, one at a time on each. */
export async function sendPages(
  url: string,
  nextPath: () => string,
  count: number,
  connections: number,
  isRunning = () => true,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0 && isRunning()) {
        left -= 1;
        await send(url + nextPath(), { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' } });
      }
    }),
  );
  agent.destroy();
}

async function placeOrders(url: string): Promise<Orders> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: ORDER_CONNECTIONS });
  const order = JSON.stringify(anOrder({ 'skn-002': 1 }));
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: ORDER_CONNECTIONS }, async () => {
      for (let count = 0; count < ORDERS / ORDER_CONNECTIONS; count += 1) {
        const started = performance.now();
        const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
        await send(`${url}/api/orders`, { method: 'POST', agent, headers }, order);
        times.push(performance.now() - started);
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length * 0.5)] ?? 0, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}

/** Sends a request; rejects where it is not answered with success. */
export function send(
  url: string,
  options: http.RequestOptions,
  body?: string,
  read: (response: http.IncomingMessage) => string = () => '',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      response.resume().on('end', () => {
        if ((response.statusCode ?? 500) < 300) resolve(read(response));
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject).end(body);
  });
}
