import type { NewsletterSubscription } from '@glow/shared/newsletter';
import { z } from 'zod';
import type { Fields } from '../../validation/fields';
import { email, optionalText } from '../../validation/text';

/** The body of `POST /api/newsletter/subscribe` (API-1). */
export const subscriptionSchema = z.object(
  {
    email: email('Please enter a valid email address.'),
    firstName: optionalText('First name', 100).optional(),
    interests: z
      .array(optionalText('Interest', 128), 'Interests are a list')
      .max(20, 'There are too many interests')
      .default([]),
    source: optionalText('Source', 64)
      .default('website')
      .transform((source) => source || 'website'),
  } satisfies Fields<NewsletterSubscription>,
  'Email is required',
);
