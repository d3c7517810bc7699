import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError';
import { hashOf } from '../http/token';
import type { Account, Role } from './account';
import { createAuth, sessionCookie, type Auth, type AuthOptions } from './auth';

/** A request to an endpoint of the library. */
interface Question {
  path: string;
  method: string;
  query?: Record<string, string>;
  body?: object;
}

/** Sessions of this shop. */
export type Sessions = ReturnType<typeof createSessions>;

/** Opens sessions; the library is set up at the first request, when the port of the site is known. */
export function createSessions(options: AuthOptions) {
  const { database, site } = options;
  let opened: Auth | undefined;
  const auth = () => (opened ??= createAuth(options));
  const headersOf = ({ headers: { cookie = '' } }: FastifyRequest) =>
    new Headers({ cookie, 'content-type': 'application/json' });

  /** Ends the session whose cookie the request has. */
  async function endSessionOf({ cookies }: FastifyRequest): Promise<void> {
    const [token = ''] = (cookies[sessionCookie(site())] ?? '').split('.');
    await database.query('delete from account_sessions where token = $1', [hashOf(token)]);
  }

  /** Gives the cookies of the library's response to the browser. */
  function setCookies(reply: FastifyReply, { headers }: { headers: Headers }): void {
    const set = headers.getSetCookie();
    const session = set.filter((text) => text.startsWith(`${sessionCookie(site())}=`));
    if (set.length > 0) reply.header('set-cookie', [...set, ...session.map(toSign)]);
  }

  return {
    endSessionOf,
    setCookies,
    async readAccount(request: FastifyRequest): Promise<Account | undefined> {
      if (!request.cookies[sessionCookie(site())]) return undefined;
      const found = await auth()
        .api.getSession({ headers: headersOf(request) })
        .catch((error: Error) => Promise.reject(error.cause ?? error));
      return found ? toAccount(found.user) : undefined;
    },
    /** Makes a new session of an account in place of the request's. */
    async signIn(accountId: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { headers } = await auth().api.startSession({ body: { accountId }, returnHeaders: true });
      await endSessionOf(request);
      setCookies(reply, { headers });
    },
    /** Asks the library, in the transaction that this is called in. */
    async ask(request: FastifyRequest, { path, method, query = {}, body = {} }: Question): Promise<Response> {
      const url = `${site()}/api/auth/${path}?${new URLSearchParams(query)}`;
      const init = { method, headers: headersOf(request), body: method === 'GET' ? undefined : JSON.stringify(body) };
      const response = await auth().handler(new Request(url, init));
      // thrown, so that a transaction is rolled back
      if (response.status >= 500) throw new ApiError(503, 'Accounts are not available right now. Please try again.');
      return response;
    },
  };
}

/** The cookie that tells scripts of the page that there is a session, from the session's own. */
function toSign(cookie: string): string {
  const value = /^[^=]*=[^;]/.test(cookie) ? '1' : '';
  return cookie.replace(/^[^;]*/, `glow_signed_in=${value}`).replace(/; HttpOnly/i, '');
}

/** The account of a row as the library gives it. */
export function toAccount(user: object): Account {
  const { id, email, emailVerified, name, lastName, phone, role, createdAt } = user as Record<string, string | Date>;
  return {
    id: String(id),
    email: String(email),
    emailVerified: Boolean(emailVerified),
    firstName: String(name ?? ''),
    lastName: String(lastName ?? ''),
    phone: String(phone ?? ''),
    role: role as Role,
    createdAt: new Date(createdAt ?? 0).toISOString(),
  };
}
