import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { anOrder } from '../../server/src/testing/anOrder';
import { openDatabase } from '../../server/src/database/openDatabase';
import { Store } from '../store';
import { send, sendPages, serverTime, uncachedPath } from './renderBench';
import { keepRuns } from './results';
import { median, ratio, table, text } from './table';

/** Requests of one measurement, over several connections. */
const COUNTS = { cached: 10_000, rendered: 200, orders: 200 };
const CONNECTIONS = 8;
type Work = keyof typeof COUNTS;

interface Cost {
  /** Milliseconds of processor time of a request: the server and its rendering processes. */
  ms: number;
  /** Requests a second. */
  rate: number;
}

/**
 * Measures what traces and metrics cost: processor time and rate of cached pages, rendered pages and orders, in two stores that
 * differ in nothing else and take turns, while a receiver takes what is sent; prints a table.
 */
export async function benchTelemetry(runs: number): Promise<void> {
  const receiver = http.createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const off = await openStore({});
  const on = await openStore({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  try {
    // the first turn warms up
    const all: Record<Work, [off: Cost, on: Cost][]> = { cached: [], rendered: [], orders: [] };
    for (let run = 0; run <= runs; run += 1) {
      for (const work of Object.keys(COUNTS) as Work[]) {
        const turn: [Cost, Cost] = [await costOf(off, work), await costOf(on, work)];
        if (run > 0) all[work].push(turn);
      }
    }
    const rows = (Object.keys(COUNTS) as Work[]).map((work) => {
      const [without, within] = [0, 1].map((side) => all[work].map((turn) => turn[side]));
      const [ms, msOn] = [without, within].map((costs) => median(costs?.map((cost) => cost?.ms) ?? []));
      const [rate, rateOn] = [without, within].map((costs) => median(costs?.map((cost) => cost?.rate) ?? []));
      return [work, text(ms), text(msOn), ratio(msOn, ms), text(rate), text(rateOn), ratio(rateOn, rate)];
    });
    console.log(table([['', 'off: ms', 'on: ms', '', 'off /s', 'on /s', ''], ...rows]));
    console.log(`\nProcessor time of a request in all processes of the server; medians of ${runs} turns.`);
    console.log(`Figures: ${keepRuns('telemetry', [all])}`);
  } finally {
    await off.remove();
    await on.remove();
    receiver.close();
  }
}

async function openStore(settings: NodeJS.ProcessEnv): Promise<Store> {
  const store = new Store(undefined, { ORDERS_PER_MINUTE: '1000000', ...settings });
  const database = await openDatabase({ dataDir: store.databaseFolder });
  await database.query('update stock set pieces = 1000000', []);
  await database.close();
  await store.open();
  return store;
}

async function costOf(store: Store, work: Work): Promise<Cost> {
  const [before, startedAt] = [serverTime(store), performance.now()];
  const count = COUNTS[work];
  if (work === 'orders') await placeOrders(store, count);
  else await sendPages(store.url, work === 'cached' ? () => '/collections/skincare' : uncachedPath, count, CONNECTIONS);
  const seconds = (performance.now() - startedAt) / 1000;
  return { ms: (serverTime(store) - before) / count, rate: count / seconds };
}

async function placeOrders({ url }: Store, count: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const order = JSON.stringify(anOrder({ 'skn-002': 1 }));
  const place = () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    return send(`${url}/api/orders`, { method: 'POST', agent, headers }, order);
  };
  await Promise.all(Array.from({ length: count }, place));
  agent.destroy();
}
