import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../config/config';
import type { SiteOrigin } from '../config/siteOrigin';
import type { Database } from '../database/Database';
import { adminRoutes } from './adminRoutes';
import type { AccountHooks } from './auth';
import { authDatabase } from './authAdapter';
import { authRoutes } from './authRoutes';
import { ENDPOINTS } from './endpoints';
import { createSessions, type Sessions } from './sessions';

/** What accounts need of the shop. */
export interface AccountOptions extends AccountHooks {
  server: FastifyInstance;
  config: Config;
  database: Database;
  site: SiteOrigin;
  sameOrigin: onRequestAsyncHookHandler;
  signingKey: string;
  /** Where a person signs out at the identity provider too, if there is one. */
  endSessionUrl?(accountId: string): Promise<string | undefined>;
}

/** Opens sign-in, sessions and the staff's addresses, where accounts are real. */
export async function openAccounts({ server, config, database, ...options }: AccountOptions): Promise<Sessions> {
  const { sameOrigin, endSessionUrl } = options;
  const shared = authDatabase(database);
  const sessions = createSessions({ ...options, database: shared });
  const endpoints = ENDPOINTS[config.accounts] ?? {};
  await server.register(authRoutes, {
    prefix: '/api/auth',
    database: shared,
    sessions,
    sameOrigin,
    endpoints,
    endSessionUrl,
  });
  await server.register(adminRoutes, {
    prefix: '/api/admin',
    database,
    readAccount: sessions.readAccount,
    sameOrigin,
  });
  return sessions;
}
