import { randomUUID } from 'node:crypto';
import { mailboxOf } from '../validation/mailboxOf';
import type { Queryable } from './Database';

/** A plain-text email; `headers` are those besides recipient and subject, by name. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  headers?: Record<string, string>;
}

/** Writes an email to the outbox in the transaction of the change it reports. Nothing sends it yet (API-16). */
export async function addToOutbox(
  transaction: Queryable,
  { recipient, subject, body, headers = {} }: Mail,
): Promise<void> {
  await transaction.query(
    'insert into outbox (id, created_at, recipient, subject, body, headers) values ($1, $2, $3, $4, $5, $6)',
    [randomUUID(), Date.now(), mailboxOf(recipient), subject, body, JSON.stringify(headers)],
  );
}
