import { CONTACT_FIELDS, POSTAL_FIELDS, storePath } from '@glow/shared/validation';
import { z } from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EMAIL_ADDRESS, text } from '../validation/fields';
import { isCommon } from './commonPasswords';
import { attempt } from '../system/attempt';
import type { ReadAccount } from './account';
import type { AuthDatabase } from './authAdapter';
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

/** An endpoint under `/api/auth`. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Its fields; any other is dropped. */
  body?: z.ZodType<Record<string, unknown>>;
  /** Whether it takes or makes a password, or sends a mail, which is limited by network and by address. */
  isGuarded?: boolean;
  /** Whether all that it changes is one transaction. */
  isAtomic?: boolean;
  /** What the shop does beside the library. */
  step?: Step;
}

/** An address in a body, as accounts have it. */
export const email = text(EMAIL_ADDRESS).transform((address) => address.toLowerCase());
/** A password that was chosen earlier; its rules may have been others. */
const password = z.string('Password is required').min(1, 'Password is required').max(128, 'The password is too long');
const newPassword = password
  .min(8, 'Password must be at least 8 characters long')
  .regex(
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s,
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  )
  .refine((typed) => !isCommon(typed), 'This password is too common. Choose another one.');
const person = z.object({
  firstName: text(POSTAL_FIELDS.firstName),
  lastName: text(POSTAL_FIELDS.lastName),
  phone: text({ ...CONTACT_FIELDS.phone, isOptional: true }).default(''),
});
/** With the first name as the library calls it. */
const toUser = <Person extends { firstName: string }>({ firstName: name, ...rest }: Person) => ({ name, ...rest });
const guarded = (body: Endpoint['body']): Endpoint => ({ method: 'POST', isGuarded: true, body });

/** What any kind of session has. */
const SESSION: Record<string, Endpoint> = {
  'get-session': { method: 'GET', step: getSession },
  'sign-out': { method: 'POST', step: signOut },
  'revoke-sessions': { method: 'POST' },
};

/** The endpoints of accounts that this shop keeps, and of those of an identity provider. Any other of the library is closed. */
export const ENDPOINTS: Record<string, Record<string, Endpoint>> = {
  oidc: { ...SESSION, 'delete-user': { method: 'POST', isAtomic: true } },
  local: {
    ...SESSION,
    'sign-in/email': {
      ...guarded(
        z.object({ email, password, rememberMe: z.boolean().default(false) }, 'Email and password are required'),
      ),
      step: signIn,
    },
    'sign-up/email': guarded(person.extend({ email, password: newPassword }).transform(toUser)),
    'request-password-reset': guarded(z.object({ email })),
    'reset-password': guarded(z.object({ newPassword, token: z.string().max(200) })),
    'send-verification-email': guarded(z.object({ email })),
    'verify-email': { method: 'GET', isAtomic: true, step: verifyEmail },
    'update-user': { method: 'POST', body: person.transform(toUser) },
    'change-password': guarded(
      z
        .object({ currentPassword: password, newPassword })
        .transform((passwords) => ({ ...passwords, revokeOtherSessions: true })),
    ),
    'delete-user': { ...guarded(z.object({ password })), isAtomic: true },
  },
};

async function getSession({ request, reply, readAccount, endSessionUrl, ask }: Visit): Promise<unknown> {
  // a provider may have ended the session
  if (endSessionUrl) await readAccount(request);
  const found = await ask<{ session: { expiresAt: string }; user: object } | null>();
  const session = found && { session: { expiresAt: found.session.expiresAt }, user: toAccount(found.user) };
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(session));
}

async function signOut({ request, readAccount, endSessionUrl, ask }: Visit): Promise<unknown> {
  const account = endSessionUrl && (await readAccount(request));
  await ask();
  const redirect = account && (await endSessionUrl?.(account.id));
  return { success: true, ...(redirect && { redirect }) };
}

/** Confirms the address of an account that is signed in; whoever opens the link of somebody else's account must not. */
async function verifyEmail({ request, reply, readAccount, ask }: Visit): Promise<unknown> {
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
async function signIn({ request, reply, sessions, database, ask }: Visit): Promise<unknown> {
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
