import type { makeOwner } from '../../server/src/accounts/makeOwner';
import type { Config } from '../../server/src/config/config';
import { ask, operatorName, withAdmin } from './adminSession';

/** Makes the account of an address an owner, and says so; with the link to its password if it is new. */
export async function nameOwner(config: Config, email: string): Promise<string> {
  const { token } = await withAdmin(config, (run) =>
    ask<Awaited<ReturnType<typeof makeOwner>>>(run, 'make-owner', { email, operator: operatorName() }),
  );
  if (!token) return `${email} is an owner.`;
  const site = config.siteUrl ?? `http://localhost:${config.port}`;
  return `${email} is an owner. This link to a password works once, for an hour:\n${site}/forgot-password?token=${token}`;
}
