import { toOrderId, type Order, type TrackedOrder, type TrackingRequest } from '@glow/shared/orders';
import { z } from 'zod';
import type { Fields } from '../../validation/fields';
import { email, requiredText } from '../../validation/text';

/** The body of `POST /api/orders/track`. */
export const trackingSchema = z.object(
  {
    orderId: requiredText('Order number', 64).transform(toOrderId),
    email: email('Please enter a valid email address'),
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
