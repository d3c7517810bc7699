import type { Cents } from '@glow/shared/orders';
import type { AdminOrder } from '../data/adminSamples';

/** What was sold on an ISO day, in integer cents. */
export interface DaySales {
  date: string;
  total: Cents;
}

const DAY = 24 * 60 * 60 * 1000;

/** The sales of every day from the first order to the last; days without orders count as nothing, and so do cancelled orders. */
export function dailySales(orders: readonly AdminOrder[]): DaySales[] {
  const times = orders.map(({ date }) => Date.parse(date));
  const first = Math.min(...times);
  const count = orders.length ? (Math.max(...times) - first) / DAY + 1 : 0;
  return Array.from({ length: count }, (_, index) => salesOf(new Date(first + index * DAY).toISOString().slice(0, 10), orders));
}

function salesOf(day: string, orders: readonly AdminOrder[]): DaySales {
  const sold = orders.filter(({ date, status }) => date === day && status !== 'cancelled');
  return { date: day, total: sold.reduce((sum, { total }) => sum + total, 0) };
}
