import type { LightMyRequestResponse as Response } from 'fastify';
import { signer } from '../config/signingKey';
import { serverOn, testServer, type TestServer } from '../testing/testServer';
import { unsubscribeLink, UNSUBSCRIBE_PURPOSE } from './unsubscribe';

const KEY = 'a key for tests of thirty-two characters';

/** A link of this store for an address, with another key or purpose if given. */
function linkOf(email: string, purpose = UNSUBSCRIBE_PURPOSE, key = KEY): URL {
  return new URL(unsubscribeLink('http://glow.example', email, signer(key, purpose)));
}

function tokenOf(link: URL): string {
  return link.searchParams.get('token') ?? '';
}

describe('leaving the newsletter', () => {
  let store: TestServer;

  beforeAll(async () => {
    store = await testServer({ signingKey: KEY });
  });
  afterAll(() => store.close());

  function post(url: string, payload: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return store.server.inject({ method: 'POST', url, payload: payload as string, headers });
  }

  function subscribe(email: string): Promise<Response> {
    return post('/api/newsletter/subscribe', { email, firstName: 'Rose' });
  }

  function unsubscribe(token: string): Promise<Response> {
    return post('/api/newsletter/unsubscribe', { token });
  }

  async function traces(email: string): Promise<unknown[]> {
    const rows = [
      ...(await store.database.query('select * from newsletter_subscribers', [])),
      ...(await store.database.query('select * from outbox', [])),
    ];
    return rows.filter((row) => JSON.stringify(row).toLowerCase().includes(email));
  }

  async function mailTo(recipient: string) {
    const [mail] = await store.database.query('select body, headers from outbox where recipient = $1', [recipient]);
    return { body: String(mail?.body), headers: JSON.parse(String(mail?.headers)) };
  }

  test('the email has a link for it, in its text and for the button of a mail program', async () => {
    await subscribe('Rose@Example.com');
    const { body, headers } = await mailTo('Rose@Example.com');
    const [link = ''] = /http:\/\/localhost:\d+\/unsubscribe\?token=\S+/.exec(body) ?? [];
    expect(headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(new URL(link).search).toBe(linkOf('rose@example.com').search);
  });

  test('a link that was sent before addresses had their present form works, and questions go to the address as it was given first', async () => {
    await subscribe('Fern@Bücher.example');
    await store.database.query("update newsletter_subscribers set asked_at = 0 where email_key like 'fern@%'", []);
    await subscribe('FERN@xn--bcher-kva.example');
    const sent = await store.database.query("select recipient from outbox where recipient ilike 'fern@%'", []);
    expect(sent).toEqual([{ recipient: 'Fern@Bücher.example' }, { recipient: 'Fern@Bücher.example' }]);
    expect((await unsubscribe(tokenOf(linkOf('fern@bücher.example')))).statusCode).toBe(200);
    expect(await traces('fern@')).toEqual([]);
  });

  test('deletes the subscription and its email, of this address alone, however often', async () => {
    await subscribe('iris@example.com');
    await subscribe('Lily@Example.com');
    const token = tokenOf(linkOf('lily@example.com'));
    for (let press = 0; press < 2; press += 1) {
      const answer = await unsubscribe(token);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: expect.any(String) }]);
      expect(await traces('lily@example.com')).toEqual([]);
    }
    expect(await traces('iris@example.com')).toHaveLength(2);
  });

  test.each(['İris@example.com', 'a,b@example.com', 'STRASSE@EXÄMPLE.com'])(
    'the email to %s goes with its subscription',
    async (email) => {
      await subscribe(email);
      const [row] = await store.database.query('select email_key from newsletter_subscribers where email = $1', [
        email,
      ]);
      const waiting = () =>
        store.database.query('select 1 from outbox where headers like $1', [
          `%${linkOf(String(row?.email_key)).search}%`,
        ]);
      expect(await waiting()).toHaveLength(1);
      await unsubscribe(tokenOf(linkOf(String(row?.email_key))));
      expect(await waiting()).toEqual([]);
    },
  );

  test('a confirmed reader can leave, the old confirmation is void, and a later sign-up works', async () => {
    await subscribe('aster@example.com');
    const { body } = await mailTo('aster@example.com');
    const [, confirmation = ''] = /confirm\?token=(\S+)/.exec(body) ?? [];
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const confirm = () => post('/newsletter/confirm', `token=${confirmation}`, form);
    expect((await confirm()).statusCode).toBe(200);
    await unsubscribe(tokenOf(linkOf('aster@example.com')));
    expect((await confirm()).statusCode).toBe(404);
    expect(await traces('aster@example.com')).toEqual([]);
    await subscribe('aster@example.com');
    expect(await traces('aster@example.com')).toHaveLength(2);
  });

  test.each([
    ['without a type', 'List-Unsubscribe=One-Click', {}],
    ['as a form', 'List-Unsubscribe=One-Click', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'as multipart, of another site',
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      {
        'content-type': 'multipart/form-data; boundary=b',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
    ],
    ['by the form of the page', '', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('one press %s deletes the subscription', async (_how, payload, headers) => {
    await subscribe('dahlia@example.com');
    const { pathname, search } = linkOf('dahlia@example.com');
    const answer = await post(pathname + search, payload, headers);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.body).toContain('You have left the newsletter');
    expect(await traces('dahlia@example.com')).toEqual([]);
  });

  test('looking at the link deletes nothing', async () => {
    await subscribe('violet@example.com');
    const { pathname, search } = linkOf('violet@example.com');
    await store.server.inject({ url: pathname + search });
    expect(await traces('violet@example.com')).toHaveLength(2);
  });

  const right = tokenOf(linkOf('rose@example.com'));
  const [encoded = '', signature = ''] = right.split('.');

  test.each<[string, unknown, number]>([
    ['without a token', undefined, 400],
    ['that is a list', [right], 400],
    ['without a signature', encoded, 400],
    ['with a short signature', right.slice(0, -1), 400],
    ['of a very long address', `${'a'.repeat(1356)}.${signature}`, 400],
    ['of another address', `${Buffer.from('iris@example.com').toString('base64url')}.${signature}`, 404],
    ['with another key', tokenOf(linkOf('rose@example.com', UNSUBSCRIBE_PURPOSE, `${KEY}!`)), 404],
    ['of another purpose', tokenOf(linkOf('rose@example.com', 'preview')), 404],
  ])('a link %s is refused, by the API and on the page', async (_what, token, status) => {
    await subscribe('rose@example.com');
    const api = await post('/api/newsletter/unsubscribe', { token });
    const message = 'This link is not complete. Please open it from your newsletter email again.';
    expect([api.statusCode, api.json()]).toMatchObject([status, { success: false, message }]);
    const page = await store.server.inject({
      method: 'POST',
      url: `/unsubscribe${typeof token === 'string' ? `?token=${token}` : ''}`,
    });
    expect([page.statusCode, page.body.includes(message)]).toEqual([status, true]);
    expect(await traces('rose@example.com')).toHaveLength(2);
  });

  test('signed links of many readers are pressed from one address, and links that are not signed are limited', async () => {
    const limited = await serverOn(store.database, { signingKey: KEY, newsletterPerMinute: 2 });
    const press = async (token: string) => {
      const page = await limited.inject({ method: 'POST', url: `/unsubscribe?token=${token}` });
      const payload = { token };
      const api = await limited.inject({ method: 'POST', url: '/api/newsletter/unsubscribe', payload });
      return [page.statusCode, api.statusCode];
    };
    const signed = Array.from({ length: 20 }, (_value, reader) => tokenOf(linkOf(`reader${reader}@example.com`)));
    for (const token of signed) expect(await press(token)).toEqual([200, 200]);
    const forged = tokenOf(linkOf('rose@example.com', UNSUBSCRIBE_PURPOSE, `${KEY}!`));
    expect([await press(forged), await press(forged)]).toEqual([
      [404, 404],
      [429, 429],
    ]);
    expect(await press(signed[0] ?? '')).toEqual([200, 200]);
    await limited.close();
  });
});
