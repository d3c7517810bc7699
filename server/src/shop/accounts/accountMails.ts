import { emailKey } from '@glow/shared/validation';
import type { Queryable } from '../../base/database/Database';
import { addToOutbox, mailboxOf, PRIORITY } from '../mail/addToOutbox';
import type { Account } from './account';
import texts from './accountMails.json' with { type: 'json' };

/** Mails to one address within an hour, of the mails that anybody can ask for. */
const MOST_MAILS = 5;
const HOUR = 60 * 60 * 1000;

type MailText = Record<'subject' | 'before' | 'button', string> & { after?: string };

/** Anybody can ask for the first mails; the others are notices. */
const MAILS: Record<MailKind, MailText> = { ...texts.asked, ...texts.notices };
export type MailKind = keyof typeof texts.asked | keyof typeof texts.notices;
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[];

/** Writes a mail to the outbox, unless anybody can ask for it and its address got `MOST_MAILS` within an hour. */
export async function sendMail(
  transaction: Queryable,
  kind: MailKind,
  account: Pick<Account, 'email' | 'firstName' | 'emailVerified' | 'role'>,
  link: string,
  linkSeconds?: number,
): Promise<void> {
  const { email, emailVerified } = account;
  // an account whose address is not confirmed may be a stranger's
  if ((kind in texts.asked || !emailVerified) && (await countMails(transaction, email)) >= MOST_MAILS) return;
  const usefulFor = linkSeconds && linkSeconds * 1000;
  const sending = { priority: PRIORITY.account };
  await addToOutbox(transaction, { recipient: email, ...accountMail(kind, account, link), usefulFor, sending });
}

export function accountMail(kind: MailKind, { firstName, role }: Pick<Account, 'firstName' | 'role'>, href: string) {
  const { subject, before, button, after } = MAILS[kind];
  const parts = [{ text: before.replace('ROLE', role) }, { button, href }, ...(after ? [{ text: after }] : [])];
  return { subject, content: { heading: subject.replace(' at Glow', ''), name: firstName, parts } };
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
