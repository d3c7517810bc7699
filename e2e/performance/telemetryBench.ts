import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Store } from '../store';
import { processesOf } from './crowdProcesses';
import { openStore, type OpenStore } from './dataStore';
import { getCompressed, orderTaken, timed } from './requestBench';
import { keepRuns } from './results';
import { median, ratio, table, text } from './table';

/** Requests of one measurement, over several connections. */
const COUNTS = { cached: 10_000, rendered: 200, orders: 200 };
const CONNECTIONS = 8;
const CLOCK_TICKS_A_SECOND = 100;
type Work = keyof typeof COUNTS;

/** Each text of a search is a page of its own, in no cache. */
let searches = 0;

const WORKS: Record<Work, (url: string) => Promise<unknown>> = {
  cached: (url) => getCompressed(`${url}/collections/skincare`),
  rendered: (url) => getCompressed(`${url}/collections/skincare?q=${(searches += 1)}`),
  orders: (url) => orderTaken(url, { 'skn-002': 1 }),
};

interface Cost {
  /** Milliseconds of processor time of a request: the server and its rendering processes. */
  ms: number;
  /** Requests a second. */
  rate: number;
}

/** The stores that take turns; two are the same, so that their difference is the error of the measurement. */
const STORES = ['off', 'off again', 'on'] as const;

/**
 * Measures the cost of traces and metrics: processor time and rate of cached pages, rendered pages and orders, in
 * stores that take turns, while a receiver takes the data; prints a table.
 */
export async function benchTelemetry(runs: number): Promise<void> {
  const receiver = http.createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const stores: OpenStore[] = [];
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
    for (const store of stores) await store.close();
    receiver.close();
  }
}

async function costOf({ store }: OpenStore, work: Work): Promise<Cost> {
  const before = serverTime(store);
  const count = COUNTS[work];
  const { rate } = await timed(count, CONNECTIONS, () => WORKS[work](store.url));
  return { ms: (serverTime(store) - before) / count, rate };
}

/** Milliseconds of processor time of the server and the processes below it, from `/proc`. */
function serverTime({ pid }: Store): number {
  const ticks = processesOf(pid ?? 0).map((process) => {
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, count) => sum + count, 0) * 1000) / CLOCK_TICKS_A_SECOND;
}
