import { createPersistedValue } from '@glow/shared/storage';
import { isRecord } from '@glow/shared/storage';
import type { Order } from './orderTypes';

function parsePlacedOrders(stored: unknown): Order[] {
  if (
    !Array.isArray(stored) ||
    !stored.every((order) => isRecord(order) && typeof order.id === 'string' && Array.isArray(order.items))
  ) {
    throw new Error('not a list of orders');
  }
  return stored;
}

const stored = createPersistedValue('receipts', parsePlacedOrders, 'sessionStorage');

/** The orders placed in this tab, latest first; a guest may view these (ORD-7). */
export function placedOrders(): Order[] {
  return stored.read() ?? [];
}

/** Stores a placed order for this tab. */
export function savePlacedOrder(order: Order): void {
  stored.write([order, ...placedOrders().filter(({ id }) => id !== order.id)]);
}

/** An order by id, if it was placed in this tab. */
export function findPlacedOrder(orderId: string | undefined): Order | undefined {
  return placedOrders().find(({ id }) => id === orderId);
}
