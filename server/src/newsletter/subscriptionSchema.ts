import type { NewsletterSubscription } from '@glow/shared/newsletter';
import { POSTAL_FIELDS } from '@glow/shared/validation';
import { z } from 'zod';
import type { Fields } from '../validation/fields';
import { EMAIL_ADDRESS, text } from '../validation/text';

/** The body of `POST /api/newsletter/subscribe` (API-1). */
export const subscriptionSchema = z.object(
  {
    email: text({ ...EMAIL_ADDRESS, invalid: `${EMAIL_ADDRESS.invalid}.` }),
    firstName: text({ ...POSTAL_FIELDS.firstName, isOptional: true }).optional(),
    interests: z
      .array(text({ label: 'Interest', longest: 128, isOptional: true }), 'Interests are a list')
      .max(20, 'There are too many interests')
      .default([]),
    source: text({ label: 'Source', longest: 64, isOptional: true })
      .default('website')
      .transform((source) => source || 'website'),
  } satisfies Fields<NewsletterSubscription>,
  'Email is required',
);
