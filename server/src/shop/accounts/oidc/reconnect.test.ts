import { userInfo } from 'node:os';
import { readConfig } from '../../../base/config/config';
import { identityProvider, OIDC_CLIENT, type IdentityProvider } from '../../../testing/identityProvider';
import { oidcBrowser, oidcServer } from '../../../testing/oidcServer';
import { runOperator } from '../../../testing/runOperator';
import { sharedDatabase } from '../../../testing/sharedStore';

const ROSE = { email: 'rose@example.com', email_verified: true, given_name: 'Rose' };
const LILY = { email: 'lily@example.com', email_verified: true, given_name: 'Lily' };

const database = sharedDatabase();
let provider: IdentityProvider;
let store: Awaited<ReturnType<typeof oidcServer>>;

beforeAll(async () => {
  provider = await identityProvider('http://localhost:3000');
  store = await oidcServer(database, { OIDC_ISSUER: provider.issuer });
});
afterAll(async () => {
  await store.server.close();
  await provider.stop();
});
beforeEach(() => database.query('delete from accounts; delete from audit_log'));

/** A browser that tries to sign in as a person of the provider. */
async function enter(subject: string, claims: Record<string, unknown>) {
  await provider.know({ [subject]: claims }, subject);
  const browser = oidcBrowser(
    () => store,
    (url) => provider.visit(url),
  );
  return { browser, page: await browser.enter('/account') };
}

function reconnect(who: string, issuer = provider.issuer): Promise<string> {
  const settings = { DATABASE_URL: database.url, ACCOUNTS: 'oidc', ...OIDC_CLIENT, OIDC_ISSUER: issuer };
  return runOperator(() => readConfig(settings), 'accounts', 'reconnect', who);
}

const log = () => database.sql('select operator, subject, change from audit_log order by subject');
const accounts = () => database.sql('select id, email, email_verified from accounts order by email');

test('a person made anew gets the account at the next sign-in, once', async () => {
  const { browser } = await enter('rose-1', ROSE);
  const [account] = await accounts();
  expect((await enter('rose-2', ROSE)).page).toBe('/login?error=oidc');
  const told = 'Whoever signs in next with Rose@example.com at the provider has its account. Its sessions have ended.';
  expect(await reconnect('Rose@example.com')).toBe(told);
  expect(await reconnect('Rose@example.com')).toBe(told);
  expect(await browser.session()).toBeNull();
  expect(await log()).toEqual([
    { operator: userInfo().username, subject: account?.id, change: 'given to the next sign-in with its address' },
  ]);
  expect((await enter('rose-2', ROSE)).page).toBe('/account');
  expect(await accounts()).toEqual([account]);
  expect((await enter('rose-1', ROSE)).page).toBe('/login?error=oidc');
});

test('a confirmed address is taken by a confirmed one only', async () => {
  await enter('rose-1', ROSE);
  await reconnect('rose@example.com');
  expect((await enter('rose-2', { ...ROSE, email_verified: false })).page).toBe('/login?error=oidc');
  expect(await accounts()).toMatchObject([{ email_verified: 1 }]);
});

test('an address that has no account is refused', async () => {
  await expect(reconnect('nobody@example.com')).rejects.toThrow('GLOW-336');
});

test('the people of a former issuer are those of the present one, but for who has signed in there', async () => {
  await enter('rose', ROSE);
  await enter('lily', LILY);
  await database.sql("update account_identities set issuer = 'https://former.example/shop/'");
  await enter('lily', { ...LILY, email: 'new@example.com' });
  const before = await accounts();
  expect((await enter('rose', ROSE)).page).toBe('/login?error=oidc');
  expect(await reconnect('https://former.example/shop')).toBe(
    `1 of https://former.example/shop is now of ${provider.issuer}.`,
  );
  expect(await reconnect('https://former.example/shop')).toMatch(/^0 of .* are now of /);
  expect(await log()).toMatchObject([{ change: `issuer https://former.example/shop → ${provider.issuer}` }]);
  expect((await enter('rose', ROSE)).page).toBe('/account');
  expect(await accounts()).toEqual(before);
});

test('the command says what is missing', async () => {
  await expect(reconnect('https://former.example', 'http://localhost:1')).rejects.toThrow('GLOW-369');
  const local = runOperator(() => readConfig({ DATABASE_URL: database.url }), 'accounts', 'reconnect', 'a@b.example');
  await expect(local).rejects.toThrow('GLOW-368');
});
