import { createPersistedValue, isLike, isRecord } from '@glow/shared/storage';
import { isPostalAddress } from './address';
import { orderStatusLabels } from './orderStatusLabels';
import type { KeptOrder, Order } from './orderTypes';

function parseOrders(stored: unknown): KeptOrder[] {
  const isOrder = (order: unknown) => isRecord(order) && typeof order.id === 'string' && Array.isArray(order.items);
  if (!Array.isArray(stored) || !stored.every(isOrder)) throw new Error('not a list of orders');
  return stored;
}

function parseOrdersByUser(stored: unknown): Record<string, KeptOrder[]> {
  if (!isRecord(stored)) throw new Error('not orders by user');
  return Object.fromEntries(Object.entries(stored).map(([userId, orders]) => [userId, parseOrders(orders)]));
}

const ofGuests = createPersistedValue('receipts', parseOrders, 'sessionStorage');
const ofAccounts = createPersistedValue('orders', parseOrdersByUser);
/** The most orders per account on this device. */
const MAX_ORDERS = 50;

/** Types of the fields that pages show of every order. */
const EXAMPLE = {
  createdAt: '',
  status: '',
  items: [{ id: '', name: '', quantity: 0, price: 0, image: '' }],
  subtotal: 0,
  shipping: 0,
  tax: 0,
  total: 0,
};

/** Types of the fields that an order has until its account signs out. */
const PERSONAL = {
  customerEmail: '',
  shippingAddress: { phone: '', firstName: '', lastName: '', address1: '', city: '', state: '', zipCode: '' },
  paymentMethod: { last4: '', brand: '' },
};

/** Whether an order has the shape of this release: pages may show other shapes wrong, or not at all. */
function isComplete(order: KeptOrder): boolean {
  const { tracking = '', statusDates }: Partial<Order> = order;
  return (
    isLike(EXAMPLE, order) &&
    (!('shippingAddress' in order) ||
      (isLike(PERSONAL, order) && isPostalAddress(order.shippingAddress) && isPostalAddress(order.billingAddress))) &&
    Object.hasOwn(orderStatusLabels, order.status) &&
    [order.createdAt, ...Object.values(statusDates ?? {})].every((date) => Date.parse(date) > 0) &&
    typeof tracking === 'string'
  );
}

/** The account's orders on this device, latest first (ACC-4); without an account, the orders of guests in this tab. */
export function placedOrders(userId?: string): KeptOrder[] {
  return storedOrders(userId).filter(isComplete);
}

/** Calls back when another tab or the account on the server changes orders; returns an unsubscribe function. */
export const onPlacedOrders = ofAccounts.onChange;

/** Stores a placed order for the account on this device; a guest's for this tab (ORD-7). */
export function savePlacedOrder(order: Order, userId?: string): void {
  const orders = [order, ...storedOrders(userId).filter(({ id }) => id !== order.id)];
  if (userId === undefined) ofGuests.write(orders);
  else ofAccounts.write({ ...ofAccounts.read(), [userId]: orders.slice(0, MAX_ORDERS) });
}

/** Finds an order that the account has placed on this device, or a guest in this tab. */
export function findPlacedOrder(orderId: string | undefined, userId?: string): KeptOrder | undefined {
  const orders = [...placedOrders(), ...(userId === undefined ? [] : placedOrders(userId))];
  return orders.find(({ id }) => id === orderId);
}

function storedOrders(userId: string | undefined): KeptOrder[] {
  if (userId === undefined) return ofGuests.read() ?? [];
  return new Map(Object.entries(ofAccounts.read() ?? {})).get(userId) ?? [];
}
