import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { accountBrowser, PASSWORD } from '../../testing/accountBrowser';
import { sharedStore } from '../../testing/sharedStore';
import { mailboxOf } from '../mail/addToOutbox';
import { authServer } from '../../testing/authServer';
import { serverOn } from '../../testing/testServer';
import { endSessionsOf } from './endSessions';

const shop = sharedStore({ accounts: 'local' });
let count = 0;
const browser = (network?: string) => accountBrowser(() => shop.server, network);
const sessionsOf = (email: string) =>
  shop.sql('select s.* from account_sessions s join accounts a on a.id = s.user_id where email = $1', email);
const lengthOf = async (email: string) => {
  const [session] = await sessionsOf(email);
  return Number(session?.expires_at) - Number(session?.created_at);
};

/** A browser that has signed up, and is signed in. */
async function signedIn(firstName = 'Anna') {
  count += 1;
  const email = `${firstName.toLowerCase()}-${count}@example.com`;
  const page = browser();
  await page.signUp(email, firstName);
  await page.signIn(email);
  return { page, email };
}

test('a person signs up, signs in and out', async () => {
  const page = browser();
  expect((await page.signUp('Anna@Example.com')).json()).toEqual({ success: true });
  expect(await page.session()).toBeNull();
  const answer = await page.signIn('anna@example.COM');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.headers.vary ?? '').not.toMatch(/cookie/i);
  expect(answer.json()).toEqual({ user: expect.objectContaining({ email: 'Anna@Example.com' }) });
  const time = expect.stringMatching(/^\d{4}-.*Z$/);
  const person = { email: 'Anna@Example.com', firstName: 'Anna', lastName: 'Berg', phone: '' };
  const user = { id: expect.any(String), ...person, emailVerified: false, role: 'customer', createdAt: time };
  expect(await page.session()).toEqual({ session: { expiresAt: time }, user });
  expect((await page.auth('sign-out')).json()).toEqual({ success: true });
  expect([...page.cookies.keys()]).toEqual([]);
  expect(await sessionsOf('anna@example.com')).toEqual([]);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await signedIn();
  const wrong = await browser().signIn(email, 'Rose-petal-8');
  const unknown = await browser().signIn('nobody@example.com', 'Rose-petal-8');
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
  expect([unknown.statusCode, unknown.json()]).toEqual([401, wrong.json()]);
});

test('nothing is saved once the session has ended, even if it ends while it is saved', async () => {
  const { page, email } = await signedIn();
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  let saved: ReturnType<typeof page.send> | undefined;
  await shop.database.transaction(async (holder) => {
    const own = 'delete from account_sessions using accounts where accounts.id = user_id and email = $1';
    await holder.query(own, [email]);
    saved = page.send('PUT', '/api/account/wishlist', { version: 0, write: randomUUID(), value: ['skn-002'] });
    while ((await shop.sql(waiting)).length === 0) await wait(10);
  });
  expect((await saved)?.statusCode).toBe(401);
});

test('a short session ends after 12 hours and a long one after 30 days', async () => {
  const { page, email } = await signedIn();
  expect(await lengthOf(email)).toBeCloseTo(12 * 3_600_000, -5);
  const answer = await page.signIn(email, PASSWORD, true);
  expect(await lengthOf(email)).toBeCloseTo(30 * 86_400_000, -5);
  const set = [answer.headers['set-cookie']].flat().map(String);
  const own = set.find((text) => text.startsWith('glow_session=')) ?? '';
  const sign = set.find((text) => text.startsWith('glow_signed_in=')) ?? '';
  expect(own).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(sign).toMatch(/^glow_signed_in=1\.[0-9a-f]{32}; Max-Age=2592000; Path=\/; SameSite=Lax$/);
  await shop.sql('update account_sessions set expires_at = $1', Date.now() - 1);
  expect(await page.session()).toBeNull();
  expect([...page.cookies.keys()]).not.toContain('glow_signed_in');
});

test('each sign-in makes a new session and ends the one before in this browser', async () => {
  const { page, email } = await signedIn();
  const before = page.cookies.get('glow_session');
  await page.signIn(email);
  expect(page.cookies.get('glow_session')).not.toBe(before);
  expect(await sessionsOf(email)).toHaveLength(1);
  const other = browser();
  other.cookies.set('glow_session', before ?? '');
  expect(await other.session()).toBeNull();
  const { page: elsewhere, email: second } = await signedIn('Ben');
  await elsewhere.auth('sign-out');
  await page.signIn(second);
  expect((await page.session()).user.email).toBe(second);
  expect(await sessionsOf(email)).toEqual([]);
});

test('a session that somebody planted before sign-in is not taken over', async () => {
  const { page: attacker } = await signedIn('Mallory');
  const { page: victim, email } = await signedIn();
  await victim.auth('sign-out');
  const planted = attacker.cookies.get('glow_session') ?? '';
  victim.cookies.set('glow_session', planted);
  await victim.signIn(email);
  expect(victim.cookies.get('glow_session')).not.toBe(planted);
  expect((await victim.session()).user.email).toBe(email);
  expect(await attacker.session()).toBeNull();
});

test('the readable cookie names its session, with nothing of what the browser or the database keeps secret', async () => {
  const { page, email } = await signedIn();
  const sign = page.cookies.get('glow_signed_in') ?? '';
  const [token = ''] = (page.cookies.get('glow_session') ?? '').split('.');
  expect(sign).toMatch(/^1\.[0-9a-f]{32}$/);
  expect(JSON.stringify([token, await sessionsOf(email)])).not.toContain(sign.slice(2));
  await page.signIn(email);
  expect(page.cookies.get('glow_signed_in')).not.toBe(sign);
});

test.each([
  ['short', false, 'of a former version', '1'],
  ['long', true, 'of another session', `1.${'0'.repeat(32)}`],
  ['long', true, 'that is missing', ''],
])('a %s session (%s) renews a readable cookie %s', async (_length, isLong, _what, stale) => {
  const { page, email } = await signedIn();
  await page.signIn(email, PASSWORD, isLong);
  const sign = page.cookies.get('glow_signed_in');
  const ofAccount = 'user_id in (select id from accounts where email = $2)';
  await shop.sql(`update account_sessions set expires_at = $1 where ${ofAccount}`, Date.now() + 3_600_000, email);
  const renew = async () => [(await page.get('/api/auth/get-session')).headers['set-cookie'] ?? []].flat().join();
  expect(await renew()).toBe('');
  page.cookies.set('glow_signed_in', stale);
  const set = await renew();
  expect(set).toMatch(/^glow_signed_in=1\.[0-9a-f]{32}; (Max-Age=\d+; )?Path=\/; SameSite=Lax$/);
  const [, seconds] = /Max-Age=(\d+)/.exec(set) ?? [];
  if (isLong) expect(Number(seconds)).toBeCloseTo(3600, -2);
  else expect(seconds).toBeUndefined();
  expect(page.cookies.get('glow_signed_in')).toBe(sign);
  page.cookies.set('glow_session', 'forged.forged').set('glow_signed_in', stale);
  expect(await renew()).not.toContain('=1.');
});

test('a sign-out ends the session that it names, and none that has followed it in this browser', async () => {
  const { page, email } = await signedIn();
  const former = page.cookies.get('glow_signed_in');
  await page.signIn(email);
  const late = await page.auth('sign-out', { session: former });
  expect([late.json(), late.headers['set-cookie']]).toEqual([{ success: true }, undefined]);
  expect((await page.session()).user.email).toBe(email);
  const own = await page.auth('sign-out', { session: page.cookies.get('glow_signed_in') });
  expect([own.json(), [...page.cookies.keys()]]).toEqual([{ success: true }, []]);
  expect(await sessionsOf(email)).toEqual([]);
  expect((await page.auth('sign-out', { session: former })).json()).toEqual({ success: true });
});

test('a sign-out that names no session ends the one that is there', async () => {
  const { page, email } = await signedIn();
  for (const body of [undefined, { session: '1' }, { session: true }, { session: {} }]) {
    await page.signIn(email);
    expect((await page.auth('sign-out', body)).json()).toEqual({ success: true });
    expect([body, await sessionsOf(email)]).toEqual([body, []]);
  }
});

test('a tampered cookie opens nothing', async () => {
  const { page } = await signedIn();
  const { page: other } = await signedIn();
  const [token = '', signature = ''] = (page.cookies.get('glow_session') ?? '').split('.');
  const [otherToken = ''] = (other.cookies.get('glow_session') ?? '').split('.');
  for (const value of [`${otherToken}.${signature}`, token, `${token}.`, 'x', '%', `${token.slice(1)}a.${signature}`]) {
    page.cookies.set('glow_session', value);
    expect(await page.session()).toBeNull();
  }
});

test('the database has no secret of a session', async () => {
  const { page, email } = await signedIn();
  const [token = ''] = (page.cookies.get('glow_session') ?? '').split('.');
  expect(token).toMatch(/^\w{32}$/);
  expect(JSON.stringify(await sessionsOf(email))).not.toContain(token);
});

test('signing out everywhere ends the sessions of all browsers of one account only', async () => {
  const { page: laptop, email } = await signedIn();
  const phone = browser();
  await phone.signIn(email);
  const { page: other } = await signedIn('Ben');
  await laptop.auth('revoke-sessions');
  expect(await laptop.session()).toBeNull();
  expect(await phone.session()).toBeNull();
  expect((await other.session()).user.firstName).toBe('Ben');
});

test('a person in two browsers signs out of one', async () => {
  const { page: laptop, email } = await signedIn();
  const phone = browser();
  await phone.signIn(email);
  await phone.auth('sign-out');
  expect(await phone.session()).toBeNull();
  expect((await laptop.session()).user.email).toBe(email);
});

test('a changed password ends the other sessions and keeps this one', async () => {
  const { page, email } = await signedIn();
  const phone = browser();
  await phone.signIn(email);
  const passwords = { currentPassword: PASSWORD, newPassword: 'Rose-petal-9' };
  expect((await page.auth('change-password', { ...passwords, currentPassword: 'x' })).statusCode).toBe(400);
  expect((await page.auth('change-password', passwords)).statusCode).toBe(200);
  expect((await page.session()).user.email).toBe(email);
  expect(await phone.session()).toBeNull();
  expect(await lengthOf(email)).toBeCloseTo(12 * 3_600_000, -5);
  expect((await browser().signIn(email)).statusCode).toBe(401);
  expect((await browser().signIn(email, 'Rose-petal-9')).statusCode).toBe(200);
});

test('the session of a deleted account opens nothing', async () => {
  const { page: laptop, email } = await signedIn();
  const phone = browser();
  await phone.signIn(email);
  expect((await laptop.auth('delete-user', { password: 'Rose-petal-8' })).statusCode).toBe(400);
  expect((await laptop.auth('delete-user')).statusCode).toBe(400);
  expect((await laptop.auth('delete-user', { password: PASSWORD })).statusCode).toBe(200);
  expect(await phone.session()).toBeNull();
  expect((await phone.auth('update-user', { firstName: 'A', lastName: 'B' })).statusCode).toBe(401);
  expect((await browser().signIn(email)).statusCode).toBe(401);
});

test('an account changes its name and never its role', async () => {
  const { page } = await signedIn();
  await page.auth('update-user', { firstName: 'Eva', lastName: 'Dahl', phone: '1', role: 'owner', email: 'x@y.zz' });
  const changed = { firstName: 'Eva', lastName: 'Dahl', phone: '1', role: 'customer' };
  expect((await page.session()).user).toMatchObject(changed);
  const other = browser();
  const person = { firstName: 'A', lastName: 'B', password: PASSWORD, email: 'role@example.com', role: 'owner' };
  await other.auth('sign-up/email', person);
  await other.signIn('role@example.com');
  expect((await other.session()).user.role).toBe('customer');
});

test('a request from another site is refused', async () => {
  const { page, email } = await signedIn();
  for (const path of ['sign-out', 'revoke-sessions', 'sign-in/email', 'update-user'])
    expect((await page.send('POST', `/api/auth/${path}`, {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await page.session()).user.email).toBe(email);
});

test('other endpoints of the library are not there', async () => {
  const { page } = await signedIn();
  for (const path of ['list-sessions', 'ok', 'error', 'account-info', 'list-accounts', 'reset-password/abc'])
    expect((await page.get(`/api/auth/${path}`)).statusCode).toBe(404);
  for (const path of 'sign-in/social change-email link-social revoke-session own-sessions update-session'.split(' '))
    expect((await page.auth(path)).statusCode).toBe(404);
});

test('many tries are refused for one network, and the right password from another one signs in', async () => {
  const waits: number[] = [];
  const server = await authServer(shop.database, { pause: async (ms) => waits.push(ms) });
  const from = () => accountBrowser(() => server);
  const email = 'guessed@example.com';
  await from().signUp(email);
  const attacker = from();
  const spellings = [email, ` ${email}`, `<${email}>`, email.toUpperCase(), `Ann <${email}>`, `mailto:${email}`];
  for (let tries = 0; tries < 10; tries += 1)
    expect((await attacker.signIn(spellings[tries % spellings.length] ?? '', 'x')).statusCode).toBe(401);
  const refused = await attacker.signIn(`\u200B${email};`, PASSWORD);
  const refusal = { code: 'TOO_MANY_TRIES', message: 'Too many attempts. Please try again in 15 minutes.' };
  expect([refused.statusCode, refused.json()]).toMatchObject([429, refusal]);
  for (let tries = 0; tries < 12; tries += 1) await from().signIn(email, 'x');
  expect((await from().signIn(email)).statusCode).toBe(200);
  expect(waits).toEqual([1000, 1000, 1000, 1000]);
  await server.close();
});

test('tries in a session are counted for its account, from whatever network', async () => {
  const waits: number[] = [];
  const server = await authServer(shop.database, { pause: async (ms) => waits.push(ms) });
  const page = accountBrowser(() => server);
  await page.signUp('stolen@example.com');
  await page.signIn('stolen@example.com');
  let asked = 0;
  const wrong = { currentPassword: 'x', newPassword: 'Rose-petal-9', password: 'x' };
  const codes = [];
  for (const path of ['change-password', 'delete-user'])
    for (let tries = 0; tries < 6; tries += 1)
      codes.push((await page.auth(path, { ...wrong, email: `z${asked++}@q.example` })).statusCode);
  expect(codes).toEqual([...Array(10).fill(400), 429, 429]);
  for (let tries = 0; tries < 12; tries += 1) {
    const other = accountBrowser(() => server);
    for (const [name, value] of page.cookies) other.cookies.set(name, value);
    expect((await other.auth('change-password', wrong)).statusCode).toBe(400);
  }
  expect(waits).not.toEqual([]);
  await server.close();
});

test('an address of any script and domain signs up, signs in by each spelling, and gets its mails as it was registered', async () => {
  const addresses = {
    'Zoë@bücher.example': 'zoe\u0308@XN--BCHER-KVA.example',
    "o'neil!#@x.example": "O'NEIL!#@X.EXAMPLE",
  };
  for (const [registered, typed] of Object.entries({ ...addresses, 'anna@почта.рф': 'ANNA@xn--80a1acny.xn--p1ai' })) {
    const page = browser();
    expect((await page.signUp(registered)).statusCode).toBe(200);
    expect((await page.signIn(typed)).json().user?.email).toBe(registered);
    await browser().auth('request-password-reset', { email: typed });
    expect(await shop.sql('select body from outbox where recipient = $1', mailboxOf(registered))).toHaveLength(2);
  }
});

test('a network that tries many addresses is refused', async () => {
  const attacker = browser();
  for (let tries = 0; tries < 31; tries += 1)
    expect((await attacker.signIn(`nobody-${tries}@example.com`, 'x')).statusCode).toBe(tries < 30 ? 401 : 429);
});

test('over HTTPS the cookie of a session holds for this host only', async () => {
  const server = await serverOn(shop.database, { accounts: 'local', siteUrl: 'https://glow.example' });
  const page = accountBrowser(() => server);
  const { email } = await signedIn();
  const set = [(await page.signIn(email)).headers['set-cookie']].flat();
  const own = expect.stringMatching(/^__Host-glow_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(set).toContainEqual(own);
  expect(set).toContainEqual(expect.stringMatching(/^glow_signed_in=1\.[0-9a-f]{32}; Path=\/; Secure; SameSite=Lax$/));
  expect((await page.session()).user.email).toBe(email);
  await server.close();
});

test('cookies are for HTTPS wherever an answer is over HTTPS', async () => {
  const server = await serverOn(shop.database, { accounts: 'local', trustProxy: ['loopback'] });
  const page = accountBrowser(() => server, '127.0.0.1');
  const credentials = { email: (await signedIn()).email, password: PASSWORD };
  for (const protocol of ['http', 'https']) {
    const headers = { 'x-forwarded-proto': protocol };
    const answer = await page.send('POST', '/api/auth/sign-in/email', credentials, headers);
    const isSecure = protocol === 'https';
    expect('strict-transport-security' in answer.headers).toBe(isSecure);
    const set = [answer.headers['set-cookie']].flat().map(String);
    expect(set.map((text) => /; Secure/.test(text))).toEqual([isSecure, isSecure, isSecure]);
  }
  await server.close();
});

test('staff ends all sessions of an account by its address, and of no other account', async () => {
  const { page, email } = await signedIn();
  const again = browser();
  await again.signIn(email);
  const { page: other } = await signedIn('Ben');
  const named = { kind: 'local', operator: 'owner@example.com' } as const;
  await endSessionsOf(shop.database, { ...named, email: email.toUpperCase() });
  for (const { session } of [page, again]) expect(await session()).toBeNull();
  expect((await other.session()).user.firstName).toBe('Ben');
  const nobody = endSessionsOf(shop.database, { ...named, email: 'nobody@example.com' });
  await expect(nobody).rejects.toThrow('There is no account');
});
