import { identityProvider, type IdentityProvider } from '../../../testing/identityProvider';
import { PROVIDER_ANSWERS } from '../../../testing/identityProviderAnswers';
import { oidcBrowser, oidcServer } from '../../../testing/oidcServer';
import { sharedDatabase } from '../../../testing/sharedStore';

const STORE = 'http://localhost:3000';
const PAGE = '/orders?page=2';
const LOGIN = '/login?error=oidc';
const LEFT = `&from=${encodeURIComponent(PAGE)}`;
const FAILED = LOGIN + LEFT;
const ROSE = { email: 'Rose@example.com', email_verified: true, given_name: 'Rose', family_name: 'Hill' };
const MINUTE = 60_000;

const database = sharedDatabase();
let provider: IdentityProvider;
let store: Awaited<ReturnType<typeof oidcServer>>;

const openStore = (settings: NodeJS.ProcessEnv = {}, origin?: string) =>
  oidcServer(database, { OIDC_ISSUER: provider.issuer, ...settings }, origin);
const newBrowser = (at = () => store) => oidcBrowser(at, (url) => provider.visit(url));

beforeAll(async () => {
  provider = await identityProvider(STORE);
  store = await openStore();
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
const sessionCount = () => database.value('select count(*)::int from account_sessions');
/** The clock of the store is moved, by minutes. */
function goOn(minutes: number): void {
  const later = Date.now() + minutes * MINUTE;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
}
const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? '';
const signInsOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies.keys()].filter((name) => name.includes('glow_oidc_'));

test('a person signs in, with the claims of the provider, and comes back to the page', async () => {
  const browser = newBrowser();
  expect(await browser.enter(PAGE)).toBe(PAGE);
  const person = { email: 'rose@example.com', email_verified: 1, first_name: 'Rose', last_name: 'Hill' };
  expect(await accounts()).toMatchObject([{ kind: 'oidc', address: 'Rose@example.com', ...person, role: 'customer' }]);
  expect(await browser.session()).toMatchObject({ user: { email: 'Rose@example.com', emailVerified: true } });
});

test('a sign-in asks for a code with PKCE, state and nonce, and no answer is stored by caches', async () => {
  const { headers } = await newBrowser().get('/api/auth/oidc/start');
  const asked = Object.fromEntries(new URL(String(headers.location)).searchParams);
  expect(asked).toMatchObject({
    response_type: 'code',
    client_id: 'glow',
    redirect_uri: `${STORE}/api/auth/oidc/callback`,
    code_challenge_method: 'S256',
    scope: 'openid email profile offline_access',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(await newBrowser().begin()).not.toContain(asked.state);
});

test('the cookie of a sign-in is for an hour, hidden from scripts, and says nothing', async () => {
  const { headers } = await newBrowser().get('/api/auth/oidc/start');
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/^glow_oidc_[\da-f]{12}=[\w-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(Buffer.from(cookie, 'base64url').toString()).not.toContain(stateOf(String(headers.location)));
  const secure = await openStore({}, 'https://glow.example');
  const { headers: sent } = await newBrowser(() => secure).get('/api/auth/oidc/start');
  expect(sent['set-cookie']).toMatch(/^__Host-glow_oidc_\w+=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  await secure.server.close();
});

test('the same person has one account, and what the provider changes is changed', async () => {
  await newBrowser().enter();
  const [before] = await accounts();
  await provider.know({ rose: { ...ROSE, email: 'rosa@example.com', given_name: 'Rosa', roles: ['support'] } });
  await newBrowser().enter();
  const changed = { id: before?.id, email: 'rosa@example.com', first_name: 'Rosa', role: 'support' };
  expect(await accounts()).toMatchObject([changed]);
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
  await newBrowser().enter();
  expect(await accounts()).toMatchObject([{ role }]);
});

test.each(Object.keys(PROVIDER_ANSWERS))('a person signs in with what %s sends', async (name) => {
  const { settings = {}, person = {}, expected, pages } = PROVIDER_ANSWERS[name] ?? {};
  for (const page of pages ?? []) expect(page).toMatch(/^https:/);
  await provider.know({ mika: person }, 'mika');
  const own = await openStore(settings);
  const browser = newBrowser(() => own);
  expect(await browser.enter()).toBe(PAGE);
  expect(await accounts()).toMatchObject([expected]);
  await database.sql('update provider_sessions set refreshed_at = 1');
  expect(await browser.session()).toMatchObject({ user: { role: 'support' } });
  expect(await accounts()).toMatchObject([expected]);
  await own.server.close();
});

test('another person with the address of an account is refused, now or later, and the account stays as it is', async () => {
  await newBrowser().enter();
  const before = await accounts();
  await provider.know({ eve: { ...ROSE, given_name: 'Eve' } }, 'eve');
  const browser = newBrowser();
  expect(await browser.enter()).toBe(FAILED);
  expect(await browser.session()).toBeNull();
  expect(await accounts()).toEqual(before);
  await provider.know({ eve: { ...ROSE, email: 'eve@example.com' } }, 'eve');
  await newBrowser().enter();
  await provider.know({ eve: ROSE }, 'eve');
  expect(await newBrowser().enter()).toBe(FAILED);
  expect((await accounts()).map(({ email }) => email)).toEqual(['rose@example.com', 'eve@example.com']);
});

test('a person without a usable address is told so, and the log names the claim and nobody', async () => {
  await provider.know({ rose: { given_name: 'Rose', preferred_username: 'rose@example.com' } });
  expect(await newBrowser().enter()).toBe(`${LOGIN}&reason=claim${LEFT}`);
  expect(await accounts()).toEqual([]);
  expect(store.log.join()).toContain('"code":"missing claim email"');
  expect(store.log.join()).not.toMatch(/rose@/i);
});

describe('a sign-in is refused', () => {
  afterEach(async () => {
    expect(await sessionCount()).toBe(0);
    expect(await accounts()).toEqual([]);
  });

  test.each([
    ['nonce', 'A'.repeat(43)],
    // the challenge of a verifier of 43 times the letter A
    ['code_challenge', 'DwBzhbb51LfusnSGBa_hqYSgo7-j8BTQnip4TOnlzRo'],
  ])('with another %s', async (name, value) => {
    const browser = newBrowser();
    const asked = new URL(await browser.begin());
    asked.searchParams.set(name, value);
    expect(await browser.finish(asked.href)).toBe(FAILED);
  });

  test('with another issuer', async () => {
    const browser = newBrowser();
    const back = await provider.visit(await browser.begin());
    back.searchParams.set('iss', 'http://localhost:1');
    expect(await browser.comeBack(back)).toBe(FAILED);
  });

  test('with a token that the provider has not signed', async () => {
    const own = await openStore();
    const browser = newBrowser(() => own);
    const back = await provider.visit(await browser.begin());
    const ask = globalThis.fetch;
    const [key] = (await (await ask(`${provider.issuer}/jwks`)).json()).keys;
    const others = { keys: [{ ...key, n: [...key.n].reverse().join('') }] };
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      asked.push(String(address));
      return String(address).endsWith('/jwks') ? Response.json(others) : ask(address, options);
    });
    expect(await browser.comeBack(back)).toBe(FAILED);
    expect(asked).toContain(`${provider.issuer}/jwks`);
    await own.server.close();
  });

  /** Where a browser ends to whom the provider says an error. */
  async function told(error: string, state: string, browser: ReturnType<typeof newBrowser>) {
    const back = new URL(`${STORE}/api/auth/oidc/callback`);
    back.search = String(new URLSearchParams({ error, state, iss: provider.issuer }));
    return browser.comeBack(back);
  }

  test('if the provider denies it, and it is not started again, in no browser; the page that was left is kept', async () => {
    const browser = newBrowser();
    const state = stateOf(await browser.begin(PAGE));
    expect(await told('access_denied', state, browser)).toBe(`${LOGIN}&reason=denied${LEFT}`);
    expect(await told('access_denied', state, newBrowser())).toBe(`${LOGIN}&reason=denied`);
    expect(signInsOf(browser)).toEqual([]);
  });

  // Keycloak says so to a tab after another one has signed in
  test.each(['temporarily_unavailable', 'login_required', '<b>rose@example.com'])(
    'if the provider says %s twice; the first time it starts again',
    async (error) => {
      const browser = newBrowser();
      const again = await told(error, stateOf(await browser.begin(PAGE)), browser);
      expect(again).toMatch(provider.issuer);
      expect(await told(error, stateOf(again), browser)).toBe(FAILED);
      expect(signInsOf(browser)).toEqual([]);
      expect(store.log.join()).not.toContain('rose@');
    },
  );
});

test('a sign-up of eleven minutes at the provider: the sign-in starts again by itself, and ends at the page', async () => {
  const browser = newBrowser();
  const back = await provider.visit(await browser.begin(PAGE));
  goOn(11);
  const again = await browser.comeBack(back);
  expect(again).toMatch(provider.issuer);
  expect(stateOf(again)).toMatch(/^[\w-]{43}\.again$/);
  expect(await browser.finish(again)).toBe(PAGE);
  expect(await browser.session()).toMatchObject({ user: { email: ROSE.email } });
  expect(signInsOf(browser)).toHaveLength(1);
});

test('a sign-in counts for ten minutes', async () => {
  const browser = newBrowser();
  const back = await provider.visit(await browser.begin());
  goOn(9.99);
  expect(await browser.comeBack(back)).toBe(PAGE);
});

test('two tabs sign in side by side, each to its page', async () => {
  const browser = newBrowser();
  const [first, second] = [await browser.begin('/cart'), await browser.begin('/checkout')];
  expect(await browser.finish(first)).toBe('/cart');
  expect(await browser.finish(second)).toBe('/checkout');
  expect(await sessionCount()).toBe(1);
  expect(await browser.session()).toMatchObject({ user: { email: ROSE.email } });
});

test('of six tabs the oldest is forgotten; it starts again and ends at the account', async () => {
  const browser = newBrowser();
  const began: string[] = [];
  for (const tab of [1, 2, 3, 4, 5, 6]) {
    jest.spyOn(Date, 'now').mockReturnValue(1_900_000_000_000 + tab);
    began.push(await browser.begin(`/product/skn-00${tab}`));
  }
  jest.restoreAllMocks();
  expect(signInsOf(browser)).toHaveLength(5);
  const again = await browser.finish(began[0] ?? '');
  expect(stateOf(again)).toMatch(/again$/);
  expect(await browser.finish(again)).toBe('/account');
  expect(await browser.finish(began[5] ?? '')).toBe('/product/skn-006');
});

test('a page with a very long address is left for the account, so that five cookies fit into a request', async () => {
  const browser = newBrowser();
  const from = `/collections/skincare?q=${'a'.repeat(480)}`;
  for (let tab = 0; tab < 5; tab += 1) await browser.begin(from.slice(0, 500));
  expect([...browser.cookies].join().length).toBeLessThan(8000);
  expect(await browser.enter(from)).toBe('/account');
});

test('a code of another browser is dropped: who comes back signs in anew, as themselves', async () => {
  await provider.know({ rose: ROSE, eve: { ...ROSE, email: 'eve@example.com' } }, 'eve');
  const ofEve = await provider.visit(await newBrowser().begin());
  await provider.know({ rose: ROSE, eve: { ...ROSE, email: 'eve@example.com' } });
  const browser = newBrowser();
  await browser.begin();
  const asked = jest.spyOn(globalThis, 'fetch');
  const again = await browser.comeBack(ofEve);
  expect(asked).not.toHaveBeenCalled();
  expect(await browser.finish(again)).toBe('/account');
  expect(await browser.session()).toMatchObject({ user: { email: ROSE.email } });
  expect((await accounts()).map(({ email }) => email)).toEqual(['rose@example.com']);
});

test.each(['', 'glow_oidc=e30', 'changed'])('with the cookie %j it starts again, once', async (cookie) => {
  const browser = newBrowser();
  const back = await provider.visit(await browser.begin());
  const [[name = '', value = ''] = []] = browser.cookies;
  const middle = Math.floor(value.length / 2);
  const changed = value.slice(0, middle) + (value[middle] === 'A' ? 'B' : 'A') + value.slice(middle + 1);
  browser.cookies.clear();
  if (cookie === 'changed') browser.cookies.set(name, changed);
  else if (cookie) browser.cookies.set('glow_oidc', 'e30');
  const again = await browser.comeBack(back);
  expect(again).toMatch(provider.issuer);
  // a browser that keeps no cookies
  browser.cookies.clear();
  expect(await browser.finish(again)).toBe(LOGIN);
  expect(await accounts()).toEqual([]);
});

test('Back after success goes on, as long as there is a session; else it signs in anew', async () => {
  const browser = newBrowser();
  const back = await provider.visit(await browser.begin(PAGE));
  expect(await browser.comeBack(back)).toBe(PAGE);
  const before = await database.sql('select id from account_sessions');
  goOn(60);
  expect(await browser.comeBack(back)).toBe(PAGE);
  expect(await database.sql('select id from account_sessions')).toEqual(before);
  await database.sql('delete from account_sessions');
  expect(stateOf(await browser.comeBack(back))).toMatch(/again$/);
});

test('a sign-in comes back once: neither its code nor its state is taken again', async () => {
  const browser = newBrowser();
  const url = await browser.begin();
  const kept = [...browser.cookies];
  const back = await provider.visit(url);
  expect(await browser.comeBack(back)).toBe(PAGE);
  for (const address of [back, await provider.visit(url)]) {
    const other = newBrowser();
    for (const [name, value] of kept) other.cookies.set(name, value);
    expect(stateOf(await other.comeBack(address))).toMatch(/again$/);
  }
  await database.sql('delete from finished_sign_ins');
  const other = newBrowser();
  for (const [name, value] of kept) other.cookies.set(name, value);
  expect(await other.comeBack(back)).toBe(FAILED);
  expect(await sessionCount()).toBe(1);
});

test('states of finished sign-ins are kept while they count', async () => {
  await newBrowser().enter();
  const kept = () => database.sql('select state from finished_sign_ins');
  const first = await kept();
  await newBrowser().enter();
  expect(await kept()).toEqual(expect.arrayContaining(first));
  await database.sql('update finished_sign_ins set created_at = created_at - 600001');
  await newBrowser().enter();
  expect(await kept()).toHaveLength(1);
});

const OTHERS = ['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', '/\t/evil.example'];

test.each([...OTHERS, '/%2f/evil.example', 'javascript:alert(1)', 'account', ''])(
  'after a sign-in from %j nobody leaves the store',
  async (from) => expect(await newBrowser().enter(from)).toBe('/account'),
);

test('while the provider is down, a sign-in leads back to the sign-in page; afterwards it succeeds', async () => {
  const own = await openStore();
  const browser = newBrowser(() => own);
  const down = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  expect(await browser.begin()).toBe(FAILED);
  expect(down).toHaveBeenCalled();
  expect(signInsOf(browser)).toEqual([]);
  down.mockRestore();
  expect(await browser.begin()).toMatch(provider.issuer);
  await own.server.close();
});
