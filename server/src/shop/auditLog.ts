import { randomUUID } from 'node:crypto';
import { cutText } from '@glow/shared/text';
import type { Queryable } from '../base/database/Database';
import { columns, readItems, type ItemFields } from '../base/database/readItems';

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
  const insert = 'insert into audit_log select * from json_populate_recordset(null::audit_log, $1::json)';
  await transaction.query(insert, [JSON.stringify(rows)]);
}

export const LOG_FIELDS: ItemFields<LoggedEntry> = {
  ...columns('operator', 'subject', 'change', 'note'),
  at: 'created_at',
};

/** The newest entries, the newest first; only the entries of `subject` if it is given. */
export function readAuditLog(database: Queryable, limit: number, subject?: string): Promise<LoggedEntry[]> {
  const newest = 'from audit_log where $1::text is null or subject = $1 order by created_at desc, id limit $2';
  return readItems(database, LOG_FIELDS, newest, [subject ?? null, limit]);
}
