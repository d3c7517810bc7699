import { identityProvider, type IdentityProvider } from '../../../testing/identityProvider';
import { oidcBrowser, oidcServer } from '../../../testing/oidcServer';
import { sharedDatabase } from '../../../testing/sharedStore';

const STORE = 'http://localhost:3000';
const ROSE = { email: 'Rose@example.com', email_verified: true, given_name: 'Rose', family_name: 'Hill' };

const database = sharedDatabase();
let provider: IdentityProvider;
let store: Awaited<ReturnType<typeof oidcServer>>;

const newBrowser = (at = () => store) => oidcBrowser(at, (url) => provider.visit(url));

beforeAll(async () => {
  provider = await identityProvider(STORE);
  store = await oidcServer(database, { OIDC_ISSUER: provider.issuer });
});
afterAll(async () => {
  await store.server.close();
  await provider.stop();
});
beforeEach(async () => {
  store.log.length = 0;
  await database.query('delete from accounts; delete from finished_sign_ins');
  await provider.know({ rose: ROSE });
});
afterEach(() => jest.restoreAllMocks());

const accounts = () => database.sql('select * from accounts order by created_at');
const tokens = () => database.sql('select id_token, refresh_token from provider_sessions');
/** The provider is asked again at the next request. */
const letRefreshBeDue = () => database.sql('update provider_sessions set refreshed_at = 1');

/** A browser in which somebody has signed in. */
async function signedIn() {
  const browser = newBrowser();
  await browser.enter();
  return browser;
}

/** Changes the provider's answers at the ends of these addresses. */
function answer(changes: Record<string, (answer: Record<string, unknown>) => object>): jest.SpyInstance {
  const ask = globalThis.fetch;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await ask(...request);
    const change = Object.entries(changes).find(([end]) => String(request[0]).endsWith(end))?.[1];
    return change ? Response.json(change(await response.json())) : response;
  });
}
const withoutIdToken = { '/token': ({ id_token: _dropped, ...rest }: Record<string, unknown>) => rest };

/** The ID token with which a browser signs out at the provider. */
async function hintOf(browser: ReturnType<typeof newBrowser>): Promise<string | null> {
  return new URL((await browser.auth('sign-out')).json().redirect).searchParams.get('id_token_hint');
}

test('sign-out leads to the provider, which ends its session and leads back', async () => {
  const browser = await signedIn();
  const url = new URL((await browser.auth('sign-out')).json().redirect);
  expect(url.href).toMatch(`${provider.issuer}/session/end?`);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${STORE}/`);
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/session/end/confirm')]);
  expect(await browser.session()).toBeNull();
});

test('sign-out in one of two browsers is of its own session at the provider; the other one stays signed in', async () => {
  const given: unknown[] = [];
  answer({ '/token': (sent) => (given.push(sent.id_token), sent) });
  const [first, second] = [await signedIn(), await signedIn()];
  expect(new Set(given).size).toBe(2);
  expect(await hintOf(first)).toBe(given[0]);
  expect(await first.session()).toBeNull();
  expect(await second.session()).toMatchObject({ user: { email: ROSE.email } });
  expect(await hintOf(second)).toBe(given[1]);
});

test('sign-out needs no provider: a session without tokens, or another store, has no such address', async () => {
  const browser = await signedIn();
  await database.sql('delete from provider_sessions');
  expect((await browser.auth('sign-out')).json()).toEqual({ success: true });
  const other = await signedIn();
  const down = await oidcServer(database, { OIDC_ISSUER: 'http://localhost:1' });
  const moved = newBrowser(() => down);
  for (const [name, value] of other.cookies) moved.cookies.set(name, value);
  expect((await moved.auth('sign-out')).json()).toEqual({ success: true });
  await down.server.close();
});

test('tokens are stored encrypted, and go with their session', async () => {
  const browser = await signedIn();
  const [row] = await database.sql('select * from provider_sessions');
  expect(row).toMatchObject({ issuer: provider.issuer, subject: 'rose' });
  for (const name of ['id_token', 'refresh_token']) {
    expect(row?.[name]).toMatch(/^[\w-]{60,}$/);
    expect(String(row?.[name])).not.toMatch(/^eyJ/);
  }
  await browser.auth('delete-user');
  for (const table of ['provider_sessions', 'account_identities'])
    expect(await database.sql(`select * from ${table}`)).toEqual([]);
});

test('a session is refreshed with a changed role, again and again; one that is lost makes a customer', async () => {
  await provider.know({ rose: { ...ROSE, roles: ['owner'] } });
  const browser = await signedIn();
  for (const [roles, role] of [
    [['support'], 'support'],
    [['owner'], 'owner'],
    [undefined, 'customer'],
  ]) {
    await provider.know({ rose: { ...ROSE, roles } });
    await letRefreshBeDue();
    expect(await browser.session()).toMatchObject({ user: { role } });
  }
});

test('a session is refreshed once in five minutes, and by one of the requests of a moment', async () => {
  const browser = await signedIn();
  const first = await tokens();
  await browser.session();
  expect(await tokens()).toEqual(first);
  await letRefreshBeDue();
  const asked = jest.spyOn(globalThis, 'fetch');
  const sessions = await Promise.all(Array.from({ length: 5 }, () => browser.session()));
  for (const session of sessions) expect(session).toMatchObject({ user: { email: ROSE.email } });
  expect(asked.mock.calls.filter(([url]) => String(url).endsWith('/token'))).toHaveLength(1);
  expect(await tokens()).not.toEqual(first);
});

const FAILURES: Parameters<typeof answer>[0][] = [
  { '/token': (sent) => ({ ...sent, id_token: `${String(sent.id_token).slice(0, -8)}AAAAAAAA` }) },
  { '/token': (sent) => ({ ...sent, id_token: 'no token' }) },
];

test('a new refresh token is kept, although the answer then fails', async () => {
  const browser = await signedIn();
  for (const changes of FAILURES) {
    const before = await tokens();
    await letRefreshBeDue();
    const answers = answer(changes);
    expect(await browser.session()).toMatchObject({ user: { email: ROSE.email } });
    answers.mockRestore();
    expect((await tokens())[0]?.refresh_token).not.toBe(before[0]?.refresh_token);
  }
  expect(store.log.join()).toContain('was not asked');
  await letRefreshBeDue();
  expect(await browser.session()).toMatchObject({ user: { email: ROSE.email } });
});

test('a refresh without ID token keeps what the ID token has told, and its hint', async () => {
  const idToken = { ...ROSE, roles: ['support'] };
  await provider.know({ rose: { idToken } });
  const browser = await signedIn();
  const before = await accounts();
  const [{ id_token: hint } = {}] = await tokens();
  await provider.know({ rose: { idToken: { ...idToken, roles: [] } } });
  await letRefreshBeDue();
  const answers = answer(withoutIdToken);
  expect(await browser.session()).toMatchObject({ user: { role: 'support' } });
  answers.mockRestore();
  expect(await accounts()).toEqual([{ ...before[0], updated_at: expect.anything() }]);
  expect(await tokens()).toMatchObject([{ id_token: hint }]);
  await letRefreshBeDue();
  expect(await browser.session()).toMatchObject({ user: { role: 'customer' } });
});

test('if userinfo fails at a refresh, what it has told is kept, and what the ID token tells is taken', async () => {
  await provider.know({ rose: { ...ROSE, idToken: { roles: ['support'] } } });
  const browser = await signedIn();
  await provider.know({ rose: { idToken: { roles: ['catalogue'] } } });
  await letRefreshBeDue();
  const answers = answer({ '/me': () => ({}) });
  const told = { role: 'catalogue', firstName: 'Rose', emailVerified: true };
  expect(await browser.session()).toMatchObject({ user: told });
  expect(answers).toHaveBeenCalled();
});

test('one session ends if the provider refuses to refresh it, and the others go on', async () => {
  const [first, second] = [await signedIn(), await signedIn()];
  await database.sql(
    `update provider_sessions set refresh_token = (select refresh_token from provider_sessions order by session_id limit 1)`,
  );
  await letRefreshBeDue();
  const open = [await first.session(), await second.session()].filter(Boolean);
  expect(open).toHaveLength(1);
  await provider.know({});
  await letRefreshBeDue();
  expect([await first.session(), await second.session()]).toEqual([null, null]);
});

test('a session ends if the provider has no address of its person any more, and the log says which claim', async () => {
  const browser = await signedIn();
  await provider.know({ rose: { given_name: 'Rose' } });
  await letRefreshBeDue();
  expect(await browser.session()).toBeNull();
  expect(store.log.join()).toMatch(/missing claim email.*was not stored/);
});

test('sessions go on while the provider is down, and end with another provider, which gets no token', async () => {
  const browser = await signedIn();
  const down = await oidcServer(database, { OIDC_ISSUER: 'http://localhost:1' });
  const there = newBrowser(() => down);
  // the cookie has the signature of the same key
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  await letRefreshBeDue();
  expect(await there.session()).toMatchObject({ user: { email: ROSE.email } });
  await down.server.close();
  await database.sql("update provider_sessions set issuer = 'https://former.example'");
  await letRefreshBeDue();
  const fetched = jest.spyOn(globalThis, 'fetch');
  expect(await browser.session()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('an account that is deleted while the provider is asked is not made again', async () => {
  const browser = await signedIn();
  await letRefreshBeDue();
  const ask = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    await database.sql('delete from accounts');
    return ask(...request);
  });
  expect(await browser.session()).toBeNull();
  expect(await accounts()).toEqual([]);
});
