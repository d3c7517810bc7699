import type { Queryable } from '../../base/database/Database';
import { accountBrowser, mailsTo, PASSWORD, tokenTo } from '../../testing/accountBrowser';
import { sharedStore } from '../../testing/sharedStore';
import { anOrder } from '../../testing/anOrder';
import { authServer } from '../../testing/authServer';

const NEW_PASSWORD = 'Rose-petal-9';
const UNKNOWN = 'nobody@example.com';

const shop = sharedStore({ accounts: 'local' });
const { database } = shop;
let count = 0;
const browser = () => accountBrowser(() => shop.server);
const verifiedOf = (email: string) => shop.value('select email_verified from accounts where email = $1', email);
const linkTo = async (email: string) => `/api/auth/verify-email?token=${await tokenTo(database, email)}`;
const askForPassword = (email: string) => browser().auth('request-password-reset', { email });

async function signedUp() {
  count += 1;
  const email = `anna-${count}@example.com`;
  const page = browser();
  await page.signUp(email);
  return { email, page };
}

async function signedIn() {
  const { email, page } = await signedUp();
  await page.signIn(email, PASSWORD, true);
  return { email, page };
}

test('the mail of a sign-up has a link that verifies the address', async () => {
  const { email, page } = await signedIn();
  const [mail = ''] = await mailsTo(database, email);
  expect(mail).toMatch(
    /^Hello Anna,\n\nPlease confirm that this is your address\.\n\nConfirm your address:\nhttp:\/\/localhost:\d+\/api\/auth\/verify-email\?token=/,
  );
  expect(await verifiedOf(email)).toBe(0);
  const link = /http:\/\/localhost:\d+(\S+)/.exec(mail)?.[1] ?? '';
  const answer = await page.send('GET', link, undefined, { 'sec-fetch-site': 'cross-site' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/account']);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(await verifiedOf(email)).toBe(1);
});

test('a link that is opened without a session verifies at the sign-in of its account in this browser, and at no other', async () => {
  const { email, page } = await signedUp();
  const link = await linkTo(email);
  const stranger = (await signedIn()).page;
  expect((await browser().get(link)).headers.location).toBe('/login?link=opened&from=/account');
  expect((await stranger.get(link)).headers.location).toBe('/account?link=other');
  await page.signIn(email);
  expect(await verifiedOf(email)).toBe(0);
  const another = browser();
  await another.get(link);
  await another.signIn((await signedUp()).email);
  expect(await verifiedOf(email)).toBe(0);
  await another.get(link);
  expect((await another.signIn(email)).json().user.emailVerified).toBe(true);
  expect(await verifiedOf(email)).toBe(1);
  expect([...another.cookies.keys()]).not.toContain('glow_opened_link');
  expect((await browser().get(link)).headers.location).toBe('/account');
});

test('whoever opens the link without the password chooses a new one, and nothing of who opened the account is left', async () => {
  const { email, page: stranger } = await signedIn();
  const address = { id: '1', firstName: 'Mallory', street: '77 Secret Lane' };
  const written = "insert into account_data select id, 'addresses', 1, 'w', $2, 0 from accounts where email = $1";
  await shop.sql(written, email, JSON.stringify([address]));
  const placed = await stranger.send('POST', '/api/orders', anOrder(undefined, { customerEmail: 'm@example.com' }));
  const page = browser();
  await page.get(await linkTo(email));
  const choose = () => page.auth('reset-password', { newPassword: NEW_PASSWORD });
  expect((await page.auth('reset-password', { newPassword: 'weak' })).statusCode).toBe(400);
  expect((await choose()).json()).toEqual({ success: true });
  expect([...page.cookies.keys()]).not.toContain('glow_opened_link');
  expect((await choose()).statusCode).toBe(400);
  expect(await stranger.session()).toBeNull();
  expect((await browser().signIn(email)).statusCode).toBe(401);
  await page.signIn(email, NEW_PASSWORD);
  const { account, orders, addresses } = (await page.get('/api/account')).json();
  expect(account).toMatchObject({ email, emailVerified: true, firstName: '', lastName: '', phone: '' });
  expect([orders, addresses.value]).toEqual([[], []]);
  const [order] = await database.query('select account_id from orders where id = $1', [placed.json().order.id]);
  expect(order).toEqual({ account_id: null });
});

test('a mailed link to a new password proves the address, and empties an account that was not confirmed', async () => {
  const { email } = await signedIn();
  await askForPassword(email);
  const token = await tokenTo(database, email);
  await browser().auth('reset-password', { newPassword: NEW_PASSWORD, token });
  const page = browser();
  await page.signIn(email, NEW_PASSWORD);
  expect((await page.session()).user).toMatchObject({ emailVerified: true, firstName: '' });
  await page.auth('update-user', { firstName: 'Anna', lastName: 'Berg' });
  await askForPassword(email);
  await page.auth('reset-password', { newPassword: PASSWORD, token: await tokenTo(database, email) });
  await page.signIn(email);
  expect((await page.session()).user).toMatchObject({ firstName: 'Anna' });
});

test('what the former password does while a new one is set is gone with it', async () => {
  const { email, page: stranger } = await signedIn();
  const page = browser();
  await page.get(await linkTo(email));
  const others = Array.from({ length: 4 }, () => browser());
  const wishlist = { version: 0, write: '7b1a9c5e-6c0f-4f6e-9d0a-0d8f5a2b3c4d', value: ['skn-666'] };
  await Promise.all([
    page.auth('reset-password', { newPassword: NEW_PASSWORD }),
    ...others.map((other) => other.signIn(email)),
    stranger.send('PUT', '/api/account/wishlist', wishlist),
    stranger.auth('update-user', { firstName: 'Mallory', lastName: 'M' }),
  ]);
  for (const other of [stranger, ...others]) expect(await other.session()).toBeNull();
  await page.signIn(email, NEW_PASSWORD);
  const left = { account: { firstName: '' }, wishlist: { value: [] } };
  expect((await page.get('/api/account')).json()).toMatchObject(left);
});

test('a new password ends all links of its account, and of no other', async () => {
  const { email, page } = await signedIn();
  const link = await linkTo(email);
  const ask = async (address: string) => {
    await askForPassword(address);
    return tokenTo(database, address);
  };
  const other = (await signedUp()).email;
  const tokens = [await ask(email), await ask(email)];
  const kept = await ask(other);
  await page.auth('change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
  for (const token of tokens)
    expect((await browser().auth('reset-password', { newPassword: PASSWORD, token })).statusCode).toBe(400);
  expect((await browser().get(link)).headers.location).toBe('/login?link=ended');
  expect((await browser().auth('reset-password', { newPassword: PASSWORD, token: kept })).statusCode).toBe(200);
});

test('a link verifies once, also after its account was made again', async () => {
  const { email, page } = await signedIn();
  const link = `/api/auth/verify-email?token=${await tokenTo(database, email)}&callbackURL=/account`;
  await page.get(link);
  await page.auth('delete-user', { password: PASSWORD });
  await page.signUp(email);
  await page.signIn(email);
  expect((await page.get(link)).headers.location).toBe('/account?link=ended');
  expect(await verifiedOf(email)).toBe(0);
});

test('a link for a day verifies nothing afterwards', async () => {
  const { email, page } = await signedIn();
  const token = await tokenTo(database, email);
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(exp - iat).toBeCloseTo(24 * 60 * 60, -2);
  jest.useFakeTimers({ now: Date.now() + 25 * 3_600_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  const answer = await page.get(`/api/auth/verify-email?token=${token}`);
  jest.useRealTimers();
  expect(answer.headers.location).toBe('/account?link=ended');
  expect(await verifiedOf(email)).toBe(0);
});

test('a token that was tampered with verifies nothing', async () => {
  const { email, page } = await signedIn();
  const [head = '', , signature = ''] = (await tokenTo(database, email)).split('.');
  const forged = Buffer.from(JSON.stringify({ email, exp: 9e9 })).toString('base64url');
  for (const token of [`${head}.${forged}.${signature}`, 'x', ''])
    expect((await page.get(`/api/auth/verify-email?token=${token}`)).headers.location).toBe('/account?link=ended');
  expect(await verifiedOf(email)).toBe(0);
});

const others = ['https://evil.example', '//evil.example', '/\\evil.example', '/%5cevil.example', 'evil'];

test.each([...others, 'javascript:alert(1)'])('after verification no link leads to %s', async (target) => {
  const { email, page } = await signedIn();
  const query = new URLSearchParams({ token: await tokenTo(database, email), callbackURL: target });
  expect((await page.get(`/api/auth/verify-email?${query}`)).headers.location).toBe('/account');
});

test('a mail with the link is sent again, and no mail to an unknown or a verified address', async () => {
  const { email, page } = await signedIn();
  const sent = await page.auth('send-verification-email', { email });
  expect(await mailsTo(database, email)).toHaveLength(2);
  const unknown = await browser().auth('send-verification-email', { email: UNKNOWN });
  expect([unknown.statusCode, unknown.json()]).toEqual([sent.statusCode, sent.json()]);
  expect(await mailsTo(database, UNKNOWN)).toEqual([]);
  await page.get(await linkTo(email));
  expect((await browser().auth('send-verification-email', { email })).json()).toEqual(sent.json());
  expect(await mailsTo(database, email)).toHaveLength(2);
});

test('a sign-up with a known address is answered like any other, and its mail says that there is an account', async () => {
  const { email, page } = await signedUp();
  const fresh = await browser().signUp('fresh@example.com');
  const known = await browser().signUp(email.toUpperCase(), 'Mallory');
  expect([known.statusCode, known.json()]).toEqual([fresh.statusCode, fresh.json()]);
  expect(Object.keys(known.headers)).toEqual(Object.keys(fresh.headers));
  const [mail] = await mailsTo(database, email);
  expect(mail).toContain('has an account already');
  await page.signIn(email);
  expect((await page.session()).user.firstName).toBe('Anna');
  await database.query('delete from accounts where email = $1', ['fresh@example.com']);
});

test('a link sets a new password once, and ends all sessions', async () => {
  const { email, page } = await signedUp();
  await page.signIn(email);
  expect((await askForPassword(email)).json()).toEqual({ success: true });
  const [mail = ''] = await mailsTo(database, email);
  expect(mail).toMatch(/http:\/\/localhost:\d+\/forgot-password\?token=\w+\n\nThe link works once, for an hour/);
  const token = await tokenTo(database, email);
  const reset = (newPassword: string) => browser().auth('reset-password', { newPassword, token });
  expect((await reset('weak')).statusCode).toBe(400);
  const answers = await Promise.all([reset(NEW_PASSWORD), reset('Rose-petal-1')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect((await reset('Rose-petal-2')).json()).toMatchObject({ code: 'INVALID_TOKEN' });
  expect(await page.session()).toBeNull();
  expect((await browser().signIn(email)).statusCode).toBe(401);
  const taken = answers[0]?.statusCode === 200 ? NEW_PASSWORD : 'Rose-petal-1';
  expect((await browser().signIn(email, taken)).statusCode).toBe(200);
});

test('a link to a new password works for an hour, and the database has no token', async () => {
  const { email, page } = await signedUp();
  await askForPassword(email);
  const kept = await database.query(
    'select (useful_until - created_at) / 60000 as minutes from outbox where lower(recipient) = $1 order by created_at',
    [email.toLowerCase()],
  );
  expect(kept.map(({ minutes }) => Number(minutes))).toEqual([24 * 60, 60]);
  const token = await tokenTo(database, email);
  expect(JSON.stringify(await database.query('select * from account_tokens', []))).not.toContain(token);
  await database.query('update account_tokens set expires_at = expires_at - 3600000', []);
  expect((await page.auth('reset-password', { newPassword: NEW_PASSWORD, token })).statusCode).toBe(400);
});

test('a request for a new password does not tell which addresses are known', async () => {
  const { email } = await signedUp();
  const known = await askForPassword(email);
  const unknown = await askForPassword(UNKNOWN);
  expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
  expect(await mailsTo(database, UNKNOWN)).toEqual([]);
});

test('a password has eight characters or more, a small and a large letter and a digit, and 128 at most', async () => {
  const person = { email: 'weighed@example.com', firstName: 'A', lastName: 'B' };
  const statusOf = async (password: string) =>
    (await browser().auth('sign-up/email', { ...person, password })).statusCode;
  for (const password of ['rose-petal-7', 'ROSE-PETAL-7', 'Rose-petals', 'Sho-rt1', `Aa1${'x'.repeat(126)}`])
    expect([password, await statusOf(password)]).toEqual([password, 400]);
  expect(await statusOf('short-A1')).toBe(200);
});

test('passwords are stored as salted hashes', async () => {
  await signedUp();
  const hashes = (await shop.sql('select password from account_logins')).map(({ password }) => String(password));
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('what follows a verification is in its transaction', async () => {
  const calls: unknown[] = [];
  let isFailing = true;
  const server = await authServer(database, {
    onVerified: async (transaction: Queryable, accountId: string) => {
      const rows = await transaction.query('select email_verified from accounts where id = $1', [accountId]);
      calls.push(rows[0]?.email_verified);
      if (isFailing) throw new Error('The orders cannot be claimed.');
    },
  });
  const page = accountBrowser(() => server);
  const email = 'hook@example.com';
  await page.signUp(email);
  await page.signIn(email);
  const link = await linkTo(email);
  expect((await page.get(link)).statusCode).toBe(500);
  expect(await verifiedOf(email)).toBe(0);
  isFailing = false;
  expect((await page.get(link)).statusCode).toBe(302);
  expect(await verifiedOf(email)).toBe(1);
  expect(calls).toEqual([1, 1]);
  await page.get(link);
  expect(calls).toHaveLength(2);
  await server.close();
});

test('a common password is refused wherever one is chosen', async () => {
  const { page, email } = await signedIn();
  await askForPassword(email);
  const token = await tokenTo(database, email);
  const newPassword = 'qWerty123';
  const person = { email: 'new@example.com', firstName: 'A', lastName: 'B', password: newPassword };
  const answers = [
    await browser().auth('sign-up/email', person),
    await page.auth('change-password', { currentPassword: PASSWORD, newPassword }),
    await browser().auth('reset-password', { token, newPassword }),
  ];
  const message = 'This password is too common. Choose another one.';
  for (const { statusCode, json } of answers) expect([statusCode, json().message]).toEqual([400, message]);
});

test('a mail tells that a password was changed or reset', async () => {
  const { page, email } = await signedIn();
  await page.auth('change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
  const notice = expect.stringMatching(
    /^Hello Anna,\n\nThe password of your account was changed\. .*\n\nChoose a new password:\nhttp:\/\/localhost:\d+\/forgot-password\n$/,
  );
  expect(await mailsTo(database, email)).toEqual([notice, expect.stringContaining('verify-email')]);
  await askForPassword(email);
  const token = await tokenTo(database, email);
  await shop.sql('update accounts set email_verified = 1 where email = $1', email);
  await browser().auth('reset-password', { newPassword: NEW_PASSWORD, token });
  const mails = await mailsTo(database, email);
  expect(mails).toHaveLength(4);
  expect(mails[0]).toEqual(notice);
});

test('a refused change of a password sends no mail', async () => {
  const { page, email } = await signedIn();
  await page.auth('change-password', { currentPassword: 'x', newPassword: NEW_PASSWORD });
  await page.auth('reset-password', { newPassword: NEW_PASSWORD, token: 'x' });
  expect(await mailsTo(database, email)).toHaveLength(1);
});

test('an address that nobody has confirmed gets five mails an hour in all, however it is spelled and often it is asked for', async () => {
  const spelled = ['moss@example.com', 'Moss@example.com', 'mOss@Example.com'];
  for (const email of spelled) {
    const page = browser();
    await page.signUp(email);
    await page.signIn(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => askForPassword(email)));
    for (const { statusCode } of answers) expect(statusCode).toBe(200);
    await page.auth('change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    await page.auth('delete-user', { password: NEW_PASSWORD });
  }
  expect(await shop.sql("select 1 from outbox where recipient ilike 'moss@%'")).toHaveLength(5);
});

test('a mail tells that an account was deleted, however many mails its address got', async () => {
  const { page, email } = await signedIn();
  await shop.sql('update accounts set email_verified = 1 where email = $1', email);
  for (let requests = 0; requests < 5; requests += 1) await askForPassword(email);
  await page.auth('delete-user', { password: 'x' });
  expect(await mailsTo(database, email)).toHaveLength(5);
  await page.auth('delete-user', { password: PASSWORD });
  const [newest, ...others] = await mailsTo(database, email);
  expect(newest).toMatch(/Your account was deleted.*\n\nContact us:\nhttp:\/\/localhost:\d+\/contact\n$/);
  expect(others).toHaveLength(5);
});
