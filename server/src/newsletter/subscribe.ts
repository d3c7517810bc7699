import type { NewsletterSubscription } from '@glow/shared/newsletter';
import { BACK_IN_STOCK } from '@glow/shared/policy';
import type { Database } from '../database/Database';
import { askToConfirm } from './askToConfirm';
import { waitForStock } from './stockAlerts';
import type { LinkOptions } from './unsubscribeLink';

/** Takes what a form was sent with: a subscription, or that an address waits for a product (API-31). Returns what to answer. */
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
