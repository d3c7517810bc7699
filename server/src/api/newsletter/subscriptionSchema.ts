import { z } from 'zod';
import { email, optionalLine } from '../text';

/** The body of `POST /api/newsletter/subscribe` (API-1). */
export const subscriptionSchema = z.object({
  email: email('Please enter a valid email address.'),
  firstName: optionalLine('First name', 100).optional(),
  interests: z.array(optionalLine('Interest', 64), 'Interests are a list').max(20, 'There are too many interests').default([]),
  source: optionalLine('Source', 64).default('website').transform((source) => source || 'website'),
}, 'Email is required');

/** A newsletter subscription as it is kept. */
export type Subscription = z.output<typeof subscriptionSchema>;
