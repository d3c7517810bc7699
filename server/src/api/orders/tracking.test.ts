import type { LightMyRequestResponse as Response } from 'fastify';
import { anOrder, soldLines } from '../../testing/anOrder';
import { testServer, type TestServer } from '../../testing/testServer';

describe('tracking an order', () => {
  let store: TestServer;
  let id: string;

  let callers = 0;

  beforeAll(async () => {
    store = await testServer();
    id = (await post('', anOrder())).json().order.id;
  });
  afterAll(() => store.close());
  // attempts are limited per IP address, so each test uses its own
  beforeEach(() => {
    callers += 1;
  });

  function post(path: string, payload: object): Promise<Response> {
    return store.server.inject({
      method: 'POST',
      url: `/api/orders${path}`,
      payload,
      remoteAddress: `192.0.2.${callers}`,
    });
  }

  function track(orderId: string, email: string): Promise<Response> {
    return post('/track', { orderId, email });
  }

  test('number and email return its status, without name, street or card', async () => {
    const { total } = anOrder();
    const items = soldLines(anOrder());
    const answer = await track(` #${id} `, 'Rose@Example.com ');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      success: true,
      order: { id, createdAt: expect.any(String), status: 'processing', items, total, destination: 'Portland, OR' },
    });
    expect(answer.body).not.toMatch(/Miller|Garden|97201|4242/);
  });

  test('the number is understood however it is written (ORD-160)', async () => {
    const digits = id.slice(4);
    const spelled = [
      digits.toLowerCase(),
      `glw ${digits.replaceAll('0', 'o')}`,
      id.replace('-', '\u2011').replaceAll('1', 'l'),
    ];
    for (const written of spelled)
      expect([written, (await track(written, 'rose@example.com')).statusCode]).toEqual([written, 200]);
  });

  test.each(['İris@example.com', 'Rose@example.com.', 'Zo\u0308e@example.com'])(
    'an order of %s is found by it',
    async (email) => {
      const order = anOrder(undefined, { customerEmail: email });
      const { order: placed } = (await post('', order)).json();
      // as an earlier version stored it
      await store.database.query('update orders set customer_email = $1 where id = $2', [email, placed.id]);
      for (const typed of [email, ` <${email}>; `]) expect((await track(placed.id, typed)).statusCode).toBe(200);
    },
  );

  test('a wrong number, a wrong email and both wrong are answered alike', async () => {
    const answers = [
      await track('GLW-0000000000AA', 'rose@example.com'),
      await track(id, 'lily@example.com'),
      await track('GLW-0000000000AA', 'lily@example.com'),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set([`404 ${answers[0]?.body}`]),
    );
    expect(answers[0]?.json().message).toBe('There is no order of this number and email.');
  });

  test.each([
    [{ email: 'rose@example.com' }, 'Order number is required'],
    [{ orderId: 'GLW-001', email: 'rose@example' }, 'Please enter a valid email address'],
  ])('%j is refused', async (payload, message) => {
    const answer = await post('/track', payload);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test('an address can try ten times in a minute', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await track('GLW-001', 'rose@example.com')).statusCode).toBe(404);
    expect((await track(id, 'rose@example.com')).statusCode).toBe(429);
  });
});
