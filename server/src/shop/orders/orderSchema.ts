import type { Address, OrderLine, OrderRequest, PaidWith } from '@glow/shared/orders';
import {
  CONTACT_FIELDS,
  LONGEST_LINE_ID,
  MOST_LINES,
  MOST_PIECES,
  ORDER_FIELDS,
  POSTAL_FIELDS,
} from '@glow/shared/validation';
import { z } from 'zod';
import { text, texts, type Fields } from '../../base/validation/fields';

const dollars = z
  .number('Amounts are numbers of dollars')
  .min(0, 'Amounts cannot be negative')
  // above the largest subtotal of a policy, with its tax
  .max(2_000_000, 'The amount is too large');

export const address = z.object(
  {
    ...texts(POSTAL_FIELDS),
    ...texts(CONTACT_FIELDS),
    country: z.enum(['US', 'CA'], 'Glow delivers to the United States and Canada'),
  } satisfies Fields<Address>,
  'The address is required',
);

export const item = z.object(
  {
    id: text({ label: 'Item', longest: LONGEST_LINE_ID }),
    name: text({ label: 'Item name', longest: 200 }),
    quantity: z
      .int('Quantities are whole numbers')
      .min(1, 'The quantity must be at least 1')
      .max(MOST_PIECES, `The quantity can be at most ${MOST_PIECES}`),
    price: dollars,
    image: text({ label: 'Image', longest: 500, isOptional: true }),
  } satisfies Fields<OrderLine>,
  'Items are required',
);

/** The body of `POST /api/orders` (API-2), with limits far above real orders. */
export const orderSchema: z.ZodType<OrderRequest> = z.object(
  {
    customerEmail: text(CONTACT_FIELDS.email),
    ...texts(ORDER_FIELDS),
    items: z
      .array(item, 'Items are required')
      .min(1, 'The order is empty')
      .max(MOST_LINES, `An order can have at most ${MOST_LINES} lines`),
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
