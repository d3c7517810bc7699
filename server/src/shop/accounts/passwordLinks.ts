import type { AuthContext } from 'better-auth';
import type { Queryable } from '../../base/database/Database';
import { newToken } from '../../base/http/token';
import type { AccountHooks } from './account';
import type { AuthDatabase } from './authAdapter';

interface Library {
  $context: Promise<{
    internalAdapter: Pick<AuthContext['internalAdapter'], 'createVerificationValue' | 'consumeVerificationValue'>;
  }>;
}

export const RESET_SECONDS = 60 * 60;

/** The token of a new link to a password. With an `operator`, the person who uses the link becomes an owner. */
export async function addPasswordToken({ $context }: Library, accountId: string, operator?: string): Promise<string> {
  const { internalAdapter } = await $context;
  const token = newToken();
  const expiresAt = new Date(Date.now() + RESET_SECONDS * 1000);
  await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: accountId, expiresAt });
  const grant = { identifier: `make-owner:${token}`, value: `${accountId} ${operator}`, expiresAt };
  if (operator) await internalAdapter.createVerificationValue(grant);
  return token;
}

/** Takes the grant of a link, so that it works once; undefined if the link makes nobody an owner. */
export async function takeGrant({ $context }: Library, token: string) {
  const { internalAdapter } = await $context;
  const grant = await internalAdapter.consumeVerificationValue(`make-owner:${token}`);
  const [, accountId, operator] = /^(\S+) (.*)$/s.exec(grant?.value ?? '') ?? [];
  return accountId && operator ? { accountId, operator } : undefined;
}

/** Ends an account's links to a password. Its links that confirm the address end with the password (`readLink`). */
export async function endLinks(database: Queryable, accountId: string): Promise<void> {
  await database.query("delete from account_tokens where split_part(value, ' ', 1) = $1", [accountId]);
}

/** Notes that an address belongs to the account's person, and calls `onVerified` the first time. */
export async function confirmAddress(database: AuthDatabase, accountId: string, { onVerified }: AccountHooks) {
  await database.transaction(async (transaction) => {
    const [confirmed] = await transaction.query(
      'update accounts set email_verified = 1, updated_at = $2 where id = $1 and email_verified = 0 returning id',
      [accountId, Date.now()],
    );
    if (confirmed) await onVerified?.(transaction, accountId);
  });
}

/** Gives an account to the owner of its address. A stranger may have opened it, so nothing that it had is left. */
export async function takeOver(database: AuthDatabase, accountId: string, hooks: AccountHooks): Promise<void> {
  await hooks.onDelete?.(database, accountId);
  await database.query("update accounts set first_name = '', last_name = '', phone = '' where id = $1", [accountId]);
  await confirmAddress(database, accountId, hooks);
}
