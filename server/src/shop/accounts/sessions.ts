import type { FastifyReply, FastifyRequest } from 'fastify';
import { verifyJWT } from 'better-auth/crypto';
import { emailKey } from '@glow/shared/validation';
import type { Queryable } from '../../base/database/Database';
import { ApiError, signedOut } from '../../base/errors/ApiError';
import { hashOf } from '../../base/http/token';
import { type Account, type ReadAccount, toAccount } from './account';
import type { AuthDatabase } from './authAdapter';
import { addPasswordToken, confirmAddress, takeGrant } from './passwordLinks';
import { createAuth, sessionCookie, type Auth, type AuthOptions } from './auth';

export type Sessions = ReturnType<typeof createSessions>;

export interface StepParts {
  database: AuthDatabase;
  sessions: Sessions;
  readAccount: ReadAccount;
  /** The page where a person also signs out at the identity provider, if there is one. */
  endSessionUrl?(request: FastifyRequest): Promise<string | undefined>;
}

export interface Visit extends StepParts {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Undefined if the endpoint takes no fields. */
  body?: Record<string, unknown>;
  /** Asks the library, with other fields if some are given. Throws an `ApiError` if the library refuses. */
  ask<Result>(body?: Record<string, unknown>): Promise<Result>;
}

export type Step = (visit: Visit) => Promise<unknown>;

/** Opens sessions; the library is set up at the first request, when the port of the site is known. */
export function createSessions(options: AuthOptions) {
  const { database, site } = options;
  let opened: Auth | undefined;
  const auth = () => (opened ??= createAuth(options));
  const headersOf = ({ headers: { cookie = '' } }: FastifyRequest) =>
    new Headers({ cookie, 'content-type': 'application/json' });

  /** The value that the readable cookie of the request's session must have; empty without a session. */
  const signOf = ({ cookies }: FastifyRequest) => toSign(cookies[sessionCookie(site())] ?? '');

  const tokenHashOf = ({ cookies }: FastifyRequest) =>
    hashOf((cookies[sessionCookie(site())] ?? '').replace(/\..*/, ''));

  async function endSessionOf(request: FastifyRequest): Promise<void> {
    await database.query('delete from account_sessions where token = $1', [tokenHashOf(request)]);
  }

  /** Sends the cookies of the library's response, and the readable one. */
  function setCookies(reply: FastifyReply, { headers }: { headers: Headers }): void {
    const set = headers.getSetCookie();
    const session = set.filter((text) => text.startsWith(`${sessionCookie(site())}=`));
    const isHttps = reply.request.protocol === 'https';
    const all = [...set, ...session.map(toSignCookie)].map((text) =>
      isHttps && !/; secure\b/i.test(text) ? `${text}; Secure` : text,
    );
    if (set.length > 0) reply.header('set-cookie', all);
  }

  return {
    tokenHashOf,
    endSessionOf,
    /** Throws an `ApiError` 401 if the session of a request has ended; else it stays until the transaction ends. */
    async lockSession(transaction: Queryable, request: FastifyRequest): Promise<void> {
      const sql = 'select from account_sessions where token = $1 for key share';
      if ((await transaction.query(sql, [tokenHashOf(request)])).length === 0) throw signedOut();
    },
    confirmAddress: (accountId: string) => confirmAddress(database, accountId, options),
    /** The account whose address a link confirms; undefined if the link has expired or the password has changed. */
    async readLink(token: string): Promise<{ accountId: string; isConfirmed: boolean } | undefined> {
      const { secret } = await auth().$context;
      // a link of an older version has the second in place of the moment, and may have only the address
      type Claims = { userId?: string; email?: string; iat?: number; at?: number };
      const { userId, email = '', iat = 0, at = iat * 1000 + 999 } = (await verifyJWT<Claims>(token, secret)) ?? {};
      const [account] = await database.query(
        `select id, email_verified from accounts where kind = 'local' and (id = $1 or $1 is null and email = $3)
           and not exists (select from account_logins where user_id = accounts.id and updated_at > $2)`,
        [userId ?? null, at, emailKey(email)],
      );
      return account && { accountId: String(account.id), isConfirmed: account.email_verified === 1 };
    },
    /** The token of a link to a new password if the account's address is not confirmed, else an empty text. */
    async addToken(accountId: string): Promise<string> {
      const sql = 'select id from accounts where id = $1 and email_verified = 0 for no key update';
      const [account] = await database.query(sql, [accountId]);
      return account ? addPasswordToken(auth(), accountId) : '';
    },
    takeGrant: (token: string) => takeGrant(auth(), token),
    setCookies,
    signOf,
    /** Replaces a readable cookie that is missing, or of another session or a former version of the shop. */
    renewSign(request: FastifyRequest, reply: FastifyReply, expiresAt: string): void {
      const isShort = request.cookies[`${sessionCookie(site())}_short`];
      const maxAge = isShort ? undefined : Math.ceil((Date.parse(expiresAt) - Date.now()) / 1000);
      if (request.cookies[SIGN] !== signOf(request))
        reply.setCookie(SIGN, signOf(request), { httpOnly: false, maxAge });
    },
    async readAccount(request: FastifyRequest): Promise<Account | undefined> {
      if (!request.cookies[sessionCookie(site())]) return undefined;
      const found = await auth()
        .api.getSession({ headers: headersOf(request) })
        .catch((error: Error) => Promise.reject(error.cause ?? error));
      return found ? toAccount(found.user) : undefined;
    },
    /** Makes a new session in place of the request's; returns its id. */
    async signIn(accountId: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
      const { headers, response } = await auth().api.startSession({ body: { accountId }, returnHeaders: true });
      await endSessionOf(request);
      setCookies(reply, { headers });
      return response;
    },
    /** Asks the library in the transaction of the caller. Throws an `ApiError` 503 if the library fails. */
    async ask(request: FastifyRequest, path: string, method: string, body: object = {}): Promise<Response> {
      const init = { method, headers: headersOf(request), body: method === 'GET' ? undefined : JSON.stringify(body) };
      const response = await auth().handler(new Request(`${site()}/api/auth/${path}`, init));
      // thrown, so that a transaction is rolled back
      if (response.status >= 500) throw new ApiError(503, 'Accounts are not available right now. Please try again.');
      return response;
    },
  };
}

/** This cookie tells scripts of the page which session there is. */
const SIGN = 'glow_signed_in';

/** The value of the readable cookie: another hash than the one in the database, so that it opens nothing. */
function toSign(cookie: string): string {
  const [token = ''] = cookie.split('.');
  return token && `1.${hashOf(`signed in ${token}`).slice(0, 32)}`;
}

/** The readable cookie, with the attributes of the session cookie. */
function toSignCookie(cookie: string): string {
  return cookie.replace(/^[^=]*=([^;]*)/, (_, value) => `${SIGN}=${toSign(value)}`).replace(/; HttpOnly/i, '');
}
