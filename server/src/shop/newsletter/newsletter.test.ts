import { signer } from '../../base/config/signingKey';
import { serverOn } from '../../testing/testServer';
import { sharedStore } from '../../testing/sharedStore';
import { unsubscribeLink, UNSUBSCRIBE_PURPOSE } from './unsubscribe';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'glow.example' };
const KEY = 'a key for tests of thirty-two characters';
const store = sharedStore({ signingKey: KEY });

const post = (payload: object, address?: string) => store.post('/api/newsletter/subscribe', payload, {}, address);
const ask = (token?: unknown) => store.post('/api/newsletter/question', { token });
const clickButton = (token: string) => store.post('/api/newsletter/confirm', { token });
const subscribers = (email: string) => store.sql('select * from newsletter_subscribers where email_key = $1', email);
const confirmedAt = async (email: string) => Number((await subscribers(email))[0]?.confirmed_at);
const age = (email: string, hours: number) =>
  store.sql(
    'update newsletter_subscribers set asked_at = asked_at - $2 where email = $1',
    email,
    Math.round(hours * 3_600_000),
  );
const tokensTo = async (email: string) => {
  const mails = await store.sql('select body from outbox where recipient = $1 order by created_at', email);
  return mails.map(({ body }) => /confirm\?token=([\w-]{43})\n/.exec(String(body))?.[1] ?? '');
};

test('a subscription is kept once and answered alike; only the address is needed (NEWS-1, NEWS-9, API-1)', async () => {
  const one = await post({ email: ' Rose@Example.com ', firstName: ' Rose ', interests: ['blog'], source: 'footer' });
  const two = await post({ email: 'rose@example.com', interests: [] });
  const message = 'Thank you for subscribing! Check your email for confirmation.';
  expect([one.statusCode, one.json()]).toEqual([200, { success: true, message }]);
  expect(two.body).toBe(one.body);
  const person = { email_key: 'rose@example.com', email: 'Rose@Example.com', first_name: 'Rose' };
  expect(await store.sql('select * from newsletter_subscribers')).toMatchObject([
    { ...person, interests: '["blog"]', source: 'footer', confirmed_at: null },
  ]);
  expect(await store.sql('select recipient from outbox')).toEqual([{ recipient: 'Rose@Example.com' }]);
  expect((await post({ email: 'lily@example.com' })).statusCode).toBe(200);
  const plain = { first_name: null, interests: '[]', source: 'website' };
  expect(await subscribers('lily@example.com')).toMatchObject([plain]);
});

test('one network gets a hundred questions an hour, by any route and instance; others go on (NEWS-41)', async () => {
  await store.sql('delete from rate_limits');
  const other = await serverOn(store.database);
  const [own, neighbour] = ['2001:db8:0:1::7', '2001:db8:0:1:ffff::9'];
  const json = (email: string, remoteAddress: string, more: object = {}) =>
    other.inject({ method: 'POST', url: '/api/newsletter/subscribe', remoteAddress, payload: { email, ...more } });
  for (const email of ['network-0@example.com', 'network-0@example.com', 'network-1@example.com'])
    expect((await json(email, own)).statusCode).toBe(200);
  expect(await store.sql('update rate_limits set hits = 99 where hits = 2 returning 1')).toHaveLength(1);
  expect((await json('network-2@example.com', own)).statusCode).toBe(200);
  const questions = () => store.sql("select 1 from outbox where recipient like 'network%'");
  expect(await questions()).toHaveLength(3);
  await store.sql("update stock set pieces = 0 where line_id = 'skn-006'");
  const answers = [
    await json('network-new@example.com', neighbour),
    await json('network-0@example.com', own),
    await json('network-new@example.com', own, { source: 'back_in_stock', interests: ['skn-006'] }),
  ];
  for (const { statusCode, headers, body } of answers) {
    expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^3[56]\d\d$/)]);
    expect(body).toContain('Too many people are signing up from your network right now. Please try again later.');
  }
  expect(await questions()).toHaveLength(3);
  expect(await subscribers('network-new@example.com')).toEqual([]);
  expect((await json('network-new@example.com', '2001:db8:0:2::7')).statusCode).toBe(200);
  expect(JSON.stringify(await store.sql('select * from rate_limits'))).not.toContain('2001:db8');
  await store.sql("update rate_limits set ends_at = now() - interval '1 second'");
  expect((await json('network-later@example.com', own)).statusCode).toBe(200);
  await other.close();
});

test('a further sign-up adds interests and a missing first name, however the address is spelled (NEWS-9)', async () => {
  const email = 'iris@example.com';
  const kept = async () => {
    const [row] = await subscribers(email);
    return [row?.first_name, row?.source, JSON.parse(String(row?.interests))];
  };
  await post({ email, source: 'footer' });
  await post({ email: '"Iris" <IRIS@example.com>;', firstName: 'Iris', interests: ['skincare', 'blog'] });
  expect(await kept()).toEqual(['Iris', 'footer', ['skincare', 'blog']]);
  await store.sql('update newsletter_subscribers set confirmed_at = 1 where email_key = $1', email);
  await post({ email: 'iris\u200b@example.com', firstName: 'Lily', interests: ['tutorials', 'blog'] });
  expect(await kept()).toEqual(['Iris', 'footer', ['skincare', 'blog', 'tutorials']]);
  for (const page of [0, 1, 2])
    await post({ email, interests: Array.from({ length: 20 }, (_, index) => `${page}-${index}`) });
  expect((await kept())[2]).toHaveLength(40);
  expect(await store.sql("select 1 from outbox where recipient ilike 'iris@%'")).toHaveLength(1);
});

test('the email has a link; its button subscribes, also when clicked twice (NEWS-9, API-32)', async () => {
  await post({ email: 'dahlia@example.com', firstName: 'Dahlia' });
  const [token = ''] = await tokensTo('dahlia@example.com');
  const mail = await store.value("select body from outbox where recipient = 'dahlia@example.com'");
  expect(mail).toMatch(/^Hello Dahlia,[^]*http:\/\/localhost:\d+\/newsletter\/confirm\?token=/);
  expect(JSON.stringify(await store.sql('select * from newsletter_subscribers'))).not.toContain(token);

  const question = await ask(token);
  expect([question.statusCode, question.json()]).toEqual([200, { success: true, isReader: true, waitedFor: null }]);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await store.post('/api/newsletter/confirm', { token }, foreign)).statusCode).toBe(403);
  expect(await confirmedAt('dahlia@example.com')).toBe(0);
  for (let click = 0; click < 2; click += 1) expect((await clickButton(token)).json().message).toMatch(/^Welcome!/);
  expect(await confirmedAt('dahlia@example.com')).toBeGreaterThan(0);
});

test('an address gets three confirmation emails a day at most, and none once it has confirmed (NEWS-9)', async () => {
  const email = 'violet@example.com';
  await post({ email });
  await post({ email });
  expect(await tokensTo(email)).toHaveLength(1);
  await age(email, 8.001);
  await post({ email });
  const [first = '', second = ''] = await tokensTo(email);
  expect((await clickButton(first)).statusCode).toBe(404);
  expect((await clickButton(second)).statusCode).toBe(200);
  await age(email, 8.001);
  await post({ email });
  expect(await tokensTo(email)).toHaveLength(2);
});

test('a link works for two days (NEWS-9)', async () => {
  await post({ email: 'aster@example.com' });
  await age('aster@example.com', 48);
  const [token = ''] = await tokensTo('aster@example.com');
  expect((await clickButton(token)).statusCode).toBe(404);
  expect(await confirmedAt('aster@example.com')).toBe(0);
});

test.each([
  [undefined, 400],
  ['', 404],
  [`${'x'.repeat(42)}<`, 404],
  [['a', 'b'], 400],
])('a link with the token %j is void (API-32)', async (token, status) => {
  const message = 'This link no longer works. Please sign up again, and we will send you a new one.';
  for (const answer of [await ask(token), await store.post('/api/newsletter/confirm', { token })])
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { success: false, message }]);
});

test.each([
  [{}, 'email', 'Email is required'],
  [{ email: '  ' }, 'email', 'Email is required'],
  [{ email: 'rose@example' }, 'email', 'Please enter a valid email address.'],
  [{ email: 'rose@example.com', source: 'x'.repeat(65) }, 'source', 'Source is too long'],
  [{ email: 'rose@example.com', interests: 'blog' }, 'interests', 'Interests are a list'],
])('%j is refused (API-1, API-120)', async (payload, field, message) => {
  const answer = await post(payload);
  const refusal = { success: false, message, errors: expect.arrayContaining([{ message, field }]) };
  expect([answer.statusCode, answer.json()]).toEqual([400, refusal]);
});

test.each([
  ['/newsletter', 'email=rose%40example.com', '/#footer-newsletter'],
  ['/newsletter/confirm', 'token=x%26y', '/newsletter/confirm?token=x%26y'],
])(
  'a form of a page of an earlier release, sent to %s, leads to the screen that replaced it (API-32)',
  async (url, payload, to) => {
    const { statusCode, headers } = await store.post(url, payload, FORM);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, to, 'no-store']);
  },
);

describe('leaving the newsletter', () => {
  /** A link of this store for an address, with another key or purpose if given. */
  const linkOf = (email: string, purpose = UNSUBSCRIBE_PURPOSE, key = KEY) =>
    new URL(unsubscribeLink('http://glow.example', email, signer(key, purpose)));
  const tokenOf = (...link: Parameters<typeof linkOf>) => linkOf(...link).searchParams.get('token') ?? '';

  beforeAll(() => store.database.query('delete from newsletter_subscribers; delete from outbox'));

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

  test('the email has a link for it, in its text and for the button of a mail program (NEWS-20)', async () => {
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

  test('a link deletes the subscription and its email, of this address alone, however often (NEWS-20)', async () => {
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

  test('a confirmed reader can leave, the old confirmation is void, and a later sign-up works (NEWS-20)', async () => {
    await subscribe('aster@example.com');
    const { body } = await mailTo('aster@example.com');
    const [, confirmation = ''] = /confirm\?token=(\S+)/.exec(body) ?? [];
    const confirm = () => clickButton(confirmation);
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
    ['by the form of a page of an earlier release', '', FORM],
  ])('one press %s deletes the subscription (NEWS-20, API-30)', async (_how, payload, headers) => {
    await subscribe('dahlia@example.com');
    const { pathname, search } = linkOf('dahlia@example.com');
    const answer = await store.post(pathname + search, payload, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.body).toContain('Your address has been deleted.');
    expect(await traces('dahlia@example.com')).toEqual([]);
  });

  test('looking at the link deletes nothing (NEWS-20)', async () => {
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
  ])('a link %s is refused, by the API and for mail programs (API-30)', async (_what, token, status) => {
    await subscribe('rose@example.com');
    const api = await unsubscribe(token);
    const message = 'This link is not complete. Please open it from your newsletter email again.';
    expect([api.statusCode, api.json()]).toMatchObject([status, { success: false, message }]);
    const page = await store.post(`/unsubscribe${typeof token === 'string' ? `?token=${token}` : ''}`);
    expect([page.statusCode, page.body.includes(message)]).toEqual([status, true]);
    expect(await traces('rose@example.com')).toHaveLength(2);
  });

  test('signed links are pressed from one address without a limit, others are limited (API-30)', async () => {
    const limited = await serverOn(store.database, { signingKey: KEY, subscriptionsPerMinute: 2 });
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
});
