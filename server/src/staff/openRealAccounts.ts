import { openAccounts, type AccountOptions } from '../accounts/openAccounts';
import type { ReadAccount } from '../accounts/account';
import type { Shop } from './action';
import { staffRoutes } from './staffRoutes';

/** Opens accounts, and what staff can do with theirs. */
export async function openRealAccounts(options: AccountOptions & Pick<Shop, 'liveReleases'>): Promise<ReadAccount> {
  const readAccount = await openAccounts(options);
  const { server, config, database, sameOrigin, liveReleases } = options;
  const shop: Shop = { database, kind: config.accounts, pictureHosts: config.pictureHosts, liveReleases };
  await server.register(staffRoutes, { prefix: '/api/admin', ...shop, readAccount, sameOrigin });
  return readAccount;
}
