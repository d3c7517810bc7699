import type { Cents } from '@glow/shared/orders';
import type { AdminOrder } from '../data/adminSamples';

/** Groups orders by email address; cancelled orders count as orders but not towards `spent`, in integer cents (ADM-7). */
export function customersOf(orders: readonly AdminOrder[]) {
  const customers = new Map<string, { email: string; name: string; orders: number; spent: Cents }>();
  for (const { customerEmail: email, customerName: name, status, total } of orders) {
    const known = customers.get(email) ?? { email, name, orders: 0, spent: 0 };
    customers.set(email, {
      ...known,
      orders: known.orders + 1,
      spent: known.spent + (status === 'cancelled' ? 0 : total),
    });
  }
  return [...customers.values()];
}
