import samples from './sampleOrders.json' with { type: 'json' };
import { DEMO_ACCOUNT } from '@glow/shared/auth';
import { sampleAddresses, samplePaymentMethods } from '@glow/shared/customer';
import { orderTotals, toCents, toDollars, type Order, type OrderStatus } from '@glow/shared/orders';

const address = { ...sampleAddresses[0], email: DEMO_ACCOUNT.email, phone: '(555) 010-2368' };

const DEMO_CUSTOMER = {
  customerEmail: address.email,
  customerName: samplePaymentMethods[0].nameOnCard,
  shippingAddress: address,
  billingAddress: address,
  paymentMethod: { type: 'card', last4: samplePaymentMethods[0].last4, brand: 'visa' },
} as const;

/** Newest first, as if the account had placed them (ACC-4). */
export const sampleOrders: readonly Order[] = samples.map(({ items, status, ...order }) => {
  const { subtotal, shipping, tax, total } = orderTotals(
    items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0),
  );
  const amounts = { subtotal: toDollars(subtotal), shipping: toDollars(shipping), tax: toDollars(tax) };
  return { ...DEMO_CUSTOMER, ...order, status: status as OrderStatus, items, ...amounts, total: toDollars(total) };
});
