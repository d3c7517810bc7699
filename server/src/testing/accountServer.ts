import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyServerOptions } from 'fastify';
import type { Account, ReadAccount } from '../shop/accounts/account';
import { accountRoutes } from '../shop/accounts/data/accountRoutes';
import { apiRoutes } from '../apiRoutes';
import { readConfig } from '../base/config/config';
import { signer } from '../base/config/signingKey';
import { toApiError } from '../base/errors/toApiError';
import { describeApi } from '../base/http/openApi';
import { requireSameOrigin } from '../base/http/csrfGuard';
import { temporaryDatabase } from './temporaryDatabase';
import type { TestServer } from './testServer';

/** The header that stands for a session: the id of the account. */
export const SESSION_HEADER = 'x-account';

/** A server without routes that answers errors as the API does. */
export async function bareServer(options: FastifyServerOptions = {}) {
  const server = fastify(options);
  server.setErrorHandler((error, _request, reply) => {
    const apiError = toApiError(error);
    return reply.code(apiError.status).send(apiError.body());
  });
  await describeApi(server, '');
  return server;
}

/** A server with the API and the data of accounts, on its own database. A session is the header `x-account`. */
export async function accountServer(): Promise<TestServer> {
  const { database, url, close } = await temporaryDatabase();
  const server = await bareServer();
  server.decorate('pageTokens', undefined);
  await server.register(cookie, { parseOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } });
  // what these tests are about is not limited
  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, rateLimit: false };
  });
  await server.register(rateLimit, { global: false });
  const readAccount: ReadAccount = async ({ headers }) => accounts.get(String(headers[SESSION_HEADER]));
  const sameOrigin = requireSameOrigin(undefined);
  await server.register(apiRoutes, {
    prefix: '/api',
    config: readConfig({}),
    database,
    readAccount,
    sameOrigin,
    newsletter: {
      database,
      site: () => 'http://localhost',
      newsletterLimit: async () => undefined,
      unsubscribeSigner: signer('0'.repeat(64), 'unsubscribe'),
    },
  });
  await server.register(accountRoutes, { prefix: '/api/account', database, readAccount, sameOrigin });
  for (const { id, email, emailVerified } of accounts.values())
    await database.query(
      `insert into accounts (id, email, email_verified, first_name, last_name, phone, role, created_at, updated_at)
       values ($1, $2, $3, '', '', '', 'customer', 0, 0)`,
      [id, email, Number(emailVerified)],
    );
  return { server, database, url, close: async () => void (await server.close(), await close()) };
}

/** The accounts of the server, by their session; one has not confirmed its address. */
const accounts = new Map(
  ['rose@example.com', 'lily@example.com', 'moss@example.net'].map((email): [string, Account] => [
    email.replace(/@.*/, ''),
    {
      id: email.replace(/@.*/, ''),
      email,
      emailVerified: !email.startsWith('moss'),
      firstName: '',
      lastName: '',
      phone: '',
      role: 'customer',
      createdAt: new Date(0).toISOString(),
    },
  ]),
);
