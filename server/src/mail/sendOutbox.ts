import { setTimeout as wait } from 'node:timers/promises';
import { printable } from '@glow/shared/text';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';
import { OWN_MACHINE } from '../config/originOf';
import type { Database, Row } from '../database/Database';

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom'>;
type Report = (sentence: string) => void;

const MINUTE = 60_000;
/** How often the outbox is looked at, and how long a mail server that takes nothing is left alone, in milliseconds. */
const [POLL_MS, PAUSE_MS] = [2_000, 30_000];
/** How long a claimed message is its sender's own; longer than all answers of a mail server may take, so that no two send it. */
export const CLAIM_MS = 15 * MINUTE;
const MAX_DELAY_MS = 30 * MINUTE;
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
 * Returns a function that sends what is due, the oldest first, until `signal` is aborted; its answer is false if the mail server or the
 * database failed, which `report` gets once. Any number of senders may share a database.
 */
export function createSender(settings: Settings, database: Database, report: Report) {
  const send = createMailer(settings);
  let lastProblem = '';

  async function drain(signal?: AbortSignal): Promise<void> {
    await setOldAside(database, report);
    for (let row = await claimOldest(database); row; row = signal?.aborted ? undefined : await claimOldest(database)) {
      const { id = null, attempts } = row;
      const { text, isOwn, isFinal } = await send(row).then(() => DONE, failureOf);
      const next = isFinal ? null : Date.now() + Math.min(MINUTE * 2 ** (Number(attempts) - 1), MAX_DELAY_MS);
      const outcome = [text ? null : Date.now(), next, text || null];
      await database.query('update outbox set sent_at = $2, next_attempt_at = $3, problem = $4 where id = $1', [
        id,
        ...outcome,
      ]);
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

/** Claims the oldest message that is due; others skip it for `CLAIM_MS`. */
async function claimOldest(database: Database): Promise<Row | undefined> {
  const [message] = await database.query(
    `update outbox set attempts = attempts + 1, next_attempt_at = $2 where id = (select id from outbox
       where next_attempt_at <= $1 and created_at >= $3 order by created_at, id limit 1 for update skip locked) returning *`,
    [Date.now(), Date.now() + CLAIM_MS, Date.now() - SENT_WITHIN_MS],
  );
  return message;
}
