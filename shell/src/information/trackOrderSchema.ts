import { textSchema } from '@glow/shared/customer';
import type { TrackingRequest } from '@glow/shared/orders';
import { EMAIL_ADDRESS, FIELDS } from '@glow/shared/validation';
import { object, type ObjectSchema } from 'yup';

/** Validation of the order number and email. */
export const trackOrderSchema = object({
  orderId: textSchema(FIELDS.orderId),
  email: textSchema(EMAIL_ADDRESS),
}) satisfies ObjectSchema<TrackingRequest>;
