import { randomUUID } from 'node:crypto';
import { cutText } from '@glow/shared/text';
import type { Queryable, Row } from '../base/database/Database';

export interface AuditEntry {
  /** The user of the machine where a command ran, or the address of staff. */
  operator: string;
  /** The id of an order, a product or an account, `policy`, or `newsletter`; nothing else of a shopper. */
  subject: string;
  /** For example `status processing → shipped`. */
  change: string;
  note?: string;
}

/** An entry with its time, in epoch milliseconds. */
export interface LoggedEntry extends AuditEntry {
  at: number;
}

/** A changed description or list of ingredients is long, and both texts are kept. */
const MAX_CHANGE_LENGTH = 1000;

/** Call it in the transaction of the changes. */
export async function addToAuditLog(transaction: Queryable, entries: AuditEntry[]): Promise<void> {
  const at = Date.now();
  const rows = entries.map((entry) => ({
    ...entry,
    id: randomUUID(),
    created_at: at,
    change: cutText(entry.change, MAX_CHANGE_LENGTH),
  }));
  await transaction.query('insert into audit_log select * from json_populate_recordset(null::audit_log, $1::json)', [
    JSON.stringify(rows),
  ]);
}

/** The newest entries, the newest first; only the entries of `subject` if it is given. */
export async function readAuditLog(database: Queryable, limit: number, subject?: string): Promise<LoggedEntry[]> {
  const rows = await database.query(
    `select * from audit_log where $1::text is null or subject = $1 order by created_at desc, id limit $2`,
    [subject ?? null, limit],
  );
  return rows.map(toEntry);
}

export function toEntry({ created_at: at, operator, subject, change, note }: Row): LoggedEntry {
  return {
    at: Number(at),
    operator: String(operator),
    subject: String(subject),
    change: String(change),
    ...(note !== null && { note: String(note) }),
  };
}
