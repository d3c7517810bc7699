import type { LightMyRequestResponse as Response } from 'fastify';
import { engines, testServer, type TestServer } from '../../testing/testServer';

describe.each(engines)('newsletter on %s', (engine) => {
  let store: TestServer;

  beforeAll(async () => {
    store = await testServer(engine);
  }, 60_000);
  afterAll(() => store.close());

  function post(payload: Record<string, unknown>): Promise<Response> {
    return store.server.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload });
  }

  test('a subscription is kept once, and a repeat gets the same answer', async () => {
    const one = await post({ email: ' Rose@Example.com ', firstName: ' Rose ', interests: ['blog'], source: 'footer' });
    const two = await post({ email: 'rose@example.com', interests: [] });
    expect(one.statusCode).toBe(200);
    expect(one.json()).toEqual({ success: true, message: expect.any(String) });
    expect(two.body).toBe(one.body);
    const rows = await store.database.query('select * from newsletter_subscribers', []);
    expect(rows).toMatchObject([{ email_key: 'rose@example.com', email: 'Rose@Example.com', first_name: 'Rose', interests: '["blog"]', source: 'footer' }]);
    expect(await store.database.query('select recipient from outbox', [])).toEqual([{ recipient: 'Rose@Example.com' }]);
  });

  test('only the address is needed; the source is then the website', async () => {
    expect((await post({ email: 'lily@example.com' })).statusCode).toBe(200);
    const rows = await store.database.query('select * from newsletter_subscribers where email_key = $1', ['lily@example.com']);
    expect(rows).toMatchObject([{ first_name: null, interests: '[]', source: 'website' }]);
  });

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
});
