import type { NewsletterSubscription } from '@glow/shared/newsletter';
import { BACK_IN_STOCK } from '@glow/shared/policy';
import { emailKey as emailKeyOf } from '@glow/shared/validation';
import type { Database } from '../../database/Database';
import { addToOutbox, type Mail } from '../../database/addToOutbox';
import { hashOf, newToken } from '../http/token';
import { waitForStock } from './stockAlerts';
import { unsubscribeHeaders, unsubscribeLink, type LinkOptions } from './unsubscribeLink';
import { greeting } from '../../validation/greeting';

/** Minimum time between two confirmation emails to one address: three a day at most. */
const CONFIRMATION_RESEND_MS = 8 * 60 * 60 * 1000;

/** Lifetime of a confirmation link, in milliseconds. */
export const CONFIRMATION_VALID_MS = 48 * 60 * 60 * 1000;

/** Takes what a form was sent with: a subscription, or that an address waits for a product (API-31). Returns what to answer. */
export async function subscribe(
  database: Database,
  subscription: NewsletterSubscription,
  links: LinkOptions,
): Promise<string> {
  if (subscription.source === BACK_IN_STOCK) {
    await waitForStock(database, subscription, links);
    return 'We will write to you once, as soon as it is back.';
  }
  await askToConfirm(database, subscription, links);
  return 'Thank you for subscribing! Check your email for confirmation.';
}

/** Interests that are kept of one reader. */
const MOST_INTERESTS = 40;

/**
 * Stores an unconfirmed subscription and its confirmation email in one transaction.
 * An email that exists already keeps its row, which gets further interests, and a first name where it has none.
 */
async function askToConfirm(
  database: Database,
  { email, firstName, interests, source }: NewsletterSubscription,
  { site, unsubscribeSigner }: LinkOptions,
): Promise<void> {
  const emailKey = emailKeyOf(email);
  const token = newToken();
  const now = Date.now();
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into newsletter_subscribers as existing (email_key, email, first_name, interests, source, created_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (email_key) do update set
         first_name = coalesce(existing.first_name, excluded.first_name),
         interests = (select coalesce(json_agg(interest), '[]') from (
           select interest from jsonb_array_elements_text(existing.interests::jsonb || excluded.interests::jsonb)
             with ordinality as told (interest, position)
           group by interest order by min(position) limit ${MOST_INTERESTS}) as kept)`,
      [emailKey, email, firstName || null, JSON.stringify(interests), source, now],
    );
    const [mustConfirm] = await transaction.query(
      `update newsletter_subscribers set token_hash = $2, asked_at = $3
       where email_key = $1 and confirmed_at is null and coalesce(asked_at, 0) < $4 returning email_key`,
      [emailKey, hashOf(token), now, now - CONFIRMATION_RESEND_MS],
    );
    if (mustConfirm)
      await addToOutbox(
        transaction,
        confirmationEmail(email, firstName, {
          confirm: `${site}/newsletter/confirm?token=${token}`,
          unsubscribe: unsubscribeLink(site, emailKey, unsubscribeSigner),
        }),
      );
  });
}

/** The email that asks to confirm a subscription, with the links to do so and to leave. */
function confirmationEmail(
  recipient: string,
  firstName: string | undefined,
  links: { confirm: string; unsubscribe: string },
): Mail {
  const body = [
    greeting(firstName),
    '',
    'please confirm that you would like to receive the Glow newsletter:',
    links.confirm,
    '',
    'The link works for two days. If you did not ask for it, there is nothing to do.',
    '',
    'Leave whenever you like; this link always works:',
    links.unsubscribe,
    '',
  ].join('\n');
  return {
    recipient,
    subject: 'Please confirm your Glow newsletter',
    body,
    headers: unsubscribeHeaders(links.unsubscribe),
  };
}

/** Confirms the subscription with this token; false where the token is unknown or has expired. */
export async function confirm(database: Database, token: string): Promise<boolean> {
  const now = Date.now();
  const [confirmed] = await database.query(
    'update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, $1) where token_hash = $2 and asked_at > $3 returning email_key',
    [now, hashOf(token), now - CONFIRMATION_VALID_MS],
  );
  return confirmed !== undefined;
}
