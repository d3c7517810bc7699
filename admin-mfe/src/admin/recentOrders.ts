import type { AdminOrder } from '../data/adminSamples';

const RECENT_COUNT = 5;

/** The latest orders, newest first, at most five (ADM-3). */
export function recentOrders(orders: readonly AdminOrder[]): AdminOrder[] {
  return [...orders].sort((a, b) => b.date.localeCompare(a.date)).slice(0, RECENT_COUNT);
}
