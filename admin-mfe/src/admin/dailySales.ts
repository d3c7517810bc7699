import type { AdminOrder } from '../data/adminSamples';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sales in integer cents of every ISO day from the first order to the last; 0 for days without orders. Excludes cancelled orders. */
export function dailySales(orders: readonly AdminOrder[]) {
  const times = orders.map(({ date }) => Date.parse(date));
  const first = Math.min(...times);
  const count = orders.length ? (Math.max(...times) - first) / DAY_MS + 1 : 0;
  return Array.from({ length: count }, (_, index) =>
    salesOf(new Date(first + index * DAY_MS).toISOString().slice(0, 10), orders),
  );
}

function salesOf(day: string, orders: readonly AdminOrder[]) {
  const sold = orders.filter(({ date, status }) => date === day && status !== 'cancelled');
  return { date: day, total: sold.reduce((sum, { total }) => sum + total, 0) };
}
