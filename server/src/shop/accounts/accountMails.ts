import { emailKey } from '@glow/shared/validation';
import type { Queryable } from '../../base/database/Database';
import { addToOutbox, greeting, mailboxOf, PRIORITY } from '../mail/addToOutbox';
import type { Account } from './account';
import texts from './accountMails.json' with { type: 'json' };
import type { AuthDatabase } from './authAdapter';

/** Mails to one address within an hour, of the mails that anybody can ask for. */
const MOST_MAILS = 5;
const HOUR = 60 * 60 * 1000;

/** Subject and text of mails, with `LINK` for the link. Anybody can ask for the first ones; the others are notices. */
const MAILS = { ...texts.asked, ...texts.notices };
export type MailKind = keyof typeof MAILS;

/** Writes a mail to the outbox, unless anybody can ask for it and its address got `MOST_MAILS` within an hour. */
export async function sendMail(
  database: AuthDatabase,
  kind: MailKind,
  { email, firstName, emailVerified }: Pick<Account, 'email' | 'firstName' | 'emailVerified'>,
  link: string,
  linkSeconds?: number,
): Promise<void> {
  const [subject = '', text = ''] = MAILS[kind];
  const body = `${greeting(firstName)}\n\n${text.replace('LINK', () => link)}\n`;
  await database.transaction(async (transaction) => {
    // an account whose address is not confirmed may be a stranger's
    if ((kind in texts.asked || !emailVerified) && (await countMails(transaction, email)) >= MOST_MAILS) return;
    const usefulFor = linkSeconds && linkSeconds * 1000;
    const sending = { priority: PRIORITY.account };
    await addToOutbox(transaction, { recipient: email, subject, body, usefulFor, sending });
  });
}

/** Mails of accounts to an address within the last hour. The lock makes concurrent requests count one by one. */
async function countMails(transaction: Queryable, email: string): Promise<number> {
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [emailKey(email)]);
  const [row] = await transaction.query(
    'select count(*) as sent from outbox where created_at > $1 and priority = $2 and lower(recipient) in ($3, $4)',
    [Date.now() - HOUR, PRIORITY.account, mailboxOf(email).toLowerCase(), mailboxOf(emailKey(email))],
  );
  return Number(row?.sent);
}
