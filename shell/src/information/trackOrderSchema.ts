import type { TrackingRequest } from '@glow/shared/orders';
import { EMAIL_PATTERN } from '@glow/shared/validation';
import { object, string, type ObjectSchema } from 'yup';

/** Validation of the order number and email. */
export const trackOrderSchema = object({
  orderId: string().trim().required('Order number is required'),
  email: string()
    .trim()
    .required('Email is required')
    .matches(EMAIL_PATTERN, { message: 'Please enter a valid email address', excludeEmptyString: true }),
}) satisfies ObjectSchema<TrackingRequest>;
