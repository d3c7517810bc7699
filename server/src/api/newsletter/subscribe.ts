import type { Database } from '../../database/Database';
import { addToOutbox } from '../../database/addToOutbox';
import { hashOf, newToken } from '../token';
import type { Subscription } from './subscriptionSchema';

/** An address that has not confirmed is asked again when it is given again, three times a day at most. */
const CONFIRMATION_RESEND_MS = 8 * 60 * 60 * 1000;

/** How long the link of a message confirms, in milliseconds. */
export const CONFIRMATION_VALID_MS = 48 * 60 * 60 * 1000;

/**
 * Keeps a subscription that its reader has yet to confirm, and the message that asks for it, in one transaction.
 * An address that is already known, in any case of letters, keeps its row; `site` begins the link of the message.
 */
export async function subscribe(database: Database, { email, firstName, interests, source }: Subscription, site: string): Promise<void> {
  const token = newToken();
  const now = Date.now();
  await database.transaction(async (transaction) => {
    const [isAsked] = await transaction.query(
      `insert into newsletter_subscribers as known (email_key, email, first_name, interests, source, created_at, token_hash, asked_at)
       values ($1, $2, $3, $4, $5, $6, $7, $6)
       on conflict (email_key) do update set token_hash = excluded.token_hash, asked_at = excluded.asked_at
         where known.confirmed_at is null and coalesce(known.asked_at, 0) < $8
       returning email_key`,
      [email.toLowerCase(), email, firstName || null, JSON.stringify(interests), source, now, hashOf(token), now - CONFIRMATION_RESEND_MS],
    );
    if (isAsked) await addToOutbox(transaction, question(email, firstName, `${site}/newsletter/confirm?token=${token}`));
  });
}

/** Subscribes the reader whose message held this token; says whether there is one who was asked within two days. */
export async function confirm(database: Database, token: string): Promise<boolean> {
  const now = Date.now();
  const [confirmed] = await database.query(
    'update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, $1) where token_hash = $2 and asked_at > $3 returning email_key',
    [now, hashOf(token), now - CONFIRMATION_VALID_MS],
  );
  return confirmed !== undefined;
}

function question(recipient: string, firstName: string | undefined, link: string): { recipient: string; subject: string; body: string } {
  const body = [
    `Hello${firstName ? ` ${firstName}` : ''},`,
    '',
    'please confirm that you would like to receive the Glow newsletter:',
    link,
    '',
    'The link works for two days. If you did not ask for it, there is nothing to do.',
    '',
  ].join('\n');
  return { recipient, subject: 'Please confirm your Glow newsletter', body };
}
