import { setTimeout as wait } from 'node:timers/promises';
import { printable } from '@glow/shared/text';
import { createTransport } from 'nodemailer';
import type { Config } from '../../base/config/config';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import { OWN_MACHINE } from '../../base/config/originOf';
import type { Database, Row } from '../../base/database/Database';
import type { Tell } from '../../base/errors/errors';
import { NOTICE_MS, USEFUL_UNTIL } from './addToOutbox';
import { renderMail, type MailContent, type MailPart } from './renderMail';

/** `site` is the origin of the store, to which the links of messages lead. */
type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailReplyTo'> & { site: SiteOrigin };
const MINUTE = 60_000;
/** The outbox is read this often, or after this pause if the mail server takes nothing, in milliseconds. */
const [POLL_MS, PAUSE_MS] = [2_000, 30_000];
/** A claimed message belongs to its sender for longer than a mail server may take to answer, so that no two send it. */
export const CLAIM_MS = 15 * MINUTE;
/** The longest pause between attempts. A longer wait than the second was written while the clock was wrong. */
const [MAX_DELAY_MS, MAX_WAIT_MS] = [30 * MINUTE, 120 * MINUTE];
/** The problem of what is not sent any more. */
const OF_NO_USE = 'it is of no more use';

/** Sends the messages of the outbox; returns a function that stops this after the present message. */
export function sendOutbox(settings: Settings, database: Database, report: Tell): () => Promise<void> {
  const stop = new AbortController();
  const drain = createSender(settings, database, report);
  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const pause = (await drain(stop.signal)) ? POLL_MS : PAUSE_MS;
      await wait(pause, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }
  const ended = run();
  return () => {
    stop.abort();
    return ended;
  };
}

/** Returns a function that sends due messages until `signal` is aborted; false if mail server or database fails. */
export function createSender(settings: Settings, database: Database, report: Tell) {
  const send = createMailer(settings);
  let lastProblem = '';

  async function drain(signal?: AbortSignal): Promise<void> {
    await noteUseless(database, report);
    for (let rows = await claimNext(database); rows[0]; rows = signal?.aborted ? [] : await claimNext(database)) {
      const { id, attempts } = rows[0];
      const { text, isOwn, isFinal } = await send(rows).then(() => DONE, failureOf);
      // while the mail server fails, the first message stays first
      const delay = isOwn ? Math.min(MINUTE * 2 ** (Number(attempts) - 1), MAX_DELAY_MS) : 0;
      const next = isFinal ? null : Date.now() + delay;
      const outcome = [JSON.stringify(rows.map((row) => row.id)), text ? null : Date.now(), next, text || null];
      await database.query(NOTE, outcome);
      if (text && isFinal) report(`The message ${id} of the outbox was refused, and is not sent: ${text}`);
      if (!isOwn) throw new Error(text);
      lastProblem = '';
    }
  }

  return (signal?: AbortSignal): Promise<boolean> =>
    drain(signal).then(
      () => true,
      ({ message }: Error) => {
        if (message !== lastProblem) report(`Messages of the outbox cannot be sent and are tried again: ${message}`);
        lastProblem = message;
        return false;
      },
    );
}

/** Each attempt has the same Message-ID. Mail leaves here encrypted, unless `SMTP_URL` has `requireTLS=false`. */
function createMailer({ smtpUrl: url = '', mailFrom = '', mailReplyTo, site }: Settings) {
  const requireTLS = url.startsWith('smtp:') && !OWN_MACHINE.test(new URL(url).hostname);
  const transport = createTransport({ url, requireTLS, connectionTimeout: MINUTE / 2, socketTimeout: MINUTE });
  const domain = /@([^\s>]+)>?$/.exec(mailFrom)?.[1];
  return ([first = {}, ...others]: Row[]): Promise<unknown> => {
    const { subject, content } = others.length > 0 ? joinMails([first, ...others]) : mailIn(first);
    return transport.sendMail({
      from: mailFrom.includes('<') ? mailFrom : { name: 'Glow', address: mailFrom },
      replyTo: mailReplyTo,
      // as an object, which is not parsed as a list
      to: { name: '', address: String(first.recipient) },
      subject,
      ...(content ? renderMail(content, site()) : { text: String(first.body) }),
      // no program answers that somebody is away (RFC 3834)
      headers: { 'Auto-Submitted': 'auto-generated', ...JSON.parse(String(first.headers)) },
      messageId: `<${first.id}@${domain}>`,
      date: new Date(Number(first.created_at)),
    });
  };
}

/** A message of the outbox; one of the version before has only a text. */
function mailIn({ subject, content }: Row): { subject: string; content?: MailContent } {
  return { subject: String(subject), content: content === null ? undefined : JSON.parse(String(content)) };
}

const DONE = { text: '', isOwn: true, isFinal: true };

/** `isOwn` is false if the mail server fails or refuses the sender; `isFinal` is true if no attempt can succeed. */
function failureOf({ message, command = '', responseCode = 0 }: Error & { command?: string; responseCode?: number }) {
  // `API` is the library's own check of the recipient
  const isOwn = ['API', 'DATA', 'RCPT TO'].includes(command);
  const isFinal = isOwn && (command === 'API' || responseCode >= 500);
  return { text: printable(message).slice(0, 500) || 'unknown', isOwn, isFinal };
}

/** They wait all the same, because a clock that is ahead may be set right. */
async function noteUseless(database: Database, report: Tell): Promise<void> {
  const rows = await database.query(
    `update outbox set problem = coalesce(problem || '; ', '') || '${OF_NO_USE}'
     where next_attempt_at <= $1 and ${USEFUL_UNTIL} <= $1 and coalesce(problem, '') not like '%${OF_NO_USE}' returning id`,
    [Date.now()],
  );
  if (rows.length > 0) report(`${rows.length} messages of the outbox are of no more use and are not sent.`);
}

/** Queues again what was refused for good or is of no more use, but for links that have ended; returns how many. */
export async function sendAgain(database: Database): Promise<number> {
  const rows = await database.query(
    `update outbox set next_attempt_at = 0, attempts = 0, problem = null,
       useful_until = case when ${USEFUL_UNTIL} > $1 then useful_until else $1 + ${NOTICE_MS} end
     where sent_at is null and (next_attempt_at is null or (next_attempt_at <= $1 and ${USEFUL_UNTIL} <= $1))
       and (${USEFUL_UNTIL} > $1 or ${USEFUL_UNTIL} >= created_at + ${NOTICE_MS}) returning id`,
    [Date.now()],
  );
  return rows.length;
}

const NOTE = `update outbox set sent_at = $2, next_attempt_at = $3, problem = $4
  where id = any (array(select json_array_elements_text($1::json)))`;

const CLAIM = `with first as materialized (
    select id, batch, priority, next_attempt_at from outbox
    where (next_attempt_at <= $1 or next_attempt_at > $3) and ${USEFUL_UNTIL} > $1 and not exists (
      select from outbox as earlier where earlier.batch = outbox.batch and earlier.next_attempt_at = outbox.next_attempt_at
        and earlier.priority = 2 and (earlier.created_at, earlier.id) < (outbox.created_at, outbox.id))
    order by priority, created_at, id limit 1 for update skip locked),
  claimed as (
    update outbox set attempts = attempts + 1, next_attempt_at = $2 where id in (select id from first union (
      select outbox.id from outbox join first using (batch, next_attempt_at) where first.priority = 2 and outbox.priority = 2
      order by outbox.created_at, outbox.id limit 1000)) returning *)
  select * from claimed order by created_at, id`;

// the oldest of a batch claims all that is due with it: so one sender has it, and it stays the same at each attempt
/** Claims the first due message and its batch, the oldest first; other senders skip them for `CLAIM_MS`. */
function claimNext(database: Database): Promise<Row[]> {
  const now = Date.now();
  return database.query(CLAIM, [now, now + CLAIM_MS, now + MAX_WAIT_MS]);
}

// so many orders have their whole text; further ones have number and total
const MOST_WHOLE = 10;

/** Joins confirmations of orders, in their order and without their greetings. */
export function joinMails(rows: Row[]): { subject: string; content: MailContent } {
  const heading = `Your ${rows.length} orders at Glow`;
  const whole = rows.slice(0, MOST_WHOLE).flatMap((row) => [{ heading: `Order ${row.order_id}` }, ...partsOf(row)]);
  const further = rows.slice(MOST_WHOLE).map((row) => {
    return { label: `Order #${row.order_id}`, amount: totalOf(row) };
  });
  const beginning = { text: `Here are your ${rows.length} orders of the last hour, in one email.` };
  const parts = [beginning, ...whole, ...(further.length > 0 ? [{ heading: 'More orders' }, { items: further }] : [])];
  return { subject: heading, content: { heading, parts } };
}

function partsOf(row: Row): MailPart[] {
  const paragraphs = String(row.body).trim().split('\n\n').slice(1);
  return mailIn(row).content?.parts ?? paragraphs.map((text) => ({ text }));
}

const totalOf = ({ body }: Row): string => /^Total[^:]*: (\S+)/m.exec(String(body))?.[1] ?? '';
