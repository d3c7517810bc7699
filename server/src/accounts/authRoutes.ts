import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { readBody, takeJson } from '../http/readBody';
import type { ReadAccount } from './account';
import type { AuthDatabase } from './authAdapter';
import type { Endpoint } from './endpoints';
import { createTryLimits } from './limits';
import { storePath } from './oidc/storePath';
import { toAccount, type Sessions } from './sessions';

export interface AuthRouteOptions {
  database: AuthDatabase;
  sessions: Sessions;
  readAccount: ReadAccount;
  sameOrigin: onRequestAsyncHookHandler;
  endpoints: Record<string, Endpoint>;
  /** Where a person signs out at the identity provider too, if there is one. */
  endSessionUrl?(accountId: string): Promise<string | undefined>;
}

/** Sign-in, sign-up, sessions, verification and reset: the listed endpoints of better-auth, and no others. */
export async function authRoutes(api: FastifyInstance, options: AuthRouteOptions): Promise<void> {
  api.removeAllContentTypeParsers();
  takeJson(api);
  const limitTries = createTryLimits(api);
  api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  api.addHook('onRequest', async function (request, reply) {
    // the link of a mail comes from another site
    if (request.method !== 'GET') await options.sameOrigin.call(this, request, reply);
  });
  for (const [path, endpoint] of Object.entries(options.endpoints))
    api.route({
      url: `/${path}`,
      method: endpoint.method,
      handler: async (request, reply) => {
        if (endpoint.isGuarded) await limitTries(request);
        return answer(request, reply, path, endpoint, options);
      },
    });
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { method, body: schema, isAtomic }: Endpoint,
  { database, sessions, readAccount, endSessionUrl }: AuthRouteOptions,
) {
  const body = schema ? readBody(schema, request.body) : {};
  const { token, callbackURL } = request.query as Record<string, unknown>;
  const query = path === 'verify-email' && {
    token: String(token),
    callbackURL: storePath(callbackURL) ?? '/account',
  };
  // a provider may have ended the session
  const account = endSessionUrl && ['sign-out', 'get-session'].includes(path) ? await readAccount(request) : undefined;
  const ask = () => sessions.ask(request, { path, method, query: query || {}, body });
  const response = await (isAtomic ? database.transaction(ask) : ask());
  sessions.setCookies(reply, response);
  reply.code(response.status);
  const location = response.headers.get('location');
  if (location) return reply.header('location', location).send();
  const result = await response.json();
  if (!response.ok) return { success: false, code: result?.code, message: result?.message, errors: [] };
  if (path === 'get-session')
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(toSession(result)));
  if (path === 'sign-in/email') {
    await sessions.endSessionOf(request);
    return { user: toAccount(result.user) };
  }
  const redirect = path === 'sign-out' && account && (await endSessionUrl?.(account.id));
  return { success: true, ...(redirect && { redirect }) };
}

function toSession(found: { session: { expiresAt: string }; user: object } | null): object | null {
  return found && { session: { expiresAt: found.session.expiresAt }, user: toAccount(found.user) };
}
