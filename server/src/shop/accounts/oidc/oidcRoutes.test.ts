import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { identityProvider, OIDC_CLIENT, type IdentityProvider } from '../../../testing/identityProvider';
import { sharedDatabase } from '../../../testing/sharedStore';
import { oidcRoutes, upsertOidcAccount } from './oidcRoutes';

const STORE = 'http://localhost:3000';
const FAILED = '/login?error=oidc';
const ROSE = { email: 'Rose@example.com', email_verified: true, given_name: 'Rose', family_name: 'Hill' };

const database = sharedDatabase();
let provider: IdentityProvider;
let server: FastifyInstance;
let sessions: ReturnType<typeof oidcRoutes>;
/** Accounts in the order of their sign-ins, and those whose sessions have ended. */
const signedIn: string[] = [];
const ended: string[] = [];

/** A store; its sessions are lists of accounts. */
async function openStore(issuer = provider.issuer, origin = STORE) {
  const store = fastify();
  await store.register(cookie);
  const opened = oidcRoutes(store, {
    oidc: { ...OIDC_CLIENT, issuer },
    database,
    site: () => origin,
    signingKey: 'a key for tests of thirty-two characters',
    signIn: async (accountId) => void signedIn.push(accountId),
    endSessions: async (accountId) => void ended.push(accountId),
  });
  return { store, opened };
}

beforeAll(async () => {
  provider = await identityProvider(STORE);
  ({ store: server, opened: sessions } = await openStore());
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(async () => {
  signedIn.length = 0;
  ended.length = 0;
  await database.query('delete from accounts; delete from finished_sign_ins');
  await provider.know({ rose: ROSE });
});

afterEach(() => jest.restoreAllMocks());

/** Starts a sign-in: the provider's address, and the cookie of the browser. */
async function start(from = '/orders?page=2', store = server) {
  const { headers } = await store.inject({ url: '/api/auth/oidc/start', query: { from } });
  const setCookie = String(headers['set-cookie']);
  return { url: String(headers.location), setCookie, cookie: setCookie.split(';')[0] ?? '', headers };
}

/** Comes back from the provider. */
async function finish(address: URL, cookieHeader: string, store = server) {
  const url = address.pathname + address.search;
  const { headers } = await store.inject({ url, headers: { cookie: cookieHeader, 'sec-fetch-site': 'cross-site' } });
  return { location: headers.location, headers };
}

/** The whole sign-in; returns where it ends. */
async function signIn(from?: string) {
  const { url, cookie: started } = await start(from);
  return (await finish(await provider.visit(url), started)).location;
}

const accounts = () => database.sql('select * from accounts order by created_at');
/** The provider is asked again at the next request. */
const letRefreshBeDue = () => database.sql('update account_identities set refreshed_at = 1');

test('a person signs in, with the claims of the provider, and comes back to the page, without the cookie', async () => {
  const { url, cookie: started } = await start();
  const { location, headers } = await finish(await provider.visit(url), started);
  expect([location, headers['cache-control']]).toEqual(['/orders?page=2', 'no-store']);
  expect(String(headers['set-cookie'])).toMatch(/^glow_oidc=; .*Expires=Thu, 01 Jan 1970/);
  const person = { email: 'rose@example.com', email_verified: 1, first_name: 'Rose', last_name: 'Hill' };
  expect(await accounts()).toMatchObject([{ id: signedIn[0], ...person, role: 'customer' }]);
});

test('a sign-in asks for a code with PKCE, state and nonce, and no answer is stored by caches', async () => {
  const { url, headers } = await start();
  const asked = Object.fromEntries(new URL(url).searchParams);
  expect(asked).toMatchObject({
    response_type: 'code',
    client_id: 'glow',
    redirect_uri: `${STORE}/api/auth/oidc/callback`,
    code_challenge_method: 'S256',
    scope: 'openid email profile offline_access',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/);
  expect(headers['cache-control']).toBe('no-store');
  expect((await start()).url).not.toContain(asked.state);
});

test('the cookie of a sign-in is for ten minutes, hidden from scripts, and says nothing', async () => {
  const { setCookie, url } = await start();
  expect(setCookie).toMatch(/^glow_oidc=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(Buffer.from(setCookie, 'base64url').toString()).not.toContain(new URL(url).searchParams.get('state'));
  const { store } = await openStore(provider.issuer, 'https://glow.example');
  expect((await start('/', store)).setCookie).toMatch(/^__Host-glow_oidc=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  await store.close();
});

test('the same person has one account, and what the provider changes is changed', async () => {
  await signIn();
  await provider.know({ rose: { ...ROSE, email: 'rosa@example.com', given_name: 'Rosa', roles: ['support'] } });
  await signIn();
  expect(await accounts()).toMatchObject([{ email: 'rosa@example.com', first_name: 'Rosa', role: 'support' }]);
  expect(signedIn[0]).toBe(signedIn[1]);
});

test.each([
  [undefined, 'customer'],
  ['owner', 'owner'],
  [['support'], 'support'],
  [['support', 'catalogue'], 'catalogue'],
  [['support', 'owner', 'catalogue'], 'owner'],
  [['Owner', 'admin', 7], 'customer'],
  [{ owner: true }, 'customer'],
])('the roles %j make a person a %s', async (roles, role) => {
  await provider.know({ rose: { ...ROSE, roles } });
  await signIn();
  expect(await accounts()).toMatchObject([{ role }]);
});

test('another person with the email address of an account is refused, now or later, and the account stays as it is', async () => {
  await signIn();
  const before = await accounts();
  await provider.know({ eve: { ...ROSE, given_name: 'Eve' } }, 'eve');
  expect(await signIn()).toBe(FAILED);
  expect(await accounts()).toEqual(before);
  expect(signedIn).toHaveLength(1);
  await provider.know({ eve: { ...ROSE, email: 'eve@example.com' } }, 'eve');
  await signIn();
  await provider.know({ eve: ROSE }, 'eve');
  expect(await signIn()).toBe(FAILED);
  expect((await accounts()).map(({ email }) => email)).toEqual(['rose@example.com', 'eve@example.com']);
});

test('an address that the provider has not verified is not verified here', async () => {
  for (const verified of [false, undefined, 'true']) {
    await provider.know({ rose: { ...ROSE, email_verified: verified } });
    await signIn();
    expect(await accounts()).toMatchObject([{ email_verified: 0 }]);
  }
});

test('a person without an email address is refused', async () => {
  await provider.know({ rose: { given_name: 'Rose' } });
  expect(await signIn()).toBe(FAILED);
  expect(await accounts()).toEqual([]);
});

describe('a sign-in is refused', () => {
  afterEach(async () => {
    expect(signedIn).toEqual([]);
    expect(await accounts()).toEqual([]);
  });

  /** Where a sign-in ends of which a parameter of the way back is another. */
  async function comeBackWith(name: string, value: string) {
    const { url, cookie: started } = await start();
    const back = await provider.visit(url);
    back.searchParams.set(name, value);
    return (await finish(back, started)).location;
  }

  test('with another state', async () => expect(await comeBackWith('state', 'A'.repeat(43))).toBe(FAILED));

  test('with the state of the sign-in of another browser', async () => {
    const back = await provider.visit((await start()).url);
    expect((await finish(back, (await start()).cookie)).location).toBe(FAILED);
  });

  test.each([
    ['nonce', 'A'.repeat(43)],
    // the challenge of a verifier of 43 times the letter A
    ['code_challenge', 'DwBzhbb51LfusnSGBa_hqYSgo7-j8BTQnip4TOnlzRo'],
  ])('with another %s', async (name, value) => {
    const { url, cookie: started } = await start();
    const asked = new URL(url);
    asked.searchParams.set(name, value);
    expect((await finish(await provider.visit(asked.href), started)).location).toBe(FAILED);
  });

  test('with another issuer', async () => expect(await comeBackWith('iss', 'http://localhost:1')).toBe(FAILED));

  test('without a cookie, and with one that was changed', async () => {
    const { url, cookie: started } = await start();
    const back = await provider.visit(url);
    const middle = Math.floor(started.length / 2);
    const other = started[middle] === 'A' ? 'B' : 'A';
    const changed = started.slice(0, middle) + other + started.slice(middle + 1);
    for (const sent of ['', 'glow_oidc=', 'glow_oidc=e30', changed])
      expect((await finish(back, sent)).location).toBe(FAILED);
  });

  test('ten minutes after it was started', async () => {
    const { url, cookie: started } = await start();
    const back = await provider.visit(url);
    const later = Date.now() + 10 * 60 * 1000 + 1;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    const { location } = await finish(back, started);
    clock.mockRestore();
    expect(location).toBe(FAILED);
  });

  test('with a token that the provider has not signed', async () => {
    const { store } = await openStore();
    const { url, cookie: started } = await start('/', store);
    const back = await provider.visit(url);
    const ask = globalThis.fetch;
    const [key] = (await (await ask(`${provider.issuer}/jwks`)).json()).keys;
    const others = { keys: [{ ...key, n: [...key.n].reverse().join('') }] };
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      asked.push(String(address));
      return String(address).endsWith('/jwks') ? Response.json(others) : ask(address, options);
    });
    expect((await finish(back, started, store)).location).toBe(FAILED);
    jest.restoreAllMocks();
    expect(asked).toContain(`${provider.issuer}/jwks`);
    await store.close();
  });

  test('if the person does not allow it', async () => {
    const { url, cookie: started } = await start();
    const back = new URL(`${STORE}/api/auth/oidc/callback?error=access_denied`);
    back.searchParams.set('state', new URL(url).searchParams.get('state') ?? '');
    back.searchParams.set('iss', provider.issuer);
    expect((await finish(back, started)).location).toBe(FAILED);
  });
});

test('a sign-in comes back once: neither its code nor its state is taken again', async () => {
  const { url, cookie: started } = await start();
  const back = await provider.visit(url);
  expect((await finish(back, started)).location).toBe('/orders?page=2');
  expect((await finish(back, started)).location).toBe(FAILED);
  expect((await finish(await provider.visit(url), started)).location).toBe(FAILED);
  await database.sql('delete from finished_sign_ins');
  expect((await finish(back, started)).location).toBe(FAILED);
  expect(signedIn).toHaveLength(1);
});

test('states of finished sign-ins are kept while their cookies hold', async () => {
  await signIn();
  const kept = () => database.sql('select state from finished_sign_ins');
  const first = await kept();
  await signIn();
  expect(await kept()).toEqual(expect.arrayContaining(first));
  await database.sql('update finished_sign_ins set created_at = created_at - 600001');
  await signIn();
  expect(await kept()).toHaveLength(1);
});

const OTHERS = ['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', '/\t/evil.example'];

test.each([...OTHERS, '/%2f/evil.example', 'javascript:alert(1)', 'account', ''])(
  'after a sign-in from %j nobody leaves the store',
  async (from) => expect(await signIn(from)).toBe('/account'),
);

test('while the provider is down, a sign-in leads back to the sign-in page; afterwards it succeeds', async () => {
  const { store } = await openStore();
  const down = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  expect(await start('/', store)).toMatchObject({ url: FAILED, setCookie: 'undefined' });
  expect(down).toHaveBeenCalled();
  down.mockRestore();
  expect((await start('/', store)).url).toMatch(provider.issuer);
  await store.close();
});

test('sign-out leads to the provider, which ends its session and leads back', async () => {
  await signIn();
  const url = new URL((await sessions.endSessionUrl(signedIn[0] ?? '')) ?? '');
  expect(url.href).toMatch(`${provider.issuer}/session/end?`);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${STORE}/`);
  const [, payload = ''] = (url.searchParams.get('id_token_hint') ?? '').split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ sub: 'rose', aud: 'glow' });
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/session/end/confirm')]);
});

test('sign-out needs no provider: an account without tokens, or another store, has no such address', async () => {
  expect(await sessions.endSessionUrl('nobody')).toBeUndefined();
  await signIn();
  const { store, opened } = await openStore('http://localhost:1');
  expect(await opened.endSessionUrl(signedIn[0] ?? '')).toBeUndefined();
  await store.close();
});

test('tokens are stored encrypted', async () => {
  await signIn();
  const [row] = await database.sql('select * from account_identities');
  expect(row).toMatchObject({ issuer: provider.issuer, subject: 'rose', account_id: signedIn[0] });
  for (const name of ['id_token', 'refresh_token']) {
    expect(row?.[name]).toMatch(/^[\w-]{60,}$/);
    expect(String(row?.[name])).not.toMatch(/^eyJ/);
  }
});

test('tokens that the provider does not renew are kept', async () => {
  await signIn();
  const tokens = () => database.sql('select id_token, refresh_token from account_identities');
  const before = await tokens();
  const person = { email: ROSE.email, emailVerified: true, firstName: '', lastName: '', role: 'customer' } as const;
  const identity = { issuer: provider.issuer, subject: 'rose', ...person };
  expect(await upsertOidcAccount(database, { identity })).toBe(signedIn[0]);
  expect(await tokens()).toEqual(before);
});

test('a session is refreshed with a changed role, again and again', async () => {
  await signIn();
  const id = signedIn[0] ?? '';
  for (const role of ['owner', 'support']) {
    await provider.know({ rose: { ...ROSE, roles: [role] } });
    await letRefreshBeDue();
    expect(await sessions.refreshIdentity(id)).toBe(true);
    expect(await accounts()).toMatchObject([{ role }]);
  }
  expect(ended).toEqual([]);
});

test('a session is refreshed once in five minutes, and by one of the requests of a moment', async () => {
  await signIn();
  const id = signedIn[0] ?? '';
  const tokens = () => database.sql('select refresh_token from account_identities');
  const first = await tokens();
  expect(await sessions.refreshIdentity(id)).toBe(true);
  expect(await tokens()).toEqual(first);
  await letRefreshBeDue();
  const requests = Array.from({ length: 5 }, () => sessions.refreshIdentity(id));
  expect(await Promise.all(requests)).toEqual([true, true, true, true, true]);
  expect(await tokens()).not.toEqual(first);
  await letRefreshBeDue();
  expect(await sessions.refreshIdentity(id)).toBe(true);
  expect(ended).toEqual([]);
});

test('sessions end if the provider refuses to refresh', async () => {
  await signIn();
  await provider.know({});
  await letRefreshBeDue();
  expect(await sessions.refreshIdentity(signedIn[0] ?? '')).toBe(false);
  expect(ended).toEqual(signedIn);
});

test('sessions go on while the provider is down, and end with another provider, which gets no token', async () => {
  await signIn();
  const id = signedIn[0] ?? '';
  await letRefreshBeDue();
  const down = await openStore('http://localhost:1');
  expect(await down.opened.refreshIdentity(id)).toBe(true);
  expect(ended).toEqual([]);
  await database.sql("update account_identities set issuer = 'https://former.example'");
  await letRefreshBeDue();
  const fetched = jest.spyOn(globalThis, 'fetch');
  expect(await sessions.refreshIdentity(id)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  expect(ended).toEqual([id]);
  await down.store.close();
});

test('an account that is deleted while the provider is asked is not made again', async () => {
  await signIn();
  await letRefreshBeDue();
  const ask = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    await database.sql('delete from accounts');
    return ask(...request);
  });
  await sessions.refreshIdentity(signedIn[0] ?? '');
  jest.restoreAllMocks();
  expect(await accounts()).toEqual([]);
});

test('an identity is deleted with its account', async () => {
  await signIn();
  await database.sql('delete from accounts');
  expect(await database.sql('select * from account_identities')).toEqual([]);
  expect(await sessions.refreshIdentity(signedIn[0] ?? '')).toBe(true);
});
