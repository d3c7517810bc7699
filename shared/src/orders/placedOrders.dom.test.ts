import type { Order } from '@glow/shared/orders';
import { findPlacedOrder, placedOrders, savePlacedOrder } from './placedOrders';

const address = {
  firstName: 'Amelia',
  lastName: 'Hart',
  email: 'amelia@example.com',
  phone: '(555) 010-2368',
  address1: '1 Rose Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US' as const,
};

function order(id: string, more: Partial<Order> = {}): Order {
  return {
    id,
    createdAt: '2026-11-20T10:00:00.000Z',
    status: 'processing',
    customerEmail: address.email,
    customerName: 'Amelia Hart',
    items: [{ id: 'skn-001-travel-15ml', name: 'Serum', quantity: 1, price: 45, image: 'products/skn-001-1' }],
    ...{ subtotal: 45, shipping: 8.99, tax: 3.6, total: 57.59 },
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: { type: 'card', last4: '4242', brand: 'visa' },
    ...more,
  };
}

test('A placed order is read back by its id, the latest first, each once, as it was last (ORD-7)', () => {
  expect(placedOrders()).toEqual([]);
  expect(findPlacedOrder(undefined)).toBeUndefined();
  savePlacedOrder(order('GLW-AAAAAAAAAAAA'));
  expect(findPlacedOrder('GLW-AAAAAAAAAAAA')).toEqual(order('GLW-AAAAAAAAAAAA'));
  expect(findPlacedOrder('GLW-BBBBBBBBBBBB')).toBeUndefined();
  savePlacedOrder(order('GLW-BBBBBBBBBBBB'));
  expect(placedOrders().map(({ id }) => id)).toEqual(['GLW-BBBBBBBBBBBB', 'GLW-AAAAAAAAAAAA']);
  savePlacedOrder(order('GLW-AAAAAAAAAAAA', { status: 'shipped' }));
  expect(placedOrders().map(({ id, status }) => [id, status])).toEqual([
    ['GLW-AAAAAAAAAAAA', 'shipped'],
    ['GLW-BBBBBBBBBBBB', 'processing'],
  ]);
  // receipts belong to this tab
  expect(sessionStorage.getItem('glow_receipts')).toContain('GLW-AAAAAAAAAAAA');
  expect(localStorage).toHaveLength(0);
});

test('Of an order without personal data the rest is read; half of these data counts as none (ORD-7)', () => {
  const { customerEmail, customerName, shippingAddress, billingAddress, paymentMethod, ...summary } =
    order('GLW-AAAAAAAAAAAA');
  const stored = { amelia: [summary, { ...summary, id: 'GLW-BBBBBBBBBBBB', shippingAddress, customerEmail }] };
  localStorage.setItem('glow_orders', JSON.stringify(stored));
  expect(placedOrders('amelia')).toEqual([summary]);
  expect([customerName, billingAddress, paymentMethod]).toHaveLength(3);
});

test('An account finds its own orders and those of this tab, and keeps the latest 50 (ORD-7)', () => {
  savePlacedOrder(order('GLW-AAAAAAAAAAAA'));
  for (let number = 1; number <= 51; number++) savePlacedOrder(order(`GLW-${number}`), 'amelia');
  expect(placedOrders('amelia').map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, n) => `GLW-${51 - n}`));
  expect(findPlacedOrder('GLW-51', 'amelia')?.id).toBe('GLW-51');
  expect(findPlacedOrder('GLW-AAAAAAAAAAAA', 'amelia')?.id).toBe('GLW-AAAAAAAAAAAA');
  expect([findPlacedOrder('GLW-51'), findPlacedOrder('GLW-51', 'noor')]).toEqual([undefined, undefined]);
});

test.each([
  { createdAt: 'soon' },
  { createdAt: '1970-01-01T00:00:00.000Z' },
  { status: 'lost' },
  { customerEmail: 5 },
  { shippingAddress: { ...address, country: 'FR' } },
  { billingAddress: { ...address, city: 5 } },
  { billingAddress: undefined },
])('An order with %j is not shown (ORD-7)', (more) => {
  savePlacedOrder({ ...order('GLW-AAAAAAAAAAAA'), ...(more as Partial<Order>) });
  expect(placedOrders()).toEqual([]);
});

test.each([
  ...['{broken', '{"id":"GLW-1"}', '[{"id":"GLW-1"}]', '[{"items":[]}]', '[null]', 'null'],
  '[{"id":"GLW-1","items":[]},null]',
])('Stored orders of the shape %s count as none and are kept aside (ORD-7)', (raw) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem('glow_receipts', raw);
  localStorage.setItem('glow_orders', '[]');
  expect([placedOrders(), placedOrders('amelia')]).toEqual([[], []]);
  expect(sessionStorage.getItem('glow_receipts:backup')).toBe(raw);
  expect(localStorage.getItem('glow_orders:backup')).toBe('[]');
  jest.restoreAllMocks();
});

test('Where this tab may store nothing, the receipt still opens until the page is left', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  savePlacedOrder(order('GLW-AAAAAAAAAAAA'));
  expect(findPlacedOrder('GLW-AAAAAAAAAAAA')?.total).toBe(57.59);
  expect(warn).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
