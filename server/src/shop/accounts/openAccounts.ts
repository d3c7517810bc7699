import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../../base/config/config';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import type { Database } from '../../base/database/Database';
import type { ReadAccount } from './account';
import { authDatabase } from './authAdapter';
import { authRoutes } from './authRoutes';
import { loadCommonPasswords } from './commonPasswords';
import { claimOrders, deleteAccountData } from './data/accountData';
import { accountRoutes } from './data/accountRoutes';
import { ENDPOINTS } from './endpoints';
import { endSessions } from './endSessions';
import { oidcRoutes } from './oidc/oidcRoutes';
import { createSessions } from './sessions';

export interface AccountOptions {
  server: FastifyInstance;
  config: Config;
  database: Database;
  site: SiteOrigin;
  sameOrigin: onRequestAsyncHookHandler;
  signingKey: string;
}

/** Opens sign-in, sessions, and the data of accounts, where accounts are real. */
export async function openAccounts(options: AccountOptions): Promise<ReadAccount> {
  const { server, config, database, site, sameOrigin, signingKey } = options;
  const { accounts: kind, oidc } = config;
  const shared = authDatabase(database);
  const hooks = { onVerified: claimOrders, onSession: claimOrders, onDelete: deleteAccountData };
  const sessions = createSessions({ ...hooks, kind, database: shared, site, signingKey });
  const ends = { endSessions: (accountId: string) => endSessions(database, accountId) };
  const provider = oidc && oidcRoutes(server, { ...sessions, ...ends, oidc, database, site, signingKey });
  const readAccount: ReadAccount = async (request) => {
    const account = await sessions.readAccount(request);
    if (!account || !provider) return account;
    // read again, because the provider may have changed its role
    return (await provider.refreshIdentity(account.id)) ? sessions.readAccount(request) : undefined;
  };
  if (kind === 'local') await loadCommonPasswords();
  const endpoints = ENDPOINTS[kind] ?? {};
  const { endSessionUrl } = provider ?? {};
  const { lockSession } = sessions;
  const auth = { database: shared, sessions, readAccount, sameOrigin, endpoints, endSessionUrl };
  tellSite(options);
  await server.register(authRoutes, { prefix: '/api/auth', ...auth });
  await server.register(accountRoutes, { prefix: '/api/account', database, readAccount, lockSession, sameOrigin });
  return readAccount;
}

/** Notes the origin of the open shop for the links that commands print. A `SITE_URL` stays when the shop closes. */
function tellSite({ server, database, config, site }: AccountOptions): void {
  const note = 'insert into shop_site (origin) values ($1) on conflict (id) do update set origin = excluded.origin';
  server.addHook('onListen', async () => void (await database.query(note, [site()])));
  server.addHook('onClose', async () => {
    if (!config.siteUrl) await database.query('delete from shop_site where origin = $1', [site()]);
  });
}
