import { orderStatuses, type ClaimedOrder, type Order, type TrackedOrder } from '@glow/shared/orders';
import { z } from 'zod';
import { item, orderSchema } from '../orders/orderSchema';

const commonFields = z.object({
  id: z.string().regex(/^GLW-[0-9A-HJKMNP-TV-Z]{12}$/),
  createdAt: z.iso.datetime(),
  status: z.enum(orderStatuses),
  tracking: z.string().optional(),
  statusDates: z.partialRecord(z.enum(orderStatuses), z.iso.datetime()).optional(),
});

const trackedOrder: z.ZodType<TrackedOrder> = commonFields.extend({
  items: z.array(item.extend({ variant: z.string().optional() })),
  total: z.number(),
  destination: z.string(),
});

/** The shade or size of a line; the request has none. */
const soldLines = z.object({ items: z.array(z.object({ variant: z.string().optional() })) });

const placedOrder: z.ZodType<Order> = commonFields.and(orderSchema).and(soldLines);

const claimed = { country: z.enum(['US', 'CA']), subtotal: z.number(), shipping: z.number(), tax: z.number() };
const claimedOrder: z.ZodType<ClaimedOrder> = trackedOrder.and(z.object(claimed));

export const orderResponse = z.object({ success: z.literal(true), order: placedOrder });

/** An account has a claimed order by its address alone (ORD-161). */
export const readResponse = z.object({ success: z.literal(true), order: placedOrder.or(claimedOrder) });

export const attemptResponse = z.object({ success: z.literal(true), order: placedOrder.nullable() });

export const trackingResponse = z.object({ success: z.literal(true), order: trackedOrder });
