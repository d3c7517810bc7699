import { makeOwner } from '../../shop/accounts/makeOwner';
import type { Config } from '../../base/config/config';
import { operatorName, withShop } from './openShop';

/** Makes an account an owner and says so, with a link to a new password if the address is not confirmed. */
export async function nameOwner(config: Config, email: string): Promise<string> {
  const { token, site } = await withShop(config, (database) =>
    makeOwner(database, { email, operator: operatorName() }),
  );
  if (!token) return `${email} is an owner.`;
  return `${email} is an owner once this link has a new password. It works once, for an hour; any earlier password and sessions of the account have ended:\n${site}/forgot-password?token=${token}`;
}
