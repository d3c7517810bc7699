import type { NewsletterSubscription } from '@glow/shared/newsletter';
import { BACK_IN_STOCK } from '@glow/shared/policy';
import { POSTAL_FIELDS } from '@glow/shared/validation';
import { z } from 'zod';
import type { Database } from '../database/Database';
import { EMAIL_ADDRESS, text, type Fields } from '../validation/fields';
import { askToConfirm } from './askToConfirm';
import { waitForStock } from './stockAlerts';
import type { LinkOptions } from './unsubscribe';

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

/** Stores a subscription, or that an address waits for a product (API-31). Returns the sentence for the shopper. */
export async function subscribe(
  database: Database,
  subscription: NewsletterSubscription,
  links: LinkOptions,
): Promise<string> {
  if (subscription.source === BACK_IN_STOCK) {
    await waitForStock(database, subscription, links);
    return 'We will write to you once, as soon as it is back. Check your email: an address that is new to us has to be confirmed first.';
  }
  await database.transaction((transaction) => askToConfirm(transaction, subscription, links));
  return 'Thank you for subscribing! Check your email for confirmation.';
}
