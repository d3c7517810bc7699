import type { Queryable } from '../database/Database';
import { addToOutbox, mailboxOf, PRIORITY } from '../mail/addToOutbox';
import { greeting } from '../mail/greeting';

/** Mails to one address within an hour that anybody can ask for. */
const MOST_MAILS = 5;
const HOUR = 60 * 60 * 1000;

/** Mails that anybody can ask for: subject and text, with `LINK` for the link. */
const ASKED = {
  verify: [
    'Confirm your address at Glow',
    'please confirm that this is your address:\nLINK\n\nThe link works for a day. If you have not signed up at Glow, do not open it.',
  ],
  reset: [
    'Your new password at Glow',
    'choose a new password here:\nLINK\n\nThe link works once, for an hour. If you did not ask for it, there is nothing to do.',
  ],
  /** To an address that signed up a second time. */
  known: [
    'You already have an account at Glow',
    'somebody has just signed up with this address, which has an account already.\nIf that was you, sign in as before, or choose a new password here:\nLINK\n\nIf it was not you, there is nothing to do.',
  ],
} as const;

/** Mails about what has happened to an account. */
const NOTICES = {
  changed: [
    'Your password at Glow was changed',
    'the password of your account was changed. If that was not you, choose a new one here:\nLINK',
  ],
  deleted: [
    'Your account at Glow was deleted',
    'your account was deleted, with its addresses, cards, cart and wishlist. If that was not you, tell us here:\nLINK',
  ],
} as const;
const MAILS = { ...ASKED, ...NOTICES };
export type MailKind = keyof typeof MAILS;

/** Writes a mail to the outbox: one that anybody can ask for only if its address got few of these within an hour. */
export async function sendMail(
  database: Queryable,
  kind: MailKind,
  { email, name }: { email: string; name: string },
  link: string,
): Promise<void> {
  if (kind in ASKED && (await countAsked(database, email)) >= MOST_MAILS) return;
  const [subject, text] = MAILS[kind];
  const body = `${greeting(name)}\n\n${text.replace('LINK', () => link)}\n`;
  await addToOutbox(database, { recipient: email, subject, body, sending: { priority: PRIORITY.account } });
}

async function countAsked(database: Queryable, email: string): Promise<number> {
  const [row] = await database.query(
    `select count(*) as sent from outbox where created_at > $1 and recipient = $2 and subject in ($3, $4, $5)`,
    [Date.now() - HOUR, mailboxOf(email), ...Object.values(ASKED).map(([subject]) => subject)],
  );
  return Number(row?.sent);
}
