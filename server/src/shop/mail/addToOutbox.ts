import { randomUUID } from 'node:crypto';
import type { Queryable, Row } from '../../base/database/Database';
import { renderMail, type MailContent } from './renderMail';

/** The order in which messages are sent, the lowest first. */
export const PRIORITY = { account: 0, order: 1, waitingOrder: 2, newsletter: 3 };

/** An email; `headers` has others than recipient and subject. */
export interface Mail {
  recipient: string;
  subject: string;
  content: MailContent;
  headers?: Record<string, string>;
  orderId?: string;
  /** How long its link works (ms); absent for a notice. */
  usefulFor?: number;
  /** Columns `priority`, `batch` and `next_attempt_at` (migration 025); if absent, it is sent at once as an order. */
  sending?: Row;
}

/** A notice is of use for this long. */
export const NOTICE_MS = 14 * 24 * 60 * 60 * 1000;
/** Until when a row of the outbox is of use, in SQL. */
export const USEFUL_UNTIL = `coalesce(outbox.useful_until, outbox.created_at + ${NOTICE_MS})`;

/** These characters separate addresses or words in a header of an email. */
const SPECIAL = /[()<>[\]:;@\\,"\s\p{Cc}]/gu;
const DOT_ATOM = /^(?!\.|.*\.\.|.*\.$)[^()<>[\]:;@\\,"\s\p{Cc}]+$/u;

/** Writes an email to the outbox in the transaction of the change it reports (API-16); `sendOutbox` sends it. */
export async function addToOutbox(
  transaction: Queryable,
  { recipient, subject, content, headers = {}, orderId, usefulFor, sending = {} }: Mail,
): Promise<void> {
  const to = mailboxOf(recipient);
  const now = Date.now();
  const { priority, batch, next_attempt_at: dueAt } = sending;
  // the text is for servers of the version before, and for operators
  const { text } = renderMail(content, '');
  const letter = [
    randomUUID(),
    now,
    to,
    subject,
    JSON.stringify(content),
    text,
    JSON.stringify(headers),
    orderId ?? null,
  ];
  await transaction.query(
    `insert into outbox (id, created_at, recipient, subject, content, body, headers, order_id, priority, batch, next_attempt_at, useful_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [...letter, priority ?? PRIORITY.order, batch ?? null, dueAt ?? 0, usefulFor ? now + usefulFor : null],
  );
}

/** An email as one mailbox of a header (RFC 5322), so that no mail program reads two recipients. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const quoted = DOT_ATOM.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return `${quoted}@${email.slice(at + 1).replace(SPECIAL, (character) => `%${character.charCodeAt(0).toString(16)}`)}`;
}
