import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { anOrder } from '../../server/src/testing/anOrder';
import { openDatabase } from '../../server/src/schema/openDatabase';
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

/** The stores that take turns; two are the same, so that their difference is the error of the measurement. */
const STORES = ['off', 'off again', 'on'] as const;

/**
 * Measures what traces and metrics cost: processor time and rate of cached pages, rendered pages and orders, in stores that take
 * turns, while a receiver takes what is sent; prints a table.
 */
export async function benchTelemetry(runs: number): Promise<void> {
  const receiver = http.createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const stores: Store[] = [];
  try {
    for (const name of STORES)
      stores.push(await openStore(name === 'on' ? { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } : {}));
    const all: Record<Work, Cost[][]> = { cached: [], rendered: [], orders: [] };
    // the first turn warms up
    for (let run = 0; run <= runs; run += 1) {
      for (const work of Object.keys(COUNTS) as Work[]) {
        const turn: Cost[] = [];
        for (const store of stores) turn.push(await costOf(store, work));
        if (run > 0) all[work].push(turn);
      }
    }
    for (const figure of ['ms', 'rate'] as const) {
      const rows = Object.entries(all).map(([work, turns]) => {
        const [off = 0, again = 0, on = 0] = STORES.map((_, at) =>
          median(turns.map((turn) => turn[at]?.[figure] ?? 0)),
        );
        return [work, text(off), text(again), ratio(again, off), text(on), ratio(on, off)];
      });
      console.log(`${table([[figure === 'ms' ? 'ms' : 'a second', 'off', 'off again', '', 'on', ''], ...rows])}\n`);
    }
    console.log(
      `Processor time of a request in all processes of the server, and requests a second; medians of ${runs} turns.`,
    );
    console.log(`Figures: ${keepRuns('telemetry', [all])}`);
  } finally {
    for (const store of stores) await store.remove();
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
