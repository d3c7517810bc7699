import { createPersistedValue, isLike, isRecord } from '@glow/shared/storage';
import { isPostalAddress } from './address';
import { orderStatusLabels } from './orderStatusLabels';
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

/** The types of the fields that the order's pages show. */
const EXAMPLE = {
  createdAt: '',
  status: '',
  customerEmail: '',
  items: [{ id: '', name: '', quantity: 0, price: 0, image: '' }],
  subtotal: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  shippingAddress: { phone: '', firstName: '', lastName: '', address1: '', city: '', state: '', zipCode: '' },
  paymentMethod: { last4: '', brand: '' },
};

/** Whether an order has the shape of this release; another one's may be shown wrong, or not at all. */
function isComplete(order: Order): boolean {
  return (
    isLike(EXAMPLE, order) &&
    isPostalAddress(order.shippingAddress) &&
    isPostalAddress(order.billingAddress) &&
    Object.hasOwn(orderStatusLabels, order.status) &&
    Date.parse(order.createdAt) > 0
  );
}

/** The orders placed in this tab, latest first; a guest may view these (ORD-7). */
export function placedOrders(): Order[] {
  return (stored.read() ?? []).filter(isComplete);
}

/** Stores a placed order for this tab. */
export function savePlacedOrder(order: Order): void {
  stored.write([order, ...(stored.read() ?? []).filter(({ id }) => id !== order.id)]);
}

/** An order by id, if it was placed in this tab. */
export function findPlacedOrder(orderId: string | undefined): Order | undefined {
  return placedOrders().find(({ id }) => id === orderId);
}
