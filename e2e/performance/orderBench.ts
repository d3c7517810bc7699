import { sampleLines } from '@glow/server/testing';
import { openBaseline } from './baselineOrders';
import { openStore } from './dataStore';
import { orderTaken, timed, type Timed } from './requestBench';
import { keepRuns } from './results';
import { median, table, text } from './table';

/** Concurrent shoppers, each sending the next order once the previous one is answered. */
const BUYERS = 16;
const COUNTED = 1000;
const WARM_UP = 500;

/** A line of each product. */
const LINES = [...new Map([...sampleLines].map(([id, { productName }]) => [productName, id])).values()].slice(0, 12);
/** The lines of the orders, which take turns; orders of one product wait for each other. */
const KINDS: Record<string, string[]> = { 'spread over 12 products': LINES, 'all of one product': LINES.slice(0, 1) };

/**
 * Measures orders per second over HTTP and, in turn, of the same statements sent straight to PostgreSQL; prints a
 * table. `DATABASE_URL` names an empty PostgreSQL that is measured instead of the embedded one.
 */
export async function benchOrders(runs: number): Promise<void> {
  const { DATABASE_URL = '' } = process.env;
  const store = await openStore({ GLOW_API_ONLY: '1', DATABASE_URL });
  const rows = [];
  for (const [name, lines] of Object.entries(KINDS)) {
    const quantities = lines.map((line) => ({ [line]: 1 }));
    const baseline = await openBaseline(store.databaseUrl, store.database, quantities);
    let sent = 0;
    const place = () => orderTaken(store.url, quantities[(sent += 1) % quantities.length] ?? {});
    rows.push({ name, ...(await compare(runs, place, baseline.order)) });
    await baseline.close();
  }
  await store.close();
  const head = ['', 'orders /s', 'p50 ms', 'p99 ms', 'baseline /s', 'baseline p50', 'baseline p99', 'of baseline'];
  console.log(table([head, ...rows.map(cellsOf)]));
  console.log(
    `\nMedians of ${runs} runs of ${COUNTED} orders by ${BUYERS} buyers. baseline: the same statements sent straight to PostgreSQL, every order a transaction of its own.`,
  );
  console.log(`Figures: ${keepRuns('orders', rows)}`);
}

interface Rates {
  ours: Timed[];
  baseline: Timed[];
}

async function compare(runs: number, place: () => Promise<void>, placeBaseline: () => Promise<void>): Promise<Rates> {
  const rates: Rates = { ours: [], baseline: [] };
  for (const one of [place, placeBaseline]) await timed(WARM_UP, BUYERS, one);
  for (let run = 0; run < runs; run += 1) {
    rates.baseline.push(await timed(COUNTED, BUYERS, placeBaseline));
    rates.ours.push(await timed(COUNTED, BUYERS, place));
  }
  return rates;
}

function cellsOf({ name, ours, baseline }: Rates & { name: string }): string[] {
  const medianOf = (rates: Timed[], figure: keyof Timed) => median(rates.map((rate) => rate[figure])) ?? 0;
  const figures = [ours, baseline].flatMap((rates) => [
    text(Math.round(medianOf(rates, 'rate'))),
    text(medianOf(rates, 'p50')),
    text(medianOf(rates, 'p99')),
  ]);
  return [name, ...figures, `${Math.round((100 * medianOf(ours, 'rate')) / medianOf(baseline, 'rate'))} %`];
}
