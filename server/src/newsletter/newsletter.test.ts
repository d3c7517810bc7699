import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { serverOn, testServer, type TestServer } from '../testing/testServer';

describe('newsletter', () => {
  let store: TestServer;

  beforeAll(async () => {
    store = await testServer();
  });
  afterAll(() => store.close());

  function post(payload: Record<string, unknown>): Promise<Response> {
    return store.server.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload });
  }

  test('a subscription is stored once, and a repeated one gets the same response', async () => {
    const one = await post({ email: ' Rose@Example.com ', firstName: ' Rose ', interests: ['blog'], source: 'footer' });
    const two = await post({ email: 'rose@example.com', interests: [] });
    expect(one.statusCode).toBe(200);
    expect(one.json()).toEqual({ success: true, message: expect.any(String) });
    expect(two.body).toBe(one.body);
    const rows = await store.database.query('select * from newsletter_subscribers', []);
    expect(rows).toMatchObject([
      {
        email_key: 'rose@example.com',
        email: 'Rose@Example.com',
        first_name: 'Rose',
        interests: '["blog"]',
        source: 'footer',
        confirmed_at: null,
      },
    ]);
    expect(await store.database.query('select recipient from outbox', [])).toEqual([{ recipient: 'Rose@Example.com' }]);
  });

  test('one network gets a hundred questions an hour, by whatever route and instance, and others go on', async () => {
    const other = await serverOn(store.database, { newsletterPerMinute: 100_000 });
    const [own, neighbour] = ['2001:db8:0:1::7', '2001:db8:0:1:ffff::9'];
    const json = (email: string, remoteAddress: string, more: object = {}) =>
      other.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        remoteAddress,
        payload: { email, ...more },
      });
    for (let question = 0; question < 100; question += 1)
      for (const email of ['network-0@example.com', `network-${question}@example.com`])
        expect((await json(email, own)).statusCode).toBe(200);
    const questions = () => store.database.query("select 1 from outbox where recipient like 'network%'", []);
    expect(await questions()).toHaveLength(100);
    const alert = { source: 'back_in_stock', interests: ['skn-006'] };
    await store.database.query("update stock set pieces = 0 where line_id = 'skn-006'", []);
    const answers = [
      await json('network-new@example.com', neighbour),
      await json('network-0@example.com', own),
      await json('network-new@example.com', own, alert),
      await send(store.server, 'email=network-new%40example.com', {}, neighbour),
    ];
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^3[56]\d\d$/)]);
      expect(body).toContain('Too many people are signing up from your network right now. Please try again later.');
    }
    expect(await questions()).toHaveLength(100);
    expect(
      await store.database.query("select 1 from newsletter_subscribers where email_key like 'network-new%'", []),
    ).toEqual([]);
    expect((await json('network-new@example.com', '2001:db8:0:2::7')).statusCode).toBe(200);
    expect(JSON.stringify(await store.database.query('select * from rate_limits', []))).not.toContain('2001:db8');
    await store.database.query("update rate_limits set ends_at = now() - interval '1 second'", []);
    expect((await json('network-later@example.com', own)).statusCode).toBe(200);
    for (const table of ['newsletter_subscribers', 'outbox', 'rate_limits'])
      await store.database.query(`delete from ${table}`, []);
    await other.close();
  });

  test('only the address is needed; the source is then the website', async () => {
    expect((await post({ email: 'lily@example.com' })).statusCode).toBe(200);
    const rows = await store.database.query('select * from newsletter_subscribers where email_key = $1', [
      'lily@example.com',
    ]);
    expect(rows).toMatchObject([{ first_name: null, interests: '[]', source: 'website' }]);
  });

  test('a further sign-up adds its interests and a missing first name, confirmed or not, however it spells the address', async () => {
    const kept = async () => {
      const [row] = await store.database.query(
        'select interests, first_name, source from newsletter_subscribers where email_key = $1',
        ['iris@example.com'],
      );
      return { ...row, interests: JSON.parse(String(row?.interests)) };
    };
    await post({ email: 'iris@example.com', source: 'footer' });
    await post({ email: '"Iris" <IRIS@example.com>;', firstName: 'Iris', interests: ['skincare', 'blog'] });
    expect(await kept()).toEqual({ interests: ['skincare', 'blog'], first_name: 'Iris', source: 'footer' });
    await store.database.query('update newsletter_subscribers set confirmed_at = 1 where email_key = $1', [
      'iris@example.com',
    ]);
    await post({ email: 'iris\u200b@example.com', firstName: 'Lily', interests: ['tutorials', 'blog'] });
    expect(await kept()).toEqual({
      interests: ['skincare', 'blog', 'tutorials'],
      first_name: 'Iris',
      source: 'footer',
    });
    for (let page = 0; page < 3; page += 1)
      await post({
        email: 'iris@example.com',
        interests: Array.from({ length: 20 }, (_, index) => `${page}-${index}`),
      });
    expect((await kept()).interests).toHaveLength(40);
    expect(await store.database.query("select 1 from outbox where recipient ilike 'iris@%'", [])).toHaveLength(1);
    await store.database.query("delete from newsletter_subscribers where email_key = 'iris@example.com'", []);
  });

  test('the email in the outbox has a link; its button subscribes, also when clicked twice', async () => {
    await post({ email: 'dahlia@example.com', firstName: 'Dahlia' });
    const [mail] = await store.database.query("select * from outbox where recipient = 'dahlia@example.com'", []);
    expect(mail?.body).toContain('Hello Dahlia,');
    const [, token = ''] =
      /http:\/\/localhost:\d+\/newsletter\/confirm\?token=([\w-]{43})\n/.exec(String(mail?.body)) ?? [];
    expect(JSON.stringify(await store.database.query('select * from newsletter_subscribers', []))).not.toContain(token);

    const page = await store.server.inject({
      url: `/newsletter/confirm?token=${token}`,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([page.statusCode, page.headers['referrer-policy'], page.headers['cache-control']]).toEqual([
      200,
      'same-origin',
      'no-store',
    ]);
    expect(page.body).toContain('<button>Yes, send me the Glow newsletter</button>');
    expect(await confirmedAt('dahlia@example.com')).toBe(0);
    for (let click = 0; click < 2; click += 1) expect((await clickButton(token)).body).toContain('You are subscribed');
    expect(await confirmedAt('dahlia@example.com')).toBeGreaterThan(0);
  });

  test('an address gets three confirmation emails a day at most, and none once it has confirmed', async () => {
    const email = 'violet@example.com';
    const sentTokens = async () =>
      (await store.database.query('select body from outbox where recipient = $1 order by created_at', [email])).map(
        ({ body }) => /token=(\S+)/.exec(String(body))?.[1] ?? '',
      );
    const later = () =>
      store.database.query(
        'update newsletter_subscribers set asked_at = asked_at - 8 * 60 * 60 * 1000 - 1 where email = $1',
        [email],
      );
    await post({ email });
    await post({ email });
    expect(await sentTokens()).toHaveLength(1);
    await later();
    await post({ email });
    const [first = '', second = ''] = await sentTokens();
    expect((await clickButton(first)).statusCode).toBe(404);
    expect((await clickButton(second)).statusCode).toBe(200);
    await later();
    await post({ email });
    expect(await sentTokens()).toHaveLength(2);
  });

  test('a link works for two days', async () => {
    await post({ email: 'aster@example.com' });
    const [mail] = await store.database.query("select body from outbox where recipient = 'aster@example.com'", []);
    await store.database.query(
      "update newsletter_subscribers set asked_at = asked_at - 48 * 60 * 60 * 1000 where email = 'aster@example.com'",
      [],
    );
    expect((await clickButton(/token=(\S+)/.exec(String(mail?.body))?.[1] ?? '')).statusCode).toBe(404);
    expect(await confirmedAt('aster@example.com')).toBe(0);
  });

  test.each(['', '?token=', `?token=${'x'.repeat(42)}<`, '?token=a&token=b'])(
    'a link that ends in %j no longer works',
    async (query) => {
      const page = await store.server.inject({ url: `/newsletter/confirm${query}` });
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.body).toContain('This link no longer works');
    },
  );

  function clickButton(token: string): Promise<Response> {
    return store.server.inject({
      method: 'POST',
      url: '/newsletter/confirm',
      payload: `token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  async function confirmedAt(email: string): Promise<number> {
    const [row] = await store.database.query('select confirmed_at from newsletter_subscribers where email = $1', [
      email,
    ]);
    return Number(row?.confirmed_at);
  }

  test.each([
    [{}, 'email', 'Email is required'],
    [{ email: '  ' }, 'email', 'Email is required'],
    [{ email: 'rose@example' }, 'email', 'Please enter a valid email address.'],
    [{ email: 'rose@example.com', source: 'x'.repeat(65) }, 'source', 'Source is too long'],
    [{ email: 'rose@example.com', interests: 'blog' }, 'interests', 'Interests are a list'],
  ])('%j is refused', async (payload, field, message) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ success: false, message, errors: expect.arrayContaining([{ message, field }]) });
  });

  test('a form sent without JavaScript is stored likewise and redirects to the thank-you page', async () => {
    const answer = await send(
      store.server,
      'email=+Iris%40Example.com&firstName=&source=blog_newsletter&interests=blog&interests=tutorials',
    );
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      303,
      '/newsletter/thanks',
      'no-store',
    ]);
    const rows = await store.database.query('select * from newsletter_subscribers where email_key = $1', [
      'iris@example.com',
    ]);
    expect(rows).toMatchObject([
      { email: 'Iris@Example.com', first_name: null, interests: '["blog","tutorials"]', source: 'blog_newsletter' },
    ]);
  });
});

function send(
  server: FastifyInstance,
  payload: string,
  headers: Record<string, string> = {},
  remoteAddress?: string,
): Promise<Response> {
  return server.inject({
    method: 'POST',
    url: '/newsletter',
    payload,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'glow.example', ...headers },
  });
}

describe('a form sent without JavaScript', () => {
  let store: TestServer;

  beforeAll(async () => {
    store = await testServer({ newsletterPerMinute: 40 });
  });
  afterAll(() => store.close());

  test.each<[string, string, Record<string, string>, number, string]>([
    ['without an address', 'email=++&source=footer', {}, 400, 'Email required|Please enter your email address.'],
    ['with no email address', 'email=rose%40example', {}, 400, 'Invalid email|Please enter a valid email address.'],
    [
      'with a NUL character',
      'email=rose%00%40example.com',
      {},
      400,
      'Subscription failed|The request holds characters that are not allowed.',
    ],
    [
      'of more than 4 kB',
      `email=rose%40example.com&source=${'x'.repeat(4096)}`,
      {},
      413,
      'Subscription failed|The request is too large.',
    ],
    [
      'as JSON',
      '{}',
      { 'content-type': 'application/json' },
      415,
      'Subscription failed|A request of this content type is not accepted.',
    ],
    [
      'from another origin',
      'email=rose%40example.com',
      { origin: 'https://evil.example' },
      403,
      'Subscription failed|Requests from other sites are not accepted.',
    ],
    [
      'from another site',
      'email=rose%40example.com',
      { 'sec-fetch-site': 'cross-site' },
      403,
      'Subscription failed|Requests from other sites are not accepted.',
    ],
  ])('%s is refused with a page that has the reason', async (_what, payload, headers, status, words) => {
    const answer = await send(store.server, payload, headers);
    const [, heading, message] = /<h1>(.*)<\/h1>\n<p>(.*)<\/p>/.exec(answer.body) ?? [];
    expect([answer.statusCode, answer.headers['content-type'], `${heading}|${message}`]).toEqual([
      status,
      'text/html; charset=utf-8',
      words,
    ]);
    expect(await store.database.query('select * from newsletter_subscribers', [])).toEqual([]);
  });

  test.each([
    ['http://glow.example/blog/a?b=1&c="x"', 'http://glow.example/blog/a?b=1&amp;c=%22x%22'],
    ['https://glow.example//evil.example/', 'https://glow.example//evil.example/'],
    ['https://evil.example/', '/'],
    ['nonsense', '/'],
    ['', '/'],
  ])('from %j leads back to %s', async (referer, back) => {
    expect((await send(store.server, 'email=', { referer })).body).toContain(`<a href="${back}">`);
  });

  test('shares its limit with the JSON route', async () => {
    const limited = await serverOn(store.database, { newsletterPerMinute: 1 });
    const [form, json] = [
      await send(limited, 'email=rose%40example.com'),
      await limited.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        payload: { email: 'rose@example.com' },
      }),
    ];
    expect([form.statusCode, json.statusCode]).toEqual([303, 429]);
    const again = await send(limited, 'email=rose%40example.com');
    expect(again.statusCode).toBe(429);
    expect(again.body).toMatch(/Too many requests\. Please try again in \d+ seconds\./);
    await limited.close();
  });
});
