import { storePath } from '@glow/shared/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { attempt } from '../system/attempt';
import { readBody, openJsonApi } from '../http/readBody';
import type { ReadAccount } from './account';
import type { AuthDatabase } from './authAdapter';
import type { Endpoint } from './endpoints';
import { createTryLimits } from './limits';
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

/** The cookie with the link that was opened before its account has signed in. */
const OPENED_LINK = 'glow_opened_link';

/** Sign-in, sign-up, sessions, verification and reset: the listed endpoints of better-auth, and no others. */
export async function authRoutes(api: FastifyInstance, options: AuthRouteOptions): Promise<void> {
  openJsonApi(api);
  const limitTries = createTryLimits(api);
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
  const isAsked = path === 'verify-email' || (endSessionUrl && ['sign-out', 'get-session'].includes(path));
  const account = isAsked ? await readAccount(request) : undefined;
  const address = addressIn(String(token));
  // whoever opens the link of somebody else's account must not confirm it
  if (path === 'verify-email' && address && account?.email !== address) {
    reply.setCookie(OPENED_LINK, String(token), { path: '/api/auth', maxAge: 60 * 60 });
    return reply.redirect('/login?from=/account');
  }
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
    const opened = request.cookies[OPENED_LINK] ?? '';
    if (opened) reply.clearCookie(OPENED_LINK, { path: '/api/auth' });
    const confirm = {
      path: 'verify-email',
      method: 'GET',
      query: { token: opened, callbackURL: '/account' },
      body: {},
    };
    const user = toAccount(result.user);
    if (addressIn(opened) !== user.email) return { user };
    const { headers } = await database.transaction(() => sessions.ask(request, confirm));
    return { user: { ...user, emailVerified: !headers.get('location')?.includes('error=') } };
  }
  const redirect = path === 'sign-out' && account && (await endSessionUrl?.(account.id));
  return { success: true, ...(redirect && { redirect }) };
}

/** The address that the link of a mail confirms, whose signature is not checked here; undefined if it is none. */
function addressIn(token: string): string | undefined {
  const [, claims = ''] = token.split('.');
  return attempt(() => JSON.parse(Buffer.from(claims, 'base64url').toString()).email?.toLowerCase());
}

function toSession(found: { session: { expiresAt: string }; user: object } | null): object | null {
  return found && { session: { expiresAt: found.session.expiresAt }, user: toAccount(found.user) };
}
