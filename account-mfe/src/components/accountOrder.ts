import { orderTotals, toCents, type Order, type OrderTotals } from '@glow/shared/orders';
import type { AccountOrder } from '../data/sampleOrders';

/** Converts a placed order to the account's shape: dollars become integer cents, the date is an ISO timestamp. */
export function toAccountOrder({ id, createdAt, status, total, items }: Order): AccountOrder {
  return {
    id,
    date: createdAt,
    status,
    total: toCents(total),
    items: items.map((item) => ({ ...item, price: toCents(item.price) })),
  };
}

/** Amounts of an order: the server's for a placed order, computed from the lines for a sample. */
export function totalsOf({ items }: AccountOrder, placed?: Order): OrderTotals {
  if (!placed) return orderTotals(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  const { subtotal, shipping, tax, total } = placed;
  return { subtotal: toCents(subtotal), shipping: toCents(shipping), tax: toCents(tax), total: toCents(total) };
}
