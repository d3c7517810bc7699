import type { Address, Order } from '@glow/shared/orders';
import { storedPostal } from '@glow/shared/testing';

export const home: Address = { ...storedPostal, country: 'US', email: 'rose@example.com', phone: '(555) 010-0000' };

/** An order with two lines, which is billed to another country. */
export const placedOrder: Order = {
  id: 'GLW-7K3M9Q2XWZ4T',
  createdAt: '2026-11-20T12:00:00.000Z',
  status: 'processing',
  customerEmail: home.email,
  customerName: 'Rose Miller',
  items: [
    { id: 'skn-001-30ml', name: 'Glow Radiance Vitamin C Serum', quantity: 1, price: 89, image: 'products/skn-001-1' },
    { id: 'mkp-005-berry', name: 'Velvet Matte Lipstick', quantity: 2, price: 30.1, image: 'products/mkp-005-1' },
  ],
  subtotal: 149.2,
  shipping: 0,
  tax: 11.94,
  total: 161.14,
  shippingAddress: home,
  billingAddress: {
    ...home,
    address1: '12 Fern Street',
    city: 'Toronto',
    state: 'ON',
    zipCode: 'M5V 2T6',
    country: 'CA',
  },
  paymentMethod: { type: 'card', last4: '4242', brand: 'visa' },
};
