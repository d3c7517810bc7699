import { createPersistedValue, isLike, isRecord } from '@glow/shared/storage';
import { emptyPostal, isCountry } from './address';
import { orderStatusLabels } from './orderStatusLabels';
import type { Order } from './orderTypes';

/** The types of the fields that the order's pages show. */
const EXAMPLE = {
  id: '',
  createdAt: '',
  status: '',
  customerEmail: '',
  items: [{ id: '', name: '', quantity: 0, price: 0, image: '' }],
  subtotal: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  paymentMethod: { last4: '', brand: '' },
};
const EXAMPLE_ADDRESS = { ...emptyPostal, email: '', phone: '' };

function isAddress(stored: unknown): boolean {
  // an empty second line is left out
  return isRecord(stored) && isCountry(stored.country) && isLike(EXAMPLE_ADDRESS, { address2: '', ...stored });
}

function isOrder(stored: unknown): stored is Order {
  return (
    isRecord(stored) &&
    isLike(EXAMPLE, stored) &&
    isAddress(stored.shippingAddress) &&
    isAddress(stored.billingAddress) &&
    Object.hasOwn(orderStatusLabels, String(stored.status)) &&
    !Number.isNaN(Date.parse(String(stored.createdAt)))
  );
}

/** Orders of another shape, for example of another release, count as none (DATA-5). */
function parsePlacedOrders(stored: unknown): Order[] {
  if (!Array.isArray(stored) || !stored.every(isOrder)) throw new Error('not a list of orders');
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
