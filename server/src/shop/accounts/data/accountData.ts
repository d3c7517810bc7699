import type { Queryable, Row } from '../../../base/database/Database';
import { signedOut } from '../../../base/errors/ApiError';
import { fillEmailKeys } from '../../database/fillEmailKeys';
import { PARTS, type Part, type PartWrite } from './accountParts';

/** A stored part; one that was never written has version 0, no write and an empty list. */
export interface StoredPart {
  version: number;
  /** The id of the last write. */
  write: string | null;
  value: unknown[];
}

export async function readParts(database: Queryable, accountId: string): Promise<Record<Part, StoredPart>> {
  const sql = 'select part, version, write_id, value from account_data where account_id = $1';
  const rows = await database.query(sql, [accountId]);
  const parts = PARTS.map((part) => [part, toPart(rows.find((row) => row.part === part))]);
  return Object.fromEntries(parts);
}

/** Replaces a part of this version, else returns the present one. Throws an `ApiError` 401 for a deleted account. */
export async function writePart(
  transaction: Queryable,
  accountId: string,
  part: Part,
  { version, write, value }: PartWrite,
): Promise<{ version: number } | { current: StoredPart }> {
  const [account] = await transaction.query('select id from accounts where id = $1 for key share', [accountId]);
  if (!account) throw signedOut();
  // this waits for a concurrent write; after it no row has this version
  const [written] = await transaction.query(
    version === 0
      ? `insert into account_data (account_id, part, version, write_id, value, updated_at)
           values ($1, $2, $3 + 1, $4, $5, $6) on conflict (account_id, part) do nothing returning version`
      : `update account_data set version = $3 + 1, write_id = $4, value = $5, updated_at = $6
           where account_id = $1 and part = $2 and version = $3 returning version`,
    [accountId, part, version, write, JSON.stringify(value), Date.now()],
  );
  if (written) return { version: Number(written.version) };
  const { [part]: current } = await readParts(transaction, accountId);
  return current.write === write ? { version: current.version } : { current };
}

/**
 * Deletes an account's data and the keys to its orders, before the account is deleted. The orders stay for bookkeeping
 * as a guest's: they are found by number and address, and an account that proves the address later claims them.
 */
export async function deleteAccountData(transaction: Queryable, accountId: string): Promise<void> {
  const own = 'order_id in (select id from orders where account_id = $1)';
  for (const statement of [
    'delete from account_data where account_id = $1',
    `delete from receipts where ${own}`,
    `delete from idempotency_keys where ${own}`,
    'update orders set account_id = null where account_id = $1',
  ])
    await transaction.query(statement, [accountId]);
}

function toPart(row?: Row): StoredPart {
  if (!row) return { version: 0, write: null, value: [] };
  return { version: Number(row.version), write: String(row.write_id), value: JSON.parse(String(row.value)) };
}

/**
 * Gives an account the guest orders of its confirmed address in any spelling, as `findOrder` does; returns how many.
 * It is called at the confirmation and at each sign-in, because a later guest order stays a guest's until then.
 * The browser that placed an order still opens it for the thirty days of its receipt.
 */
export async function claimOrders(transaction: Queryable, accountId: string): Promise<number> {
  await fillEmailKeys(transaction);
  const claimed = await transaction.query(
    `update orders set account_id = $1, claimed = 1 where account_id is null
       and email_key = (select email from accounts where id = $1 and email_verified = 1) returning id`,
    [accountId],
  );
  return claimed.length;
}
