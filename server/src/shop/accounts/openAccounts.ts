import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../../base/config/config';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import type { Database, Queryable } from '../../base/database/Database';
import { fillEmailKeys } from '../database/fillEmailKeys';
import type { ReadAccount } from './account';
import { authDatabase } from './authAdapter';
import { authRoutes } from './authRoutes';
import { accountRoutes } from './data/accountRoutes';
import { ENDPOINTS, loadCommonPasswords } from './endpoints';
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
  const provider = oidc && oidcRoutes(server, { sessions, oidc, database: shared, site, signingKey });
  const readAccount: ReadAccount = async (request) => {
    const account = await sessions.readAccount(request);
    if (!account || !provider) return account;
    // read again, because the provider may have changed its role
    return (await provider.refresh(request)) ? sessions.readAccount(request) : undefined;
  };
  if (kind === 'local') await loadCommonPasswords();
  const both = { readAccount, sameOrigin, lockSession: sessions.lockSession };
  const auth = { database: shared, sessions, endpoints: ENDPOINTS[kind] ?? {}, endSessionUrl: provider?.endSessionUrl };
  tellSite(options);
  await server.register(authRoutes, { prefix: '/api/auth', ...both, ...auth });
  await server.register(accountRoutes, { prefix: '/api/account', ...both, database });
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

/** Deletes an account's data and its keys to orders. The orders stay for bookkeeping, as a guest's. */
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

/** Gives an account the guest orders of its confirmed address in any spelling; returns how many. */
export async function claimOrders(transaction: Queryable, accountId: string): Promise<number> {
  await fillEmailKeys(transaction);
  const claimed = await transaction.query(
    `update orders set account_id = $1, claimed = 1 where account_id is null
       and email_key = (select email from accounts where id = $1 and email_verified = 1) returning id`,
    [accountId],
  );
  return claimed.length;
}
