import { DEMO_ACCOUNT } from '@glow/shared/auth';
import { sampleAddresses, samplePaymentMethods } from '@glow/shared/customer';
import { orderTotals, toCents, toDollars, type Order } from '@glow/shared/orders';

const address = { ...sampleAddresses[0], email: DEMO_ACCOUNT.email, phone: '(555) 010-2368' };

/** What the sample orders have in common. */
const DEMO_CUSTOMER = {
  customerEmail: address.email,
  customerName: samplePaymentMethods[0].nameOnCard,
  shippingAddress: address,
  billingAddress: address,
  paymentMethod: { type: 'card', last4: samplePaymentMethods[0].last4, brand: 'visa' },
} as const;

function sampleOrder(order: Pick<Order, 'id' | 'createdAt' | 'status' | 'items'>): Order {
  const { subtotal, shipping, tax, total } = orderTotals(
    order.items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0),
  );
  const amounts = { subtotal: toDollars(subtotal), shipping: toDollars(shipping), tax: toDollars(tax) };
  return { ...DEMO_CUSTOMER, ...order, ...amounts, total: toDollars(total) };
}

/** The sample orders of the account, newest first, as if they were placed (ACC-4); `createdAt` is an ISO day, `image` a picture's name. */
export const sampleOrders: readonly Order[] = [
  sampleOrder({
    id: 'GLW-023',
    createdAt: '2026-10-28',
    status: 'processing',
    items: [
      {
        id: 'skn-001-30ml',
        name: 'Glow Radiance Vitamin C Serum',
        image: 'products/skn-001-1',
        quantity: 1,
        price: 89,
      },
      { id: 'mkp-006', name: 'Glow Drops Liquid Highlighter', image: 'products/mkp-006-1', quantity: 1, price: 46 },
    ],
  }),
  sampleOrder({
    id: 'GLW-019',
    createdAt: '2026-10-19',
    status: 'shipped',
    items: [
      { id: 'skn-003', name: 'Cloud Foam Gentle Cleanser', image: 'products/skn-003-1', quantity: 1, price: 34 },
      { id: 'skn-005', name: 'Rose Petal Balancing Toner', image: 'products/skn-005-1', quantity: 1, price: 42 },
    ],
  }),
  sampleOrder({
    id: 'GLW-008',
    createdAt: '2026-08-22',
    status: 'delivered',
    items: [
      { id: 'mkp-005-berry', name: 'Velvet Matte Lipstick', image: 'products/mkp-005-1-berry', quantity: 2, price: 30 },
    ],
  }),
  sampleOrder({
    id: 'GLW-001',
    createdAt: '2026-06-03',
    status: 'cancelled',
    items: [{ id: 'skn-002', name: 'Midnight Repair Cream', image: 'products/skn-002-1', quantity: 1, price: 125 }],
  }),
];
