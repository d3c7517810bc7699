import type { FastifyInstance } from 'fastify';
import type { Database } from '../base/database/Database';

/** A password that the shop accepts. */
export const PASSWORD = 'Rose-petal-7';

let networks = 0;

/** An address of a network that no other test uses. */
function nextNetwork(): string {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

/** A browser with its cookies, in a network of its own. */
export function accountBrowser(server: () => FastifyInstance, remoteAddress = nextNetwork()) {
  const cookies = new Map<string, string>();
  async function send(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await server().inject({
      method,
      url,
      remoteAddress,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(method !== 'GET' && { payload: payload ?? {} }),
    });
    for (const text of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const auth = (path: string, payload?: object) => send('POST', `/api/auth/${path}`, payload);
  return {
    cookies,
    send,
    auth,
    get: (url: string) => send('GET', url),
    signUp: (email: string, firstName = 'Anna') =>
      auth('sign-up/email', { email, password: PASSWORD, name: 'x', firstName, lastName: 'Berg', phone: '' }),
    signIn: (email: string, password = PASSWORD, rememberMe = false) =>
      auth('sign-in/email', { email, password, rememberMe }),
    /** The account that the browser is signed in with; null if there is none. */
    session: async () => (await send('GET', '/api/auth/get-session')).json(),
  };
}

/** The texts of the mails to an address, the newest first. */
export async function mailsTo(database: Database, email: string): Promise<string[]> {
  const rows = await database.query('select body from outbox where recipient = $1 order by created_at desc', [email]);
  return rows.map(({ body }) => String(body));
}

/** The token of the newest link that was sent to an address. */
export async function tokenTo(database: Database, email: string): Promise<string> {
  const [newest = ''] = await mailsTo(database, email);
  return /token=([^&\s]+)/.exec(newest)?.[1] ?? '';
}
