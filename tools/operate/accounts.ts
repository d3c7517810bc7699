import type { makeOwner } from '../../server/src/accounts/makeOwner';
import type { Config } from '../../server/src/config/config';
import { ask, operatorName, withAdmin } from './adminSession';

/** Makes the account of an address an owner, and says so; with the link to its password if the address is not confirmed. */
export async function nameOwner(config: Config, email: string): Promise<string> {
  const { token, site } = await withAdmin(config, (run) =>
    ask<Awaited<ReturnType<typeof makeOwner>>>(run, 'make-owner', { email, operator: operatorName() }),
  );
  if (!token) return `${email} is an owner.`;
  return `${email} is an owner once this link has a new password. It works once, for an hour; any earlier password and sessions of the account have ended:\n${site}/forgot-password?token=${token}`;
}
