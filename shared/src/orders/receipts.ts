import { deviceValue } from '../storage/deviceStorage';
import { isRecord } from '../storage/isRecord';
import type { Order } from './orderTypes';

function parseReceipts(stored: unknown): Order[] {
  if (!Array.isArray(stored) || !stored.every((order) => isRecord(order) && typeof order.id === 'string' && Array.isArray(order.items))) {
    throw new Error('not a list of orders');
  }
  return stored;
}

const stored = deviceValue('receipts', parseReceipts, 'sessionStorage');

/** The orders placed in this tab, latest first: the guest's right to see them (ORD-7). */
export function receipts(): Order[] {
  return stored.read() ?? [];
}

/** Keeps a placed order as this tab's receipt. */
export function saveReceipt(order: Order): void {
  stored.write([order, ...receipts().filter(({ id }) => id !== order.id)]);
}

/** The receipt of one order, if it was placed in this tab. */
export function readReceipt(orderId: string | undefined): Order | undefined {
  return receipts().find(({ id }) => id === orderId);
}
