import { orderTotals, type OrderStatus } from '@glow/shared/orders';
import type { StaffOrderRow } from '@glow/shared/staff';
import samples from './adminSamples.json' with { type: 'json' };

type Customer = Pick<StaffOrderRow, 'customerName' | 'customerEmail' | 'shipTo'>;

/** Seven sample orders, newest first, in every status; `total` has shipping and tax, `createdAt` is a day (ADM-8). */
export const adminOrders: readonly StaffOrderRow[] = samples.orders.map(({ customer, prices, status, ...order }) => ({
  ...order,
  ...(samples.customers as Record<string, Customer>)[customer]!,
  status: status as OrderStatus,
  pieces: prices.length,
  total: orderTotals(prices.reduce((sum, price) => sum + price, 0)).total,
}));

/** Revenue is integer cents, growth is percent (ADM-2). */
export const adminStats = samples.stats;
