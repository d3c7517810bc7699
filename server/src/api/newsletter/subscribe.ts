import type { Database } from '../../database/Database';
import { addToOutbox } from '../addToOutbox';
import type { Subscription } from './subscriptionSchema';

/** Keeps a subscription and its welcome e-mail; an address that is already known, in any case of letters, changes nothing. */
export async function subscribe(database: Database, { email, firstName, interests, source }: Subscription): Promise<void> {
  await database.transaction(async (transaction) => {
    const [added] = await transaction.query(
      `insert into newsletter_subscribers (email_key, email, first_name, interests, source, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (email_key) do nothing returning email_key`,
      [email.toLowerCase(), email, firstName || null, JSON.stringify(interests), source, Date.now()],
    );
    if (!added) return;
    const body = `Hello${firstName ? ` ${firstName}` : ''},\n\nyou are subscribed to the Glow newsletter. Welcome!\n`;
    await addToOutbox(transaction, { recipient: email, subject: 'Welcome to the Glow newsletter', body });
  });
}
