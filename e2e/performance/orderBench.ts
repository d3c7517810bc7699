import { clusterIn } from '../../server/src/database/embedded/openEmbedded';
import { runningUrl } from '../../server/src/database/embedded/postmaster';
import { openPostgres } from '../../server/src/database/openPostgres';
import { sampleLines } from '../../server/src/testing/anOrder';
import { Store } from '../store';
import { openBaseline } from './baselineOrders';
import { order } from './dataStore';
import { keepRuns } from './results';
import { median, table, text } from './table';

/** Concurrent shoppers, each sending the next order once the previous one is answered. */
const BUYERS = 16;
const COUNTED = 1000;
const WARM_UP = 500;

/** A line of each product. */
const LINES = [...new Map([...sampleLines].map(([id, { productName }]) => [productName, id])).values()].slice(0, 12);
/** What is ordered, in turn: orders of one product wait for each other. */
const KINDS: Record<string, string[]> = { 'spread over 12 products': LINES, 'all of one product': LINES.slice(0, 1) };

interface Rate {
  /** Orders per second. */
  rate: number;
  /** Latency in milliseconds: median and 99th percentile. */
  p50: number;
  p99: number;
}

/**
 * Measures orders per second over HTTP and, interleaved, of the same statements sent directly to PostgreSQL; prints a table. `DATABASE_URL`:
 * an empty PostgreSQL that is measured in the place of the embedded one.
 */
export async function benchOrders(runs: number): Promise<void> {
  const { DATABASE_URL = '' } = process.env;
  const store = new Store(undefined, { GLOW_API_ONLY: '1', DATABASE_URL, ORDERS_PER_MINUTE: '1000000' });
  await store.open();
  const url = DATABASE_URL || (runningUrl(clusterIn(store.databaseFolder)) ?? '');
  const database = openPostgres(url);
  await database.query('update stock set pieces = 1000000', []);
  const rows = [];
  for (const [name, lines] of Object.entries(KINDS)) {
    const quantities = lines.map((line) => ({ [line]: 1 }));
    const baseline = await openBaseline(url, database, quantities);
    let sent = 0;
    const place = async () => {
      const status = await order(store.url, quantities[(sent += 1) % quantities.length] ?? {});
      if (status !== 201) throw new Error(`An order was answered with ${status}`);
    };
    rows.push({ name, ...(await compare(runs, place, baseline.order)) });
    await baseline.close();
  }
  await database.close();
  await store.remove();
  const head = ['', 'orders /s', 'p50 ms', 'p99 ms', 'baseline /s', 'baseline p50', 'baseline p99', 'of baseline'];
  console.log(table([head, ...rows.map(cellsOf)]));
  console.log(
    `\nMedians of ${runs} runs of ${COUNTED} orders by ${BUYERS} buyers. baseline: the same statements sent straight to PostgreSQL, every order a transaction of its own.`,
  );
  console.log(`Figures: ${keepRuns('orders', rows)}`);
}

interface Rates {
  ours: Rate[];
  baseline: Rate[];
}

async function compare(runs: number, place: () => Promise<void>, placeBaseline: () => Promise<void>): Promise<Rates> {
  const rates: Rates = { ours: [], baseline: [] };
  for (const one of [place, placeBaseline]) await measure(one, WARM_UP);
  for (let run = 0; run < runs; run += 1) {
    rates.baseline.push(await measure(placeBaseline, COUNTED));
    rates.ours.push(await measure(place, COUNTED));
  }
  return rates;
}

function cellsOf({ name, ours, baseline }: Rates & { name: string }): string[] {
  const medianOf = (rates: Rate[], figure: keyof Rate) => median(rates.map((rate) => rate[figure])) ?? 0;
  const figures = [ours, baseline].flatMap((rates) => [
    text(Math.round(medianOf(rates, 'rate'))),
    text(medianOf(rates, 'p50')),
    text(medianOf(rates, 'p99')),
  ]);
  return [name, ...figures, `${Math.round((100 * medianOf(ours, 'rate')) / medianOf(baseline, 'rate'))} %`];
}

async function measure(place: () => Promise<void>, count: number): Promise<Rate> {
  const times: number[] = [];
  let left = count;

  async function buy(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      await place();
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
