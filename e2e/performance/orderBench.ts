import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { openDatabase } from '../../server/src/schema/openDatabase';
import { anOrder } from '../../server/src/testing/anOrder';
import { Store } from '../store';
import { baselineEmbedded, baselinePostgres, type Baseline } from './baselineOrders';
import { keepRuns } from './results';
import { median, table, text } from './table';

/** Concurrent shoppers, each sending the next order once the previous one is answered. */
const BUYERS = 16;
const COUNTED = 1000;
const WARM_UP = 200;

interface Rate {
  /** Orders per second. */
  rate: number;
  /** Latency in milliseconds: median and 99th percentile. */
  p50: number;
  p99: number;
}

/** Measures orders per second over HTTP and, interleaved, of the same statements sent directly to the engine; prints a table. */
export async function benchOrders(runs: number): Promise<void> {
  const url = process.env.DATABASE_URL;
  const rows = [await benchEngine('embedded', runs, undefined, baselineEmbedded)];
  if (url) rows.push(await benchEngine('PostgreSQL', runs, url, () => baselinePostgres(url)));
  console.log(
    table([
      ['', 'orders /s', 'p50 ms', 'p99 ms', 'baseline /s', 'baseline p50', 'baseline p99', 'of baseline'],
      ...rows.map(({ cells }) => cells),
    ]),
  );
  console.log(
    `\nMedians of ${runs} runs of ${COUNTED} orders of two lines by ${BUYERS} buyers. baseline: the same statements sent straight to the engine, every order a transaction of its own.`,
  );
  if (!url) console.log('PostgreSQL was left out: set DATABASE_URL to an empty database to have it measured.');
  console.log(
    `Figures: ${keepRuns(
      'orders',
      rows.map(({ name, ours, baseline }) => ({ name, ours, baseline })),
    )}`,
  );
}

async function benchEngine(name: string, runs: number, url: string | undefined, openBaseline: () => Promise<Baseline>) {
  const store = new Store(undefined, { GLOW_API_ONLY: '1', DATABASE_URL: url ?? '', ORDERS_PER_MINUTE: '1000000' });
  const database = await openDatabase({ databaseUrl: url, dataDir: store.databaseFolder });
  await database.query('update stock set pieces = 1000000', []);
  await database.close();
  await store.open();
  const engine = await openBaseline();
  const agent = new http.Agent({ keepAlive: true, maxSockets: BUYERS });
  const order = JSON.stringify(anOrder({ 'skn-002': 1, 'skn-003': 1 }));
  const ours: Rate[] = [];
  const baseline: Rate[] = [];
  await measure(() => placeOrder(store.url, order, agent), WARM_UP);
  await measure(engine.order, WARM_UP);
  for (let run = 0; run < runs; run += 1) {
    baseline.push(await measure(engine.order, COUNTED));
    ours.push(await measure(() => placeOrder(store.url, order, agent), COUNTED));
  }
  agent.destroy();
  await engine.close();
  await store.remove();
  const medianOf = (rates: Rate[], figure: keyof Rate) => median(rates.map((rate) => rate[figure])) ?? 0;
  const share = medianOf(ours, 'rate') / medianOf(baseline, 'rate');
  const figures = [ours, baseline].flatMap((rates) => [
    text(Math.round(medianOf(rates, 'rate'))),
    text(medianOf(rates, 'p50')),
    text(medianOf(rates, 'p99')),
  ]);
  return { name, ours, baseline, cells: [name, ...figures, `${Math.round(share * 100)} %`] };
}

async function measure(order: () => Promise<void>, count: number): Promise<Rate> {
  const times: number[] = [];
  let left = count;

  async function buy(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await order();
      times.push(performance.now() - started);
    }
  }

  const started = performance.now();
  await Promise.all(Array.from({ length: BUYERS }, buy));
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.sort((one, other) => one - other);
  return {
    rate: count / seconds,
    p50: sorted[Math.floor(count * 0.5)] ?? 0,
    p99: sorted[Math.floor(count * 0.99)] ?? 0,
  };
}

function placeOrder(url: string, order: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(order),
      'idempotency-key': randomUUID(),
    };
    const request = http.request(`${url}/api/orders`, { method: 'POST', agent, headers }, (response) => {
      response
        .resume()
        .on('end', () =>
          response.statusCode === 201
            ? resolve()
            : reject(new Error(`An order was answered with ${response.statusCode}`)),
        );
    });
    request.on('error', reject).end(order);
  });
}
