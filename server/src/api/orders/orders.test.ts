import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { anOrder, lineIds, soldLines } from '../../testing/anOrder';
import { serverOn, testServer, type TestServer } from '../../testing/testServer';

const [first = '', second = '', third = ''] = lineIds;

describe('orders', () => {
  let store: TestServer;

  beforeAll(async () => {
    store = await testServer({ trustProxy: ['127.0.0.1'] });
  });
  afterAll(() => store.close());

  function post(payload: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const options: InjectOptions = {
      method: 'POST',
      url: '/api/orders',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    };
    return store.server.inject(options);
  }

  function get(id: string, cookie?: string): Promise<Response> {
    return store.server.inject({ url: `/api/orders/${id}`, headers: cookie ? { cookie } : {} });
  }

  async function piecesOf(id: string): Promise<number> {
    return Number((await store.database.query('select pieces from stock where line_id = $1', [id]))[0]?.pieces);
  }

  async function setPieces(id: string, pieces: number): Promise<void> {
    await store.database.query('update stock set pieces = $1 where line_id = $2', [pieces, id]);
  }

  async function count(table: string): Promise<number> {
    return Number((await store.database.query(`select count(*) as n from ${table}`, []))[0]?.n);
  }

  test('as many pieces as there are can be ordered, a hundred and more too', async () => {
    await setPieces(first, 110);
    expect((await post(anOrder({ [first]: 110 }))).statusCode).toBe(201);
    expect(await piecesOf(first)).toBe(0);
    await setPieces(first, 50);
  });

  test('a correct order is answered with id, date and status, and takes its pieces', async () => {
    const before = await piecesOf(first);
    const request = anOrder({ [first]: 2, [second]: 1 });
    const answer = await post({ ...request, coupon: 'ignored' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { success, order } = answer.json();
    expect(success).toBe(true);
    expect(order).toEqual({
      ...request,
      items: soldLines(request),
      id: expect.stringMatching(/^GLW-[0-9A-HJKMNP-TV-Z]{12}$/),
      createdAt: expect.any(String),
      status: 'processing',
    });
    expect(await piecesOf(first)).toBe(before - 2);
    const [mail] = await store.database.query('select * from outbox where subject like $1', [`%${order.id}`]);
    expect(mail?.recipient).toBe('rose@example.com');
    expect(mail?.body).toContain('Total: $');
  });

  test.each(['subtotal', 'shipping', 'tax', 'total'])(
    'a %s that differs by more than a cent is a changed price',
    async (field) => {
      const request = anOrder();
      const sent = request[field as 'total'];
      expect((await post({ ...request, [field]: sent + 0.01 })).statusCode).toBe(201);
      const answer = await post({ ...request, [field]: sent + 0.02 });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        success: false,
        code: 'price_changed',
        figures: { [field]: sent },
        errors: [{ field }],
      });
    },
  );

  test('CHK-33: what was sold is what the catalogue says, and the mail names the shade', async () => {
    const request = anOrder({ 'mkp-005-plum': 2 });
    const [item] = request.items;
    const answer = await post({
      ...request,
      items: [{ ...item, name: 'Gold bar', image: 'https://evil.example/a.png' }],
    });
    expect(answer.statusCode).toBe(201);
    const sold = { ...item, name: 'Velvet Matte Lipstick', variant: 'Shade: Plum' };
    expect(sold.image).toMatch(/plum/);
    const { id, items } = answer.json().order;
    expect(items).toEqual([sold]);
    const cookie = String(answer.headers['set-cookie']).split(';')[0];
    expect((await get(id, cookie)).json().order.items).toEqual([sold]);
    await store.database.query("update variants set value = 'Aubergine' where line_id = 'mkp-005-plum'", []);
    expect((await get(id, cookie)).json().order.items).toEqual([sold]);
    const [mail] = await store.database.query('select body from outbox where subject like $1', [`%${id}`]);
    expect(mail?.body).toContain('2 × Velvet Matte Lipstick (Plum): $60.00');
  });

  test('a line one cent off is stored at the price of the catalogue', async () => {
    const request = anOrder({ [first]: 1 });
    const [item] = request.items;
    const answer = await post({ ...request, items: [{ ...item, price: (item?.price ?? 0) - 0.01 }] });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().order.items).toMatchObject([{ id: first, price: item?.price }]);
    const rows = await store.database.query('select price from order_lines where order_id = $1', [
      answer.json().order.id,
    ]);
    expect(rows).toEqual([{ price: Math.round((item?.price ?? 0) * 100) }]);
  });

  test('a price the client made up is refused with the catalogue price', async () => {
    const request = anOrder({ [first]: 1 });
    const [item] = request.items;
    const answer = await post({
      ...request,
      items: [{ ...item, price: 0.01 }],
      subtotal: 0.01,
      tax: 0,
      shipping: 8.99,
      total: 9,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().figures.items).toEqual([{ id: first, quantity: 1, price: item?.price }]);
  });

  test('the same key and body answer the very same order, in turn and at once', async () => {
    const before = await piecesOf(first);
    const key = { 'idempotency-key': `same` };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(anOrder({ [first]: 1 }), key)));
    answers.push(await post(anOrder({ [first]: 1 }), key));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await piecesOf(first)).toBe(before - 1);
  });

  test('a key with another body is refused, a refused attempt leaves its key free', async () => {
    const key = { 'idempotency-key': `other` };
    expect((await post(anOrder({ [first]: 1 }, { total: 0 }), key)).statusCode).toBe(409);
    expect((await post(anOrder({ [first]: 1 }), key)).statusCode).toBe(201);
    const answer = await post(anOrder({ [first]: 2 }), key);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('key_reused');
  });

  test('thirty buyers at once of ten pieces: exactly ten get one', async () => {
    await setPieces(first, 10);
    const orders = await count('orders');
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(anOrder({ [first]: 1 }))));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 409 && answer.json().code === 'out_of_stock')).toHaveLength(
      20,
    );
    expect(await piecesOf(first)).toBe(0);
    expect(await count('orders')).toBe(orders + 10);
  });

  test('opposite orders of two things do not block each other, and lines of one thing are summed', async () => {
    await Promise.all([setPieces(first, 20), setPieces(second, 20)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(anOrder(index % 2 ? { [first]: 1, [second]: 1 } : { [second]: 1, [first]: 1 })),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
    await setPieces(first, 3);
    const twice = anOrder({ [first]: 4 });
    const [item] = twice.items;
    const answer = await post({
      ...twice,
      items: [
        { ...item, quantity: 2 },
        { ...item, quantity: 2 },
      ],
    });
    expect(answer.json()).toMatchObject({
      code: 'out_of_stock',
      message: expect.stringContaining('Only 3'),
      errors: [{ field: 'items.0.quantity' }],
      figures: { items: [{ id: first, left: 3 }] },
    });
    expect(await piecesOf(first)).toBe(3);
    await setPieces(first, 1000);
  });

  test('an order that cannot be filled is told what is left of each such line', async () => {
    await Promise.all([setPieces(first, 1), setPieces(second, 0), setPieces(third, 5)]);
    const answer = await post(anOrder({ [third]: 5, [second]: 1, [first]: 2 }));
    expect(answer.json().figures.items).toEqual([
      { id: second, left: 0 },
      { id: first, left: 1 },
    ]);
    expect(await piecesOf(third)).toBe(5);
    await Promise.all([first, second, third].map((id) => setPieces(id, 1000)));
  });

  test('an order is priced and named by the present catalogue, and its replay returns the first answer', async () => {
    const key = { 'idempotency-key': `repriced` };
    const request = anOrder({ 'skn-002': 1 });
    const placed = await post(request, key);
    await store.database.query("update products set price = 9900, name = 'Noon Cream' where id = 'skn-002'", []);
    expect((await post(request, key)).body).toBe(placed.body);
    const refused = await post(request);
    expect(refused.json()).toMatchObject({ code: 'price_changed', figures: { items: [{ price: 99 }] } });
    const { items, ...amounts } = refused.json().figures;
    const consented = await post({ ...request, ...amounts, items: [{ ...request.items[0], ...items[0] }] });
    expect(consented.statusCode).toBe(201);
    const [mail] = await store.database.query('select body from outbox where subject like $1', [
      `%${consented.json().order.id}`,
    ]);
    expect(mail?.body).toContain('1 × Noon Cream: $99.00');
  });

  test('a discontinued product is refused in its own words', async () => {
    await store.database.query("update products set discontinued_at = 1 where id = 'skn-003'", []);
    const answer = await post(anOrder({ 'skn-003': 1 }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'out_of_stock',
      message: 'Cloud Foam Gentle Cleanser is not sold any more.',
      figures: { items: [{ id: 'skn-003', left: 0 }] },
    });
  });

  test('only the browser that placed an order can read it back; anyone else gets what an unknown id gets', async () => {
    const placed = await post(anOrder());
    const cookie = String(placed.headers['set-cookie']);
    expect(cookie).toMatch(/^glow_receipt=[\w-]{43}; Max-Age=2592000; Path=\/api\/orders; HttpOnly; SameSite=Lax$/);
    const { order } = placed.json();
    const read = await get(order.id, cookie.split(';')[0]);
    expect(read.statusCode).toBe(200);
    expect(read.json()).toEqual({ success: true, order });
    const unknown = await get('GLW-000000000000', cookie.split(';')[0]);
    const stranger = await get(order.id, `glow_receipt=${'x'.repeat(43)}`);
    const guest = await get(order.id);
    expect([unknown, stranger, guest].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set([unknown, stranger, guest].map(({ body }) => body)).size).toBe(1);
  });

  test("an account's order is opened by no cookie, also not by a guest's of the same browser", async () => {
    const guest = String((await post(anOrder())).headers['set-cookie']).split(';')[0] ?? '';
    const key = { 'idempotency-key': `account`, 'glow-account': 'true' };
    for (const headers of [{ ...key, cookie: guest }, key]) {
      const placed = await post(anOrder(), headers);
      expect(placed.statusCode).toBe(201);
      expect(placed.headers['set-cookie']).toBeUndefined();
      expect((await get(placed.json().order.id, guest)).statusCode).toBe(404);
    }
  });

  test('over HTTPS the cookie is Secure', async () => {
    const placed = await post(anOrder(), { 'x-forwarded-proto': 'https' });
    expect(placed.headers['set-cookie']).toMatch(
      /^__Host-glow_receipt=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test.each([
    ['http', 'glow_receipt'],
    ['https', '__Host-glow_receipt'],
    ['https', 'glow_receipt'],
  ])('over %s a made-up token in the cookie %s is not taken up', async (protocol, name) => {
    const cookie = `${name}=${'A'.repeat(43)}`;
    const placed = await post(anOrder(), { cookie, 'x-forwarded-proto': protocol });
    expect(placed.statusCode).toBe(201);
    expect(String(placed.headers['set-cookie'])).not.toContain('A'.repeat(43));
    expect((await get(placed.json().order.id, cookie)).statusCode).toBe(404);
  });

  test('over HTTPS a cookie that another site may have set is not taken up, and still opens its own orders', async () => {
    const former = await post(anOrder());
    const cookie = String(former.headers['set-cookie']).split(';')[0] ?? '';
    const placed = await post(anOrder(), { cookie, 'x-forwarded-proto': 'https' });
    const own = String(placed.headers['set-cookie']).split(';')[0] ?? '';
    expect(own).toMatch(/^__Host-glow_receipt=/);
    expect((await get(placed.json().order.id, cookie)).statusCode).toBe(404);
    for (const { json } of [former, placed])
      expect((await get(json().order.id, `${cookie}; ${own}`)).statusCode).toBe(200);
    const next = await post(anOrder(), { cookie: `${cookie}; ${own}`, 'x-forwarded-proto': 'https' });
    expect(String(next.headers['set-cookie'])).toContain(own);
  });

  test('an expired token is not taken up', async () => {
    const placed = await post(anOrder());
    const cookie = String(placed.headers['set-cookie']).split(';')[0] ?? '';
    await store.database.query('update receipts set created_at = 0 where order_id = $1', [placed.json().order.id]);
    expect(String((await post(anOrder(), { cookie })).headers['set-cookie'])).not.toContain(cookie);
  });

  test.each([
    ['http', 'shop.example', false],
    ['http', 'shop.example:3000', false],
    ['http', '192.168.1.5', false],
    ['http', 'localhost.shop.example', false],
    ['http', '127.0.0.1.shop.example', false],
    ['http', 'localhost:3000', true],
    ['http', 'shop.localhost', true],
    ['http', '127.0.0.1:3000', true],
    ['http', '[::1]:3000', true],
    ['https', 'shop.example', true],
  ])(
    '%s at %s: a cookie opens orders is %s, and no order joins one that was planted otherwise',
    async (protocol, host, isKept) => {
      const planted = String((await post(anOrder())).headers['set-cookie']).split(';')[0] ?? '';
      const headers = {
        host,
        'x-forwarded-proto': protocol,
        'x-forwarded-for': '198.51.100.7',
        'idempotency-key': `${protocol}-${host}`,
        cookie: planted,
      };
      const again = { method: 'POST', url: '/api/orders/attempt', headers } as const;
      for (const placed of [await post(anOrder(), headers), await store.server.inject(again)]) {
        expect(placed.json().order.shippingAddress).toEqual(anOrder().shippingAddress);
        expect(placed.headers['set-cookie'] !== undefined).toBe(isKept);
        if (!isKept) expect((await get(placed.json().order.id, planted)).statusCode).toBe(404);
      }
    },
  );

  test('a shop whose address is of another machine keeps no receipts, whatever host a proxy names; it is said once', async () => {
    const server = await serverOn(store.database, { siteUrl: 'http://shop.example' });
    const warn = jest.spyOn(server.log, 'warn');
    const place = () => server.inject({ method: 'POST', url: '/api/orders', payload: anOrder() });
    expect([(await place()).headers['set-cookie'], (await place()).headers['set-cookie']]).toEqual([
      undefined,
      undefined,
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('serve the shop over HTTPS')]]);
    warn.mockRestore();
    await server.close();
  });

  test('one cookie opens all orders of a browser, and a replay opens its order to the new cookie', async () => {
    const key = { 'idempotency-key': `replayed` };
    const one = await post(anOrder(), key);
    const cookie = String(one.headers['set-cookie']).split(';')[0] ?? '';
    const two = await post(anOrder(), { cookie });
    expect(String(two.headers['set-cookie'])).toContain(cookie);
    for (const placed of [one, two]) expect((await get(placed.json().order.id, cookie)).statusCode).toBe(200);
    const replay = await post(anOrder(), key);
    const another = String(replay.headers['set-cookie']).split(';')[0];
    expect(another).not.toBe(cookie);
    expect((await get(one.json().order.id, another)).statusCode).toBe(200);
  });

  test('the key of an attempt finds the order that it has placed, opens it to this browser, and places nothing', async () => {
    const key = { 'idempotency-key': `unheard` };
    const attempt = (headers: Record<string, string>) =>
      store.server.inject({ method: 'POST', url: '/api/orders/attempt', headers });
    expect((await attempt({})).statusCode).toBe(400);
    const before = await count('orders');
    const none = await attempt(key);
    expect([none.statusCode, none.json(), none.headers['set-cookie']]).toEqual([
      200,
      { success: true, order: null },
      undefined,
    ]);
    expect(await count('orders')).toBe(before);
    const placed = await post(anOrder(), key);
    const found = await attempt(key);
    expect([found.statusCode, found.body]).toEqual([200, placed.body]);
    const cookie = String(found.headers['set-cookie']).split(';')[0];
    expect((await get(placed.json().order.id, cookie)).statusCode).toBe(200);
    expect((await attempt({ ...key, 'glow-account': 'true' })).headers['set-cookie']).toBeUndefined();
    expect(await count('orders')).toBe(before + 1);
  });

  test('a declined card is refused and takes nothing', async () => {
    const before = await piecesOf(first);
    const answer = await post(
      anOrder({ [first]: 1 }, { paymentMethod: { type: 'card', last4: '0002', brand: 'visa' } }),
    );
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ success: false, code: 'declined' });
    expect(await piecesOf(first)).toBe(before);
  });
});
