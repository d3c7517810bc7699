import { betterAuth } from 'better-auth/minimal';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { signJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { signer } from '../../base/config/signingKey';
import { columns } from '../../base/database/readItems';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import { hostCookie } from '../../base/config/originOf';
import { authAdapter, type AuthDatabase } from './authAdapter';
import { type MailKind, sendMail } from './accountMails';
import { toAccount, type AccountHooks } from './account';
import { endSessions } from './endSessions';
import { endLinks, RESET_SECONDS, takeOver } from './passwordLinks';

const HOUR = 60 * 60;
/** Seconds of a session if the person wants to stay signed in, and of any other session. */
const LONG_SESSION = 30 * 24 * HOUR;
const SHORT_SESSION = 12 * HOUR;
const VERIFICATION_SECONDS = 24 * HOUR;
/** The columns of fields whose names are two words. */
const COLUMNS = columns('userId', 'accountId', 'providerId', 'emailVerified', 'expiresAt', 'createdAt', 'updatedAt');
const PURPOSE = 'accounts';

export interface AuthOptions extends AccountHooks {
  /** The kind of accounts (`ACCOUNTS`); a session of one kind is not valid for another. */
  kind: string;
  database: AuthDatabase;
  site: SiteOrigin;
  signingKey: string;
}

export function sessionCookie(origin: string): string {
  return hostCookie(origin, 'glow_session');
}

/** Sessions, passwords and links of accounts, by better-auth. The port of the site must be known. */
export function createAuth({ kind, database, site, signingKey, ...hooks }: AuthOptions) {
  const origin = site();
  const attributes = { secure: origin.startsWith('https:') };
  const name = sessionCookie(origin);
  const shortName = `${name}_short`;
  const secret = signer(signingKey, PURPOSE).sign(kind);
  const newPassword = `${origin}/forgot-password`;
  const mail = (kind: MailKind, user: object, link: string, linkSeconds?: number) =>
    database.transaction((transaction) => sendMail(transaction, kind, toAccount(user), link, linkSeconds));
  return betterAuth({
    appName: 'Glow',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // an error of the database reaches the shop's error handler, and rolls back
    onAPIError: { throw: true },
    database: authAdapter(database),
    // the shop's own hooks and limits run before the library
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
      fields: COLUMNS,
      expiresIn: LONG_SESSION,
      disableSessionRefresh: true,
      freshAge: 0,
    },
    user: {
      modelName: 'accounts',
      fields: { ...COLUMNS, name: 'first_name' },
      additionalFields: {
        address: { type: 'string', required: false },
        lastName: { type: 'string', fieldName: 'last_name', required: false },
        phone: { type: 'string', required: false },
        role: { type: 'string', input: false, required: false },
      },
      deleteUser: {
        enabled: true,
        beforeDelete: async (user) => {
          await hooks.onDelete?.(database, user.id);
          await mail('deleted', user, `${origin}/contact`);
        },
      },
    },
    account: { modelName: 'account_logins', fields: COLUMNS },
    verification: { modelName: 'account_tokens', fields: COLUMNS, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // a session after sign-up would tell a new address from a known one
      autoSignIn: false,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mail('reset', user, `${newPassword}?token=${token}`, RESET_SECONDS),
      onExistingUserSignUp: ({ user }) => mail('known', user, newPassword),
      onPasswordReset: async ({ user }) => {
        await endLinks(database, user.id);
        // also sessions that the former password has opened since the library ended them
        await endSessions(database, user.id);
        if (!user.emailVerified) await takeOver(database, user.id, hooks);
        await mail('changed', user.emailVerified ? user : { ...user, name: '', emailVerified: true }, newPassword);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user }) => {
        const token = await signJWT({ userId: user.id, at: Date.now() }, secret, VERIFICATION_SECONDS);
        await mail('verify', user, `${origin}/api/auth/verify-email?token=${token}`, VERIFICATION_SECONDS);
      },
    },
    databaseHooks: {
      account: {
        update: {
          // a reset has no session; `onPasswordReset` does the same for it
          after: async (_login, context) => {
            const user = context?.context.session?.user;
            if (!user) return;
            await endLinks(database, user.id);
            await mail('changed', user, newPassword);
          },
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            // the library's session lasts a day if the person does not want to stay signed in
            const isShort =
              session.expiresAt.getTime() < Date.now() + 2 * 24 * HOUR * 1000 ||
              (context?.path === '/change-password' && Boolean(context.getCookie(shortName)));
            const seconds = isShort ? SHORT_SESSION : LONG_SESSION;
            return { data: { ...session, expiresAt: new Date(Date.now() + seconds * 1000) } };
          },
          after: async ({ userId }) => void (await hooks.onSession?.(database, userId)),
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
        return session.id;
      },
    ),
  },
};
