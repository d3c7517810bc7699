import type { Queryable } from '../database/Database';
import { newToken } from '../http/token';
import type { Auth } from './auth';

/** How long the link to a new password works, in seconds. */
export const RESET_SECONDS = 60 * 60;

/** The token of a new link to a password of an account. With an `operator`, who uses the link becomes an owner. */
export async function addPasswordToken(auth: Auth, accountId: string, operator?: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const token = newToken();
  const expiresAt = new Date(Date.now() + RESET_SECONDS * 1000);
  await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: accountId, expiresAt });
  const grant = { identifier: `make-owner:${token}`, value: `${accountId} ${operator}`, expiresAt };
  if (operator) await internalAdapter.createVerificationValue(grant);
  return token;
}

/** Takes the grant that the link of a token has: who is made an owner, and by whom; undefined if it has none. */
export async function takeGrant(
  auth: Auth,
  token: string,
): Promise<{ accountId: string; operator: string } | undefined> {
  const { internalAdapter } = await auth.$context;
  const grant = await internalAdapter.consumeVerificationValue(`make-owner:${token}`);
  const [, accountId, operator] = /^(\S+) (.*)$/s.exec(grant?.value ?? '') ?? [];
  return accountId && operator ? { accountId, operator } : undefined;
}

/** Ends the links to a password of an account. Those that confirm its address end with its password (`readLink`). */
export async function endLinks(database: Queryable, accountId: string): Promise<void> {
  await database.query("delete from account_tokens where split_part(value, ' ', 1) = $1", [accountId]);
}
