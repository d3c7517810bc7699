import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { AccountHooks } from '../shop/accounts/account';
import { authDatabase } from '../shop/accounts/authAdapter';
import { authRoutes, type AuthRouteOptions } from '../shop/accounts/authRoutes';
import { ENDPOINTS } from '../shop/accounts/endpoints';
import { createSessions } from '../shop/accounts/sessions';
import type { Database } from '../base/database/Database';
import { bareServer } from './accountServer';

/** The routes of local accounts alone, on a database that is open. */
export async function authServer(
  database: Database,
  { pause, ...hooks }: AccountHooks & Pick<AuthRouteOptions, 'pause'>,
): Promise<FastifyInstance> {
  const server = await bareServer();
  await server.register(cookie);
  await server.register(rateLimit, { global: false });
  const own = authDatabase(database);
  const site = () => 'http://localhost:3000';
  const sessions = createSessions({ kind: 'local', database: own, site, signingKey: 'k'.repeat(32), ...hooks });
  const options = {
    database: own,
    sessions,
    readAccount: sessions.readAccount,
    sameOrigin: async () => undefined,
    endpoints: ENDPOINTS.local ?? {},
    pause,
  };
  await server.register(authRoutes, { prefix: '/api/auth', ...options });
  return server;
}
