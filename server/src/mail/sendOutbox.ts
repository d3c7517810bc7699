import { setTimeout as wait } from 'node:timers/promises';
import { printable } from '@glow/shared/text';
import type { Config } from '../config/config';
import type { Database, Row } from '../database/Database';
import { createMailer, failureOf } from './mailer';

type Report = (sentence: string) => void;

const MINUTE = 60_000;
/** How often the outbox is looked at, and how long a mail server that takes nothing is left alone, in milliseconds. */
const POLL_MS = 2_000;
const PAUSE_MS = MINUTE / 2;
/** How long a claimed message is its sender's own; longer than the mail server may take (`mailer.ts`), so that no two send it. */
export const CLAIM_MS = 15 * MINUTE;
/** The longest time between two attempts. */
const MAX_DELAY_MS = 30 * MINUTE;
const PAGE_SIZE = 1000;
const MAX_PROBLEM_LENGTH = 500;
/** How long a message may be sent after it was written: as long as the links in most messages are valid. */
export const SENT_WITHIN_MS = 2 * 24 * 60 * MINUTE;

/** Sends the messages of the outbox as they come; returns a function that stops it and waits for the message under way. */
export function sendOutbox(config: Config, database: Database, report: Report): () => Promise<void> {
  const stop = new AbortController();
  const drain = createSender(config, database, report);
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
export function createSender(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  database: Database,
  report: Report,
): (signal?: AbortSignal) => Promise<boolean> {
  const send = createMailer(config);
  let lastProblem = '';

  /** Notes the outcome of an attempt; false if it was not the message that failed. */
  async function attemptToSend(message: Row): Promise<boolean> {
    const { id = '', attempts } = message;
    const failure = await send(message).then(() => undefined, failureOf);
    if (!failure) {
      await database.query('update outbox set sent_at = $2, next_attempt_at = null, problem = null where id = $1', [
        id,
        Date.now(),
      ]);
      lastProblem = '';
      return true;
    }
    const problem = printable(failure.text).slice(0, MAX_PROBLEM_LENGTH);
    const delay = Math.min(MINUTE * 2 ** (Number(attempts) - 1), MAX_DELAY_MS);
    await database.query('update outbox set next_attempt_at = $2, problem = $3 where id = $1', [
      id,
      failure.isFinal ? null : Date.now() + delay,
      problem,
    ]);
    if (failure.isFinal) report(`The message ${id} of the outbox was refused, and is not sent: ${problem}`);
    if (failure.isOfMessage) return true;
    throw new Error(problem);
  }

  return async (signal) => {
    try {
      await setAside(database, report);
      while (!signal?.aborted) {
        const message = await claimOldest(database);
        if (!message) break;
        await attemptToSend(message);
      }
      return true;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== lastProblem) report(`Messages of the outbox cannot be sent and are tried again: ${problem}`);
      lastProblem = problem;
      return false;
    }
  };
}

/** Ends the waiting of messages that were written too long ago, as those from before mail was set up. */
async function setAside(database: Database, report: Report): Promise<void> {
  const rows = await database.query(
    `update outbox set next_attempt_at = null, problem = coalesce(problem || '; ', '') || 'too old to be sent'
     where id = any (array(select id from outbox where next_attempt_at is not null and next_attempt_at <= $1
       and created_at < $2 limit ${PAGE_SIZE})) returning id`,
    [Date.now(), Date.now() - SENT_WITHIN_MS],
  );
  if (rows.length > 0) report(`${rows.length} messages of the outbox are older than two days and are not sent.`);
}

/** Claims the oldest message that is due; others skip it for `CLAIM_MS`. */
async function claimOldest(database: Database): Promise<Row | undefined> {
  const now = Date.now();
  const [message] = await database.query(
    `update outbox set attempts = attempts + 1, next_attempt_at = $2
     where id = (select id from outbox where next_attempt_at is not null and next_attempt_at <= $1 and created_at >= $3
       order by created_at, id limit 1 for update skip locked)
     returning *`,
    [now, now + CLAIM_MS, now - SENT_WITHIN_MS],
  );
  return message;
}
