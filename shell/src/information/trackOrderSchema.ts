import { EMAIL_PATTERN } from '@glow/shared/form';
import { object, string } from 'yup';

/** What tells one order from another. */
export const trackOrderSchema = object({
  orderId: string().trim().required('Order number is required'),
  email: string().trim().required('Email is required').matches(EMAIL_PATTERN, { message: 'Please enter a valid email address', excludeEmptyString: true }),
});
