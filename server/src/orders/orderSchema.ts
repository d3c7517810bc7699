import type { Address, OrderLine, OrderRequest, PaidWith } from '@glow/shared/orders';
import { z } from 'zod';
import type { Fields } from '../validation/fields';
import { email, requiredText, optionalText } from '../validation/text';

const dollars = z
  .number('Amounts are numbers of dollars')
  .min(0, 'Amounts cannot be negative')
  .max(1_000_000, 'The amount is too large');

const address = z.object(
  {
    firstName: requiredText('First name', 100),
    lastName: requiredText('Last name', 100),
    email: email('Invalid email format'),
    phone: requiredText('Phone number', 40),
    address1: requiredText('Address'),
    address2: optionalText('Address').optional(),
    city: requiredText('City', 100),
    state: requiredText('State', 40),
    zipCode: requiredText('ZIP code', 20),
    country: z.enum(['US', 'CA'], 'Glow delivers to the United States and Canada'),
  } satisfies Fields<Address>,
  'The address is required',
);

const item = z.object(
  {
    id: requiredText('Item', 100),
    name: requiredText('Item name'),
    quantity: z
      .int('Quantities are whole numbers')
      .min(1, 'The quantity must be at least 1')
      .max(999, 'The quantity can be at most 999'),
    price: dollars,
    image: optionalText('Image', 500),
  } satisfies Fields<OrderLine>,
  'Items are required',
);

/** The body of `POST /api/orders` (API-2), with limits far above real orders. */
export const orderSchema: z.ZodType<OrderRequest> = z.object(
  {
    customerEmail: email('Invalid email format'),
    customerName: requiredText('Name', 201),
    items: z
      .array(item, 'Items are required')
      .min(1, 'The order is empty')
      .max(100, 'An order can have at most 100 lines'),
    subtotal: dollars,
    shipping: dollars,
    tax: dollars,
    total: dollars,
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: z.object(
      {
        type: z.literal('card', 'Payment is by card'),
        last4: z.string('The last four digits are required').regex(/^\d{4}$/, 'The last four digits are required'),
        brand: z.literal('visa', 'The card brand is not accepted'),
      } satisfies Fields<PaidWith>,
      'The payment method is required',
    ),
  } satisfies Fields<OrderRequest>,
  'The order is required',
);
