import { toOrderId, type Order, type TrackedOrder, type TrackingRequest } from '@glow/shared/orders';
import { z } from 'zod';
import type { Fields } from '../../validation/fields';
import { EMAIL_ADDRESS, text } from '../../validation/text';

/** The body of `POST /api/orders/track`. */
export const trackingSchema = z.object(
  {
    orderId: text({ label: 'Order number', longest: 64 }).transform(toOrderId),
    email: text(EMAIL_ADDRESS),
  } satisfies Fields<TrackingRequest>,
  'Order number is required',
);

/** The fields of an order that number and email give access to: no name, street or card. */
export function toTrackedOrder({
  id,
  createdAt,
  status,
  items,
  total,
  shippingAddress: { city, state },
}: Order): TrackedOrder {
  return { id, createdAt, status, items, total, destination: `${city}, ${state}` };
}
