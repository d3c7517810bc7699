import { DEMO_ACCOUNT } from '@glow/shared/auth';
import { sampleAddresses, samplePaymentMethods } from '@glow/shared/customer';
import { orderTotals, toCents, toDollars, type Order, type OrderStatus } from '@glow/shared/orders';

const address = { ...sampleAddresses[0], email: DEMO_ACCOUNT.email, phone: '(555) 010-2368' };

/** What the sample orders have in common. */
const DEMO_CUSTOMER = {
  customerEmail: address.email,
  customerName: samplePaymentMethods[0].nameOnCard,
  shippingAddress: address,
  billingAddress: address,
  paymentMethod: { type: 'card', last4: samplePaymentMethods[0].last4, brand: 'visa' },
} as const;

type SampleLine = [id: string, name: string, picture: string, dollars: number, quantity?: number];

function sampleOrder(id: string, createdAt: string, status: OrderStatus, ...lines: SampleLine[]): Order {
  const items = lines.map(([line, name, picture, price, quantity = 1]) => {
    return { id: line, name, image: `products/${picture}`, quantity, price };
  });
  const { subtotal, shipping, tax, total } = orderTotals(
    items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0),
  );
  const amounts = { subtotal: toDollars(subtotal), shipping: toDollars(shipping), tax: toDollars(tax) };
  return { ...DEMO_CUSTOMER, id, createdAt, status, items, ...amounts, total: toDollars(total) };
}

/** The sample orders of the account, newest first, as if they were placed (ACC-4); `createdAt` is an ISO day, `image` a picture's name. */
export const sampleOrders: readonly Order[] = [
  sampleOrder(
    'GLW-023',
    '2026-10-28',
    'processing',
    ['skn-001-30ml', 'Glow Radiance Vitamin C Serum', 'skn-001-1', 89],
    ['mkp-006', 'Glow Drops Liquid Highlighter', 'mkp-006-1', 46],
  ),
  sampleOrder(
    'GLW-019',
    '2026-10-19',
    'shipped',
    ['skn-003', 'Cloud Foam Gentle Cleanser', 'skn-003-1', 34],
    ['skn-005', 'Rose Petal Balancing Toner', 'skn-005-1', 42],
  ),
  sampleOrder('GLW-008', '2026-08-22', 'delivered', [
    'mkp-005-berry',
    'Velvet Matte Lipstick',
    'mkp-005-1-berry',
    30,
    2,
  ]),
  sampleOrder('GLW-001', '2026-06-03', 'cancelled', ['skn-002', 'Midnight Repair Cream', 'skn-002-1', 125]),
];
