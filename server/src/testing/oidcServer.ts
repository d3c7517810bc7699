import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { readConfig } from '../base/config/config';
import type { Database } from '../base/database/Database';
import { openAccounts } from '../shop/accounts/openAccounts';
import { accountBrowser } from './accountBrowser';
import { bareServer } from './accountServer';
import { OIDC_CLIENT } from './identityProvider';

/** The routes of accounts of an identity provider, on a database that is open; `log` has its warnings. */
export async function oidcServer(database: Database, settings: NodeJS.ProcessEnv, origin = 'http://localhost:3000') {
  const log: string[] = [];
  const server = await bareServer({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } });
  await server.register(cookie, { parseOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } });
  await server.register(rateLimit, { global: false });
  const config = readConfig({ ACCOUNTS: 'oidc', SITE_URL: origin, ...OIDC_CLIENT, ...settings });
  const sameOrigin = async () => undefined;
  await openAccounts({ server, config, database, site: () => origin, sameOrigin, signingKey: 'k'.repeat(32) });
  return { server, log };
}

type OidcServer = Awaited<ReturnType<typeof oidcServer>>;

/** A browser that signs in at a provider. */
export function oidcBrowser(store: () => OidcServer, visit: (url: string) => Promise<URL>) {
  const browser = accountBrowser(() => store().server);

  /** Opens an address of the store and returns where it leads. */
  async function open(url: string) {
    const { headers } = await browser.send('GET', url, undefined, { 'sec-fetch-site': 'cross-site' });
    return String(headers.location);
  }
  /** Begins a sign-in, in one of the tabs; returns the address at the provider. */
  const begin = (from = '/orders?page=2') => open(`/api/auth/oidc/start?${new URLSearchParams({ from })}`);
  /** Comes back to the store; returns where it leads. */
  const comeBack = ({ pathname, search }: URL) => open(pathname + search);
  /** At the provider, and back. */
  const finish = async (url: string) => comeBack(await visit(url));
  return { ...browser, open, begin, comeBack, finish, enter: async (from?: string) => finish(await begin(from)) };
}
