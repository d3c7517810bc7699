import type { Queryable } from '../database/Database';
import { addToOutbox, mailboxOf, type Mail } from '../mail/addToOutbox';
import { greeting } from '../mail/greeting';

/** Mails about accounts to one address within an hour. */
const MOST_MAILS = 5;
const HOUR = 60 * 60 * 1000;
const SUBJECTS = {
  verify: 'Confirm your address at Glow',
  reset: 'Your new password at Glow',
  known: 'You already have an account at Glow',
};

/** Whom a mail is for; `name` is the first name. */
interface Recipient {
  email: string;
  name: string;
}

/** Writes a mail to the outbox, unless its address got as many within an hour as anybody needs. */
export async function sendMail(database: Queryable, mail: Mail): Promise<void> {
  const [row] = await database.query(
    `select count(*) as sent from outbox where created_at > $1 and recipient = $2 and subject in ($3, $4, $5)`,
    [Date.now() - HOUR, mailboxOf(mail.recipient), ...Object.values(SUBJECTS)],
  );
  if (Number(row?.sent) < MOST_MAILS) await addToOutbox(database, mail);
}

/** The mail that asks whether an address belongs to who has signed up with it. */
export function verificationMail(to: Recipient, link: string): Mail {
  return mail(to, SUBJECTS.verify, [
    'please confirm that this is your address:',
    link,
    '',
    'The link works for a day. If you have not signed up at Glow, do not open it.',
  ]);
}

/** The mail with the link to a new password. */
export function resetMail(to: Recipient, link: string): Mail {
  return mail(to, SUBJECTS.reset, [
    'choose a new password here:',
    link,
    '',
    'The link works once, for an hour. If you did not ask for it, there is nothing to do.',
  ]);
}

/** The mail to an address that signed up a second time. */
export function knownAddressMail(to: Recipient, link: string): Mail {
  return mail(to, SUBJECTS.known, [
    'somebody has just signed up with this address, which has an account already.',
    'If that was you, sign in as before, or choose a new password here:',
    link,
    '',
    'If it was not you, there is nothing to do.',
  ]);
}

function mail({ email, name }: Recipient, subject: string, lines: string[]): Mail {
  return { recipient: email, subject, body: [greeting(name), '', ...lines, ''].join('\n') };
}
