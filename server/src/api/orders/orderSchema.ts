import type { OrderRequest } from '@glow/shared/orders';
import { z } from 'zod';
import { email, line, optionalLine } from '../text';

const dollars = z.number('Amounts are numbers of dollars').min(0, 'Amounts cannot be negative').max(1_000_000, 'The amount is too large');

const address = z.object({
  firstName: line('First name', 100),
  lastName: line('Last name', 100),
  email: email('Invalid email format'),
  phone: line('Phone number', 40),
  address1: line('Address'),
  address2: optionalLine('Address').optional(),
  city: line('City', 100),
  state: line('State', 40),
  zipCode: line('ZIP code', 20),
  country: z.enum(['US', 'CA'], 'Glow delivers to the United States and Canada'),
}, 'The address is required');

const item = z.object({
  id: line('Item', 100),
  name: line('Item name'),
  quantity: z.int('Quantities are whole numbers').min(1, 'The quantity must be at least 1').max(999, 'The quantity can be at most 999'),
  price: dollars,
  image: optionalLine('Image', 500),
}, 'Items are required');

/** The body of `POST /api/orders` (API-2), within limits no real order reaches. */
export const orderSchema: z.ZodType<OrderRequest> = z.object({
  customerEmail: email('Invalid email format'),
  customerName: line('Name', 201),
  items: z.array(item, 'Items are required').min(1, 'The order is empty').max(100, 'An order can have at most 100 lines'),
  subtotal: dollars,
  shipping: dollars,
  tax: dollars,
  total: dollars,
  shippingAddress: address,
  billingAddress: address,
  paymentMethod: z.object({
    type: z.literal('card', 'Payment is by card'),
    last4: z.string('The last four digits are required').regex(/^\d{4}$/, 'The last four digits are required'),
    brand: z.literal('visa', 'The card brand is not accepted'),
  }, 'The payment method is required'),
}, 'The order is required');
