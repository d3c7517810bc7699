import { setTimeout as wait } from 'node:timers/promises';
import { printable } from '@glow/shared/text';
import { createTransport } from 'nodemailer';
import type { Config } from '../../base/config/config';
import { OWN_MACHINE } from '../../base/config/originOf';
import type { Database, Row } from '../../base/database/Database';

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom'>;
type Report = (sentence: string) => void;

const MINUTE = 60_000;
/** How often the outbox is looked at, and how long a mail server that takes nothing is left alone, in milliseconds. */
const [POLL_MS, PAUSE_MS] = [2_000, 30_000];
/** How long a claimed message is its sender's own; longer than all answers of a mail server may take, so that no two send it. */
export const CLAIM_MS = 15 * MINUTE;
/** The longest pause between attempts; and what is to wait longer than the second was written while the clock was wrong. */
const [MAX_DELAY_MS, MAX_WAIT_MS] = [30 * MINUTE, 120 * MINUTE];
/** How long after it was written a message may be sent: as long as the links in most messages are valid. */
export const SENT_WITHIN_MS = 2 * 24 * 60 * MINUTE;

/** Sends the messages of the outbox as they come; returns a function that stops it and waits for the message under way. */
export function sendOutbox(settings: Settings, database: Database, report: Report): () => Promise<void> {
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

/**
 * Returns a function that sends what is due, in the order of `PRIORITY` and the oldest first, until `signal` is aborted; its answer is false
 * if the mail server or the database failed, which `report` gets once. Any number of senders may share a database.
 */
export function createSender(settings: Settings, database: Database, report: Report) {
  const send = createMailer(settings);
  let lastProblem = '';

  async function drain(signal?: AbortSignal): Promise<void> {
    await setOldAside(database, report);
    for (let rows = await claimNext(database); rows[0]; rows = signal?.aborted ? [] : await claimNext(database)) {
      const { id, attempts } = rows[0];
      const message = rows.length > 1 ? { ...rows[0], ...joinMessages(rows) } : rows[0];
      const { text, isOwn, isFinal } = await send(message).then(() => DONE, failureOf);
      // while the mail server fails, what is first stays first
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

/**
 * Returns a function that gives a message to the mail server, with the same Message-ID at each attempt. Nothing leaves this machine
 * unencrypted, unless the query of `SMTP_URL` has `requireTLS=false`.
 */
function createMailer({ smtpUrl: url = '', mailFrom: from = '' }: Settings) {
  const requireTLS = url.startsWith('smtp:') && !OWN_MACHINE.test(new URL(url).hostname);
  const transport = createTransport({ url, requireTLS, connectionTimeout: MINUTE / 2, socketTimeout: MINUTE });
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1];
  return ({ id, created_at: at, recipient, subject, body, headers }: Row): Promise<unknown> =>
    transport.sendMail({
      from,
      // as an object, which is not parsed as a list
      to: { name: '', address: String(recipient) },
      subject: String(subject),
      text: String(body),
      headers: JSON.parse(String(headers)),
      messageId: `<${id}@${domain}>`,
      date: new Date(Number(at)),
    });
}

const DONE = { text: '', isOwn: true, isFinal: true };

/** Why a message was not sent: whether it is its own failure and not the mail server's, which refuses a sender too, and whether for good. */
function failureOf({ message, command = '', responseCode = 0 }: Error & { command?: string; responseCode?: number }) {
  // `API` is the library's own check of the recipient
  const isOwn = ['API', 'DATA', 'RCPT TO'].includes(command);
  const isFinal = isOwn && (command === 'API' || responseCode >= 500);
  return { text: printable(message).slice(0, 500) || 'unknown', isOwn, isFinal };
}

/** Ends the waiting of messages that were written too long ago, as those from before mail was set up. */
async function setOldAside(database: Database, report: Report): Promise<void> {
  const rows = await database.query(
    `update outbox set next_attempt_at = null, problem = coalesce(problem || '; ', '') || 'too old to be sent' where id = any (array(
       select id from outbox where next_attempt_at <= $1 and created_at < $2 limit 1000)) returning id`,
    [Date.now(), Date.now() - SENT_WITHIN_MS],
  );
  if (rows.length > 0) report(`${rows.length} messages of the outbox are older than two days and are not sent.`);
}

const NOTE = `update outbox set sent_at = $2, next_attempt_at = $3, problem = $4
  where id = any (array(select json_array_elements_text($1::json)))`;

const CLAIM = `with first as materialized (
    select id, batch, priority, next_attempt_at from outbox
    where (next_attempt_at <= $1 or next_attempt_at > $4) and created_at >= $3 and not exists (
      select from outbox as earlier where earlier.batch = outbox.batch and earlier.next_attempt_at = outbox.next_attempt_at
        and earlier.priority = 2 and (earlier.created_at, earlier.id) < (outbox.created_at, outbox.id))
    order by priority, created_at, id limit 1 for update skip locked),
  claimed as (
    update outbox set attempts = attempts + 1, next_attempt_at = $2 where id in (select id from first union (
      select outbox.id from outbox join first using (batch, next_attempt_at) where first.priority = 2 and outbox.priority = 2
      order by outbox.created_at, outbox.id limit 1000)) returning *)
  select * from claimed order by created_at, id`;

// Of a batch, what is due at the same time is claimed by its oldest one: so one sender has it, and it stays the same at each attempt.
/** Claims the message that is due first, with those that have waited with it, the oldest first; others skip them for `CLAIM_MS`. */
function claimNext(database: Database): Promise<Row[]> {
  const now = Date.now();
  return database.query(CLAIM, [now, now + CLAIM_MS, now - SENT_WITHIN_MS, now + MAX_WAIT_MS]);
}

// orders with their whole text; of each further one a message has the number and the total
const MOST_WHOLE = 20;

/** Subject and text of confirmations of orders as one message, in their order and without their greetings. */
function joinMessages(rows: Row[]): Pick<Row, 'subject' | 'body'> {
  const parts = rows.map(({ order_id: id, body }, index) => {
    const text = String(body).replace(/^Hello.*\n\n/, '');
    return index < MOST_WHOLE ? `* * *\n\n${text}\n` : `Order #${id}: ${/^Total: (\S+)/m.exec(text)?.[1]}`;
  });
  const beginning = `Hello,\n\nhere are your ${rows.length} orders of the last hour, in one email.\n`;
  return { subject: `Your ${rows.length} orders at Glow`, body: [beginning, ...parts].join('\n') };
}
