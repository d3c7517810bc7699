import { signer } from '../config/signingKey';
import { serverOn } from '../testing/testServer';
import { sharedStore } from '../testing/sharedStore';
import { unsubscribeLink, UNSUBSCRIBE_PURPOSE } from './unsubscribe';

const KEY = 'a key for tests of thirty-two characters';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A link of this store for an address, with another key or purpose if given. */
const linkOf = (email: string, purpose = UNSUBSCRIBE_PURPOSE, key = KEY) =>
  new URL(unsubscribeLink('http://glow.example', email, signer(key, purpose)));
const tokenOf = (...link: Parameters<typeof linkOf>) => linkOf(...link).searchParams.get('token') ?? '';

const store = sharedStore({ signingKey: KEY });
const subscribe = (email: string) => store.post('/api/newsletter/subscribe', { email, firstName: 'Rose' });
const unsubscribe = (token: unknown) => store.post('/api/newsletter/unsubscribe', { token });

async function traces(email: string): Promise<unknown[]> {
  const rows = [
    await store.sql('select * from newsletter_subscribers'),
    await store.sql('select * from outbox'),
  ].flat();
  return rows.filter((row) => JSON.stringify(row).toLowerCase().includes(email));
}

async function mailTo(recipient: string) {
  const [mail] = await store.sql('select body, headers from outbox where recipient = $1', recipient);
  return { body: String(mail?.body), headers: JSON.parse(String(mail?.headers)) };
}

test('the email has a link for it, in its text and for the button of a mail program', async () => {
  await subscribe('Rose@Example.com');
  const { body, headers } = await mailTo('Rose@Example.com');
  const [link = ''] = /http:\/\/localhost:\d+\/unsubscribe\?token=\S+/.exec(body) ?? [];
  expect(headers).toEqual({ 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(new URL(link).search).toBe(linkOf('rose@example.com').search);
});

test('a link that was sent before addresses had their present form works, and questions go to the address as it was given first', async () => {
  await subscribe('Fern@Bücher.example');
  await store.sql("update newsletter_subscribers set asked_at = 0 where email_key like 'fern@%'");
  await subscribe('FERN@xn--bcher-kva.example');
  const sent = await store.sql("select recipient from outbox where recipient ilike 'fern@%'");
  expect(sent).toEqual([{ recipient: 'Fern@Bücher.example' }, { recipient: 'Fern@Bücher.example' }]);
  expect((await unsubscribe(tokenOf('fern@bücher.example'))).statusCode).toBe(200);
  expect(await traces('fern@')).toEqual([]);
});

test('a link deletes the subscription and its email, of this address alone, however often', async () => {
  await subscribe('iris@example.com');
  await subscribe('Lily@Example.com');
  const token = tokenOf('lily@example.com');
  for (let press = 0; press < 2; press += 1) {
    const answer = await unsubscribe(token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: expect.any(String) }]);
    expect(await traces('lily@example.com')).toEqual([]);
  }
  expect(await traces('iris@example.com')).toHaveLength(2);
});

const ODD = ['İris@example.com', 'a,b@example.com', 'STRASSE@EXÄMPLE.com'];

test.each(ODD)('the email to %s goes with its subscription', async (email) => {
  await subscribe(email);
  const key = String(await store.value('select email_key from newsletter_subscribers where email = $1', email));
  const waiting = () => store.sql('select 1 from outbox where headers like $1', `%${linkOf(key).search}%`);
  expect(await waiting()).toHaveLength(1);
  await unsubscribe(tokenOf(key));
  expect(await waiting()).toEqual([]);
});

test('a confirmed reader can leave, the old confirmation is void, and a later sign-up works', async () => {
  await subscribe('aster@example.com');
  const { body } = await mailTo('aster@example.com');
  const [, confirmation = ''] = /confirm\?token=(\S+)/.exec(body) ?? [];
  const confirm = () => store.post('/newsletter/confirm', `token=${confirmation}`, FORM);
  expect((await confirm()).statusCode).toBe(200);
  await unsubscribe(tokenOf('aster@example.com'));
  expect((await confirm()).statusCode).toBe(404);
  expect(await traces('aster@example.com')).toEqual([]);
  await subscribe('aster@example.com');
  expect(await traces('aster@example.com')).toHaveLength(2);
});

const PARTS = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
const FOREIGN = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };

test.each<[string, string, Record<string, string>]>([
  ['without a type', 'List-Unsubscribe=One-Click', {}],
  ['as a form', 'List-Unsubscribe=One-Click', FORM],
  ['as multipart, of another site', PARTS, { 'content-type': 'multipart/form-data; boundary=b', ...FOREIGN }],
  ['by the form of the page', '', FORM],
])('one press %s deletes the subscription', async (_how, payload, headers) => {
  await subscribe('dahlia@example.com');
  const { pathname, search } = linkOf('dahlia@example.com');
  const answer = await store.post(pathname + search, payload, headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(answer.body).toContain('You have left the newsletter');
  expect(await traces('dahlia@example.com')).toEqual([]);
});

test('looking at the link deletes nothing', async () => {
  await subscribe('violet@example.com');
  const { pathname, search } = linkOf('violet@example.com');
  await store.get(pathname + search);
  expect(await traces('violet@example.com')).toHaveLength(2);
});

const right = tokenOf('rose@example.com');
const forged = tokenOf('rose@example.com', UNSUBSCRIBE_PURPOSE, `${KEY}!`);
const [encoded = '', signature = ''] = right.split('.');

test.each<[string, unknown, number]>([
  ['without a token', undefined, 400],
  ['that is a list', [right], 400],
  ['without a signature', encoded, 400],
  ['with a short signature', right.slice(0, -1), 400],
  ['of a very long address', `${'a'.repeat(1356)}.${signature}`, 400],
  ['of another address', `${Buffer.from('iris@example.com').toString('base64url')}.${signature}`, 404],
  ['with another key', forged, 404],
  ['of another purpose', tokenOf('rose@example.com', 'preview'), 404],
])('a link %s is refused, by the API and on the page', async (_what, token, status) => {
  await subscribe('rose@example.com');
  const api = await unsubscribe(token);
  const message = 'This link is not complete. Please open it from your newsletter email again.';
  expect([api.statusCode, api.json()]).toMatchObject([status, { success: false, message }]);
  const page = await store.post(`/unsubscribe${typeof token === 'string' ? `?token=${token}` : ''}`);
  expect([page.statusCode, page.body.includes(message)]).toEqual([status, true]);
  expect(await traces('rose@example.com')).toHaveLength(2);
});

test('signed links of many readers are pressed from one address, and links that are not signed are limited', async () => {
  const limited = await serverOn(store.database, { signingKey: KEY, newsletterPerMinute: 2 });
  const press = async (token: string) => {
    const page = await limited.inject({ method: 'POST', url: `/unsubscribe?token=${token}` });
    const api = { method: 'POST', url: '/api/newsletter/unsubscribe', payload: { token } } as const;
    return [page.statusCode, (await limited.inject(api)).statusCode];
  };
  const signed = [1, 2, 3, 4].map((reader) => tokenOf(`reader${reader}@example.com`));
  for (const token of signed) expect(await press(token)).toEqual([200, 200]);
  expect(await press(forged)).toEqual([404, 404]);
  expect(await press(forged)).toEqual([429, 429]);
  expect(await press(signed[0] ?? '')).toEqual([200, 200]);
  await limited.close();
});
