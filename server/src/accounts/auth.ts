import { betterAuth } from 'better-auth/minimal';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { signer } from '../config/signingKey';
import type { SiteOrigin } from '../config/siteOrigin';
import type { Queryable } from '../database/Database';
import { authAdapter, type AuthDatabase } from './authAdapter';
import { knownAddressMail, resetMail, sendMail, verificationMail } from './accountMails';

const HOUR = 60 * 60;
/** Seconds of a session of who wants to stay signed in, and of any other. */
const LONG_SESSION = 30 * 24 * HOUR;
const SHORT_SESSION = 12 * HOUR;
/** How long the link to a new password works, in seconds. */
export const RESET_SECONDS = HOUR;
const VERIFICATION_SECONDS = 24 * HOUR;
/** The purpose of the keys that sign session cookies and links. */
const PURPOSE = 'accounts';

/** What other parts of the shop do when an account changes, in its transaction. */
export interface AccountHooks {
  /** Called once an address is verified. */
  onVerified?(transaction: Queryable, accountId: string, email: string): Promise<unknown>;
  /** Called when an account signs in. */
  onSession?(transaction: Queryable, accountId: string): Promise<unknown>;
  /** Called before an account is deleted. */
  onDelete?(transaction: Queryable, accountId: string): Promise<unknown>;
}

export interface AuthOptions extends AccountHooks {
  /** The kind of accounts (`ACCOUNTS`): a session of one kind is none of another. */
  kind: string;
  database: AuthDatabase;
  site: SiteOrigin;
  signingKey: string;
}

/** The name of the cookie of a session: browsers take one with `__Host-` over HTTPS and for this host only. */
export function sessionCookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-glow_session' : 'glow_session';
}

/** Sessions, passwords and links of accounts, by better-auth. The port of the site must be known. */
export function createAuth({ kind, database, site, signingKey, onVerified, onSession, onDelete }: AuthOptions) {
  const origin = site();
  const attributes = { secure: origin.startsWith('https:') };
  const name = sessionCookieName(origin);
  const shortName = `${name}_short`;
  return betterAuth({
    appName: 'Glow',
    baseURL: origin,
    basePath: '/api/auth',
    secret: signer(signingKey, PURPOSE).sign(kind),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // a failure of the database reaches the shop's error handler, and rolls back
    onAPIError: { throw: true },
    database: authAdapter(database),
    // the shop's own hooks and limits are before it
    rateLimit: { enabled: false },
    advanced: {
      disableCSRFCheck: true,
      useSecureCookies: false,
      cookies: {
        session_token: { name, attributes },
        dont_remember: { name: shortName, attributes },
      },
    },
    session: {
      modelName: 'account_sessions',
      fields: { userId: 'user_id', expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      expiresIn: LONG_SESSION,
      disableSessionRefresh: true,
      freshAge: 0,
    },
    user: {
      modelName: 'accounts',
      fields: { name: 'first_name', emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        lastName: { type: 'string', fieldName: 'last_name', required: false },
        phone: { type: 'string', required: false },
        role: { type: 'string', input: false, required: false },
      },
      deleteUser: { enabled: true, beforeDelete: async ({ id }) => void (await onDelete?.(database, id)) },
    },
    account: {
      modelName: 'account_logins',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'account_tokens',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      // a session after sign-up would tell a new address from a known one
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendMail(database, resetMail(user, `${site()}/forgot-password?token=${token}`)),
      onExistingUserSignUp: ({ user }) => sendMail(database, knownAddressMail(user, `${site()}/forgot-password`)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_SECONDS,
      sendVerificationEmail: ({ user, token }) =>
        sendMail(
          database,
          verificationMail(user, `${site()}/api/auth/verify-email?token=${token}&callbackURL=/account`),
        ),
      afterEmailVerification: async ({ id, email }) => void (await onVerified?.(database, id, email)),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            // the library gives a session a day if its person does not want to stay signed in
            const isShort =
              session.expiresAt.getTime() < Date.now() + 2 * 24 * HOUR * 1000 ||
              (context?.path === '/change-password' && Boolean(context.getCookie(shortName)));
            const seconds = isShort ? SHORT_SESSION : LONG_SESSION;
            return { data: { ...session, expiresAt: new Date(Date.now() + seconds * 1000) } };
          },
          after: async ({ userId }) => void (await onSession?.(database, userId)),
        },
      },
    },
    plugins: [ownSessions],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Starts a session of an account that has signed in elsewhere; it ends after 12 hours. */
const ownSessions = {
  id: 'own-sessions',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ accountId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.accountId);
        if (!user) throw new Error('There is no such account.');
        const session = await internalAdapter.createSession(user.id, true);
        await setSessionCookie(context, { session, user }, true);
      },
    ),
  },
};
