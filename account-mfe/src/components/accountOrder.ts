import { orderTotals, toCents, type Order, type OrderTotals } from '@glow/shared/orders';
import type { AccountOrder } from '../data/sampleOrders';

/** A placed order as the account lists it: its dollars become integer cents, its date is an ISO timestamp. */
export function toAccountOrder({ id, createdAt, status, total, items }: Order): AccountOrder {
  return { id, date: createdAt, status, total: toCents(total), items: items.map((item) => ({ ...item, price: toCents(item.price) })) };
}

/** What an order cost: as the server added it up, or from the lines of a sample. */
export function totalsOf({ items }: AccountOrder, placed?: Order): OrderTotals {
  if (!placed) return orderTotals(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  const { subtotal, shipping, tax, total } = placed;
  return { subtotal: toCents(subtotal), shipping: toCents(shipping), tax: toCents(tax), total: toCents(total) };
}

/** The day of an order in words: an ISO day as it stands, an ISO timestamp in the shopper's own time zone. */
export function orderDay(date: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: isDay ? 'UTC' : undefined }).format(new Date(date));
}
