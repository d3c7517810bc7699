import type { FastifyReply, FastifyRequest } from 'fastify';
import { attempt } from '../system/attempt';
import type { ReadAccount } from './account';
import type { AuthDatabase } from './authAdapter';
import { storePath } from '@glow/shared/validation';
import { toAccount, type Sessions } from './sessions';

/** What the steps need of the shop. */
export interface StepParts {
  database: AuthDatabase;
  sessions: Sessions;
  readAccount: ReadAccount;
  /** Where a person signs out at the identity provider too, if there is one. */
  endSessionUrl?(accountId: string): Promise<string | undefined>;
}

/** A request to an endpoint. */
export interface Visit extends StepParts {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Asks the library; of a redirect it gives the `location`. Throws an `ApiError` for what the library refuses. */
  ask<Result>(query?: Record<string, string>): Promise<Result>;
}

/** Answers a request. */
export type Step = (visit: Visit) => Promise<unknown>;

/** The cookie with the link that was opened before its account has signed in. */
const OPENED_LINK = 'glow_opened_link';
const LINK_COOKIE = { path: '/api/auth', maxAge: 60 * 60 };

export async function getSession({ request, reply, readAccount, endSessionUrl, ask }: Visit): Promise<unknown> {
  // a provider may have ended the session
  if (endSessionUrl) await readAccount(request);
  const found = await ask<{ session: { expiresAt: string }; user: object } | null>();
  const session = found && { session: { expiresAt: found.session.expiresAt }, user: toAccount(found.user) };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(session));
}

export async function signOut({ request, readAccount, endSessionUrl, ask }: Visit): Promise<unknown> {
  const account = endSessionUrl && (await readAccount(request));
  await ask();
  const redirect = account && (await endSessionUrl?.(account.id));
  return { success: true, ...(redirect && { redirect }) };
}

/** Confirms the address of an account that is signed in; whoever opens the link of somebody else's account must not. */
export async function verifyEmail({ request, reply, readAccount, ask }: Visit): Promise<unknown> {
  const { token, callbackURL } = request.query as Record<string, unknown>;
  const link = String(token);
  const address = addressIn(link);
  if (address && (await readAccount(request))?.email !== address)
    return reply.setCookie(OPENED_LINK, link, LINK_COOKIE).redirect('/login?from=/account');
  const { location } = await ask<{ location: string }>({
    token: link,
    callbackURL: storePath(callbackURL) ?? '/account',
  });
  return reply.redirect(location);
}

/** Ends the session before, and confirms the address by a link that was opened before. */
export async function signIn({ request, reply, sessions, database, ask }: Visit): Promise<unknown> {
  const user = toAccount((await ask<{ user: object }>()).user);
  await sessions.endSessionOf(request);
  const token = request.cookies[OPENED_LINK];
  if (!token) return { user };
  reply.clearCookie(OPENED_LINK, LINK_COOKIE);
  if (addressIn(token) !== user.email) return { user };
  const confirm = { path: 'verify-email', method: 'GET', query: { token, callbackURL: '/account' } };
  const { headers } = await database.transaction(() => sessions.ask(request, confirm));
  return { user: { ...user, emailVerified: !headers.get('location')?.includes('error=') } };
}

/** The address that the link of a mail confirms, whose signature is not checked here; undefined if it is none. */
function addressIn(token: string): string | undefined {
  const [, claims = ''] = token.split('.');
  return attempt(() => JSON.parse(Buffer.from(claims, 'base64url').toString()).email?.toLowerCase());
}
