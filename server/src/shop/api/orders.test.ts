import { setTimeout as wait } from 'node:timers/promises';
import type { LightMyRequestResponse as Response } from 'fastify';
import { anOrder, lineIds, soldLines } from '../../testing/anOrder';
import { sharedStore } from '../../testing/sharedStore';
import { serverOn } from '../../testing/testServer';

const [first = '', second = '', third = ''] = lineIds;
const HTTPS = { 'x-forwarded-proto': 'https' };

const store = sharedStore({ trustProxy: ['127.0.0.1'] });
const post = (payload: unknown, headers?: Record<string, string>) => store.post('/api/orders', payload, headers);
const attempt = (headers: Record<string, string>) => store.post('/api/orders/attempt', undefined, headers);
const get = (id: string, cookie = '') => store.get(`/api/orders/${id}`, { cookie });
const cookieOf = ({ headers }: Response) => String(headers['set-cookie']).split(';')[0] ?? '';
const idOf = (placed: Response): string => placed.json().order.id;
const orderCount = async () => Number(await store.value('select count(*) from orders'));
const mailOf = (id: string) => store.value('select body from outbox where subject like $1', `%${id}`);
const piecesOf = async (id: string) => Number(await store.value('select pieces from stock where line_id = $1', id));
const setPieces = (pieces: number, ...ids: string[]) =>
  Promise.all(ids.map((id) => store.sql('update stock set pieces = $1 where line_id = $2', pieces, id)));

test('as many pieces as there are can be ordered, a hundred and more too', async () => {
  await setPieces(110, first);
  expect((await post(anOrder({ [first]: 110 }))).statusCode).toBe(201);
  expect(await piecesOf(first)).toBe(0);
  await setPieces(50, first);
});

test('a correct order is answered, and takes its pieces (API-2, API-3, ORD-3, ORD-160, NEWS-21)', async () => {
  const before = await piecesOf(first);
  const request = anOrder({ [first]: 2, [second]: 1 });
  const answer = await post({ ...request, coupon: 'ignored' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  const { success, order } = answer.json();
  const id = expect.stringMatching(/^GLW-[0-9A-HJKMNP-TV-Z]{12}$/);
  const made = { id, createdAt: expect.any(String), status: 'processing' };
  expect([success, order]).toEqual([true, { ...request, items: soldLines(request), ...made }]);
  expect(await piecesOf(first)).toBe(before - 2);
  const [mail] = await store.sql('select * from outbox where subject like $1', `%${order.id}`);
  expect(mail).toMatchObject({ recipient: 'rose@example.com', body: expect.stringContaining('Total: $') });
  expect(await store.sql('select 1 from newsletter_subscribers')).toEqual([]);
});

test.each(['subtotal', 'shipping', 'tax', 'total'] as const)('a %s two cents off is refused (API-4)', async (field) => {
  const request = anOrder();
  const sent = request[field];
  expect((await post({ ...request, [field]: sent + 0.01 })).statusCode).toBe(201);
  const answer = await post({ ...request, [field]: sent + 0.02 });
  const refusal = { success: false, code: 'price_changed', figures: { [field]: sent }, errors: [{ field }] };
  expect([answer.statusCode, answer.json()]).toMatchObject([409, refusal]);
});

test('what was sold is what the catalogue says, and the mail names the shade (CHK-33)', async () => {
  const request = anOrder({ 'mkp-005-plum': 2 });
  const [item] = request.items;
  const image = 'https://evil.example/a.png';
  const answer = await post({ ...request, items: [{ ...item, name: 'Gold bar', image }] });
  const sold = { ...item, name: 'Velvet Matte Lipstick', variant: 'Shade: Plum' };
  expect(sold.image).toMatch(/plum/);
  expect([answer.statusCode, answer.json().order.items]).toEqual([201, [sold]]);
  const read = async () => (await get(idOf(answer), cookieOf(answer))).json().order.items;
  expect(await read()).toEqual([sold]);
  await store.sql("update variants set value = 'Aubergine' where line_id = 'mkp-005-plum'");
  expect(await read()).toEqual([sold]);
  expect(await mailOf(idOf(answer))).toContain('2 × Velvet Matte Lipstick (Shade: Plum): $60.00');
});

test('a line one cent off is stored at the price of the catalogue (API-4)', async () => {
  const request = anOrder({ [first]: 1 });
  const [{ price = 0, ...item } = {}] = request.items;
  const answer = await post({ ...request, items: [{ ...item, price: price - 0.01 }] });
  expect([answer.statusCode, answer.json().order.items]).toMatchObject([201, [{ id: first, price }]]);
  const stored = await store.value('select price from order_lines where order_id = $1', idOf(answer));
  expect(stored).toBe(Math.round(price * 100));
});

test('a price the client made up is refused with the catalogue price (API-4)', async () => {
  const request = anOrder({ [first]: 1 });
  const [item] = request.items;
  const sums = { subtotal: 0.01, tax: 0, shipping: 8.99, total: 9 };
  const answer = await post({ ...request, ...sums, items: [{ ...item, price: 0.01 }] });
  const present = [{ id: first, quantity: 1, price: item?.price }];
  expect([answer.statusCode, answer.json().figures.items]).toEqual([409, present]);
});

test('the same key and body answer the very same order, in turn and at once (API-5)', async () => {
  const before = await piecesOf(first);
  const key = { 'idempotency-key': 'same' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(anOrder(), key)));
  answers.push(await post(anOrder(), { 'idempotency-key': '"same"' }));
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(20);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect([answers[0]?.statusCode, await piecesOf(first)]).toEqual([201, before - 1]);
});

test('a key with another body is refused, a refused attempt leaves its key free (API-5)', async () => {
  const key = { 'idempotency-key': 'x'.repeat(255) };
  expect((await post(anOrder({ [first]: 1 }, { total: 0 }), key)).statusCode).toBe(409);
  expect((await post(anOrder(), key)).statusCode).toBe(201);
  const answer = await post(anOrder({ [first]: 2 }), key);
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'key_reused']);
});

test('thirty buyers at once of ten pieces: exactly ten get one', async () => {
  await setPieces(10, first);
  const before = await orderCount();
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(anOrder())));
  const codes = answers.map((answer) => `${answer.statusCode} ${answer.json().code ?? ''}`).sort();
  expect(codes).toEqual([...Array(10).fill('201 '), ...Array(20).fill('409 out_of_stock')]);
  expect([await piecesOf(first), await orderCount()]).toEqual([0, before + 10]);
});

test('orders lock their stock rows by id, whatever the order of their lines', async () => {
  const [low = '', high = ''] = [first, second].sort();
  await setPieces(20, low, high);
  const lock = 'select from stock where line_id = $1 for update';
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  let orders: Promise<Response[]> = Promise.resolve([]);
  await store.database.transaction(async (holder) => {
    await holder.query(lock, [low]);
    orders = Promise.all(
      [anOrder({ [high]: 1, [low]: 1 }), anOrder({ [low]: 1, [high]: 1 })].map((order) => post(order)),
    );
    while ((await store.sql(waiting)).length === 0) await wait(10);
    // had an order begun with the other row, it would hold it
    expect(await store.sql(`${lock} skip locked`, high)).toHaveLength(1);
  });
  expect((await orders).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect([await piecesOf(low), await piecesOf(high)]).toEqual([18, 18]);
});

test('lines of one thing are summed (API-4)', async () => {
  await setPieces(3, first);
  const twice = anOrder({ [first]: 4 });
  const half = { ...twice.items[0], quantity: 2 };
  const left = { errors: [{ field: 'items.0.quantity' }], figures: { items: [{ id: first, left: 3 }] } };
  const message = expect.stringContaining('Only 3');
  const refused = (await post({ ...twice, items: [half, half] })).json();
  expect(refused).toMatchObject({ code: 'out_of_stock', message, ...left });
  expect(await piecesOf(first)).toBe(3);
  await setPieces(1000, first);
});

test('an order that cannot be filled is told what is left of each such line (API-4)', async () => {
  await Promise.all([setPieces(1, first), setPieces(0, second), setPieces(5, third)]);
  const { figures, errors } = (await post(anOrder({ [third]: 5, [second]: 1, [first]: 2 }))).json();
  const left = (id: string, pieces: number) => ({ id, left: pieces });
  expect(figures.items).toEqual([left(second, 0), left(first, 1)]);
  expect(errors).toEqual([
    { field: 'items.2.quantity', message: expect.stringMatching(/^Only 1 of .+ left in stock\.$/) },
  ]);
  expect((await post(anOrder({ [second]: 1 }))).json().message).toMatch(/ is out of stock\.$/);
  expect(await piecesOf(third)).toBe(5);
  await setPieces(1000, first, second, third);
});

test('an order is priced and named by the present catalogue, and its replay returns the first answer', async () => {
  const key = { 'idempotency-key': 'repriced' };
  const request = anOrder({ 'skn-002': 1 });
  const placed = await post(request, key);
  await store.sql("update products set price = 9900, name = 'Noon Cream' where id = 'skn-002'");
  expect((await post(request, key)).body).toBe(placed.body);
  const refused = (await post(request)).json();
  expect(refused).toMatchObject({ code: 'price_changed', figures: { items: [{ price: 99 }] } });
  const { items, ...amounts } = refused.figures;
  const consented = await post({ ...request, ...amounts, items: [{ ...request.items[0], ...items[0] }] });
  expect(consented.statusCode).toBe(201);
  expect(await mailOf(idOf(consented))).toContain('1 × Noon Cream: $99.00');
});

test('a discontinued product is refused in its own words', async () => {
  await store.sql("update products set discontinued_at = 1 where id = 'skn-003'");
  const answer = await post(anOrder({ 'skn-003': 1 }));
  const message = 'Cloud Foam Gentle Cleanser is not sold any more.';
  const refusal = { code: 'out_of_stock', message, figures: { items: [{ id: 'skn-003', left: 0 }] } };
  expect([answer.statusCode, answer.json()]).toMatchObject([409, refusal]);
});

test('the cookie of an order is for orders, or over HTTPS for this host (DATA-4, ORD-8)', async () => {
  const month = 'Max-Age=2592000';
  const [plain, secure] = [await post(anOrder()), await post(anOrder(), HTTPS)].map(
    ({ headers }) => headers['set-cookie'],
  );
  expect(plain).toMatch(new RegExp(`^glow_receipt=[\\w-]{43}; ${month}; Path=/api/orders; HttpOnly; SameSite=Lax$`));
  expect(secure).toMatch(
    new RegExp(`^__Host-glow_receipt=[\\w-]{43}; ${month}; Path=/; HttpOnly; Secure; SameSite=Lax$`),
  );
});

test('only the browser that placed an order reads it; others get what an unknown id gets (API-10, ORD-8)', async () => {
  const placed = await post(anOrder());
  const { order } = placed.json();
  const read = await get(order.id, cookieOf(placed));
  expect([read.statusCode, read.json()]).toEqual([200, { success: true, order }]);
  const unknown = await get('GLW-000000000000', cookieOf(placed));
  const stranger = await get(order.id, `glow_receipt=${'x'.repeat(43)}`);
  for (const { statusCode, body } of [unknown, stranger, await get(order.id)])
    expect([statusCode, body]).toEqual([404, unknown.body]);
});

test("an account's order is opened by no cookie, also not by a guest's of the same browser", async () => {
  const guest = cookieOf(await post(anOrder()));
  const key = { 'idempotency-key': 'account', 'glow-account': 'true' };
  for (const headers of [{ ...key, cookie: guest }, key]) {
    const placed = await post(anOrder(), headers);
    expect([placed.statusCode, placed.headers['set-cookie']]).toEqual([201, undefined]);
    expect((await get(idOf(placed), guest)).statusCode).toBe(404);
  }
});

test.each([
  ['http', 'glow_receipt'],
  ['https', '__Host-glow_receipt'],
  ['https', 'glow_receipt'],
])('over %s a made-up token in the cookie %s is not taken up (ORD-8)', async (protocol, name) => {
  const cookie = `${name}=${'A'.repeat(43)}`;
  const placed = await post(anOrder(), { cookie, 'x-forwarded-proto': protocol });
  expect(placed.statusCode).toBe(201);
  expect(cookieOf(placed)).not.toContain('A'.repeat(43));
  expect((await get(idOf(placed), cookie)).statusCode).toBe(404);
});

test('over HTTPS a cookie without the prefix is not taken up, and still opens its own orders (ORD-8)', async () => {
  const former = await post(anOrder());
  const cookie = cookieOf(former);
  const placed = await post(anOrder(), { cookie, ...HTTPS });
  const own = cookieOf(placed);
  expect(own).toMatch(/^__Host-glow_receipt=/);
  expect((await get(idOf(placed), cookie)).statusCode).toBe(404);
  const both = `${cookie}; ${own}`;
  for (const order of [former, placed]) expect((await get(idOf(order), both)).statusCode).toBe(200);
  expect(cookieOf(await post(anOrder(), { cookie: both, ...HTTPS }))).toBe(own);
});

test('an expired token is not taken up (ORD-8)', async () => {
  const placed = await post(anOrder());
  await store.sql('update receipts set created_at = 0 where order_id = $1', idOf(placed));
  expect(cookieOf(await post(anOrder(), { cookie: cookieOf(placed) }))).not.toBe(cookieOf(placed));
});

const others = 'shop.example shop.example:3000 192.168.1.5 localhost.shop.example 127.0.0.1.shop.example'.split(' ');

test.each([
  ...others.map((host) => ['http', host, false] as const),
  ...['localhost:3000', 'shop.localhost', '127.0.0.1:3000', '[::1]:3000'].map((host) => ['http', host, true] as const),
  ['https', 'shop.example', true] as const,
])('%s at %s: a cookie opens orders is %s, else an order joins none (ORD-8)', async (protocol, host, isKept) => {
  const cookie = cookieOf(await post(anOrder()));
  const forwarded = { 'x-forwarded-proto': protocol, 'x-forwarded-for': '198.51.100.7' };
  const headers = { host, ...forwarded, 'idempotency-key': `${protocol}-${host}`, cookie };
  for (const placed of [await post(anOrder(), headers), await attempt(headers)]) {
    expect(placed.json().order.shippingAddress).toEqual(anOrder().shippingAddress);
    expect(placed.headers['set-cookie'] !== undefined).toBe(isKept);
    if (!isKept) expect((await get(idOf(placed), cookie)).statusCode).toBe(404);
  }
});

test('a shop whose address is of another machine keeps no receipts, whatever host a proxy names; it is said once', async () => {
  const server = await serverOn(store.database, { siteUrl: 'http://shop.example' });
  const warn = jest.spyOn(server.log, 'warn');
  for (let times = 0; times < 2; times += 1) {
    const { headers } = await server.inject({ method: 'POST', url: '/api/orders', payload: anOrder() });
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining('serve the shop over HTTPS')]]);
  warn.mockRestore();
  await server.close();
});

test('one cookie opens all orders of a browser, and a replay opens its order to the new cookie (ORD-8)', async () => {
  const key = { 'idempotency-key': 'replayed' };
  const one = await post(anOrder(), key);
  const cookie = cookieOf(one);
  const two = await post(anOrder(), { cookie });
  expect(cookieOf(two)).toBe(cookie);
  for (const placed of [one, two]) expect((await get(idOf(placed), cookie)).statusCode).toBe(200);
  const another = cookieOf(await post(anOrder(), key));
  expect(another).not.toBe(cookie);
  expect((await get(idOf(one), another)).statusCode).toBe(200);
});

test('the key of an attempt finds its order, opens it to this browser, and places nothing (CHK-31)', async () => {
  const key = { 'idempotency-key': 'unheard' };
  expect((await attempt({})).statusCode).toBe(400);
  const before = await orderCount();
  const none = await attempt(key);
  expect([none.statusCode, none.json()]).toEqual([200, { success: true, order: null }]);
  expect(none.headers).not.toHaveProperty('set-cookie');
  expect(await orderCount()).toBe(before);
  const placed = await post(anOrder(), key);
  const found = await attempt(key);
  expect([found.statusCode, found.body]).toEqual([200, placed.body]);
  expect((await get(idOf(placed), cookieOf(found))).statusCode).toBe(200);
  expect((await attempt({ ...key, 'glow-account': 'true' })).headers['set-cookie']).toBeUndefined();
  expect(await orderCount()).toBe(before + 1);
});

test('a declined card is refused and takes nothing (API-4)', async () => {
  const before = await piecesOf(first);
  const answer = await post(anOrder(undefined, { paymentMethod: { type: 'card', last4: '0002', brand: 'visa' } }));
  expect([answer.statusCode, answer.json()]).toMatchObject([402, { success: false, code: 'declined' }]);
  expect(await piecesOf(first)).toBe(before);
});

describe('tracking an order', () => {
  let id: string;
  let callers = 0;
  beforeAll(async () => {
    id = idOf(await post(anOrder()));
  });
  // attempts are limited per IP address, so each test uses its own
  beforeEach(() => {
    callers += 1;
  });
  const sendTrack = (payload: object) => store.post('/api/orders/track', payload, undefined, `192.0.2.${callers}`);
  const track = (orderId: string, email = 'rose@example.com') => sendTrack({ orderId, email });

  test('number and email return its status, without name, street or card (ORD-9, API-11)', async () => {
    const { total } = anOrder();
    const answer = await track(` #${id} `, 'Rose@Example.com ');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const told = { id, createdAt: expect.any(String), status: 'processing', total, destination: 'Portland, OR' };
    expect(answer.json()).toEqual({ success: true, order: { ...told, items: soldLines(anOrder()) } });
    expect(answer.body).not.toMatch(/Miller|Garden|97201|4242/);
  });

  test('the number is understood however it is written (ORD-160)', async () => {
    const digits = id.slice(4);
    const dashed = id.replace('-', '\u2011').replaceAll('1', 'l');
    for (const written of [digits.toLowerCase(), `glw ${digits.replaceAll('0', 'o')}`, dashed])
      expect([written, (await track(written)).statusCode]).toEqual([written, 200]);
  });

  const emails = ['İris@example.com', 'Rose@example.com.', 'Zo\u0308e@example.com'];

  test.each(emails)('an order of %s is found by it', async (email) => {
    const placed = idOf(await post(anOrder(undefined, { customerEmail: email })));
    // as an earlier version stored it
    await store.sql('update orders set customer_email = $1 where id = $2', email, placed);
    for (const typed of [email, ` <${email}>; `]) expect((await track(placed, typed)).statusCode).toBe(200);
  });

  test('a wrong number, a wrong email and both wrong are answered alike (ORD-9, API-11)', async () => {
    const wrong = 'GLW-0000000000AA';
    const answers = [await track(wrong), await track(id, 'lily@example.com'), await track(wrong, 'lily@example.com')];
    for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([404, answers[0]?.body]);
    expect(answers[0]?.json().message).toBe('There is no order of this number and email.');
  });

  test.each([
    [{ email: 'rose@example.com' }, 'Order number is required'],
    [{ orderId: 'GLW-001', email: 'rose@example' }, 'Please enter a valid email address'],
    [{ orderId: 'G'.repeat(65), email: 'rose@example.com' }, 'Order number is too long'],
  ])('%j is refused (FORM-12, FORM-17)', async (payload, message) => {
    const answer = await sendTrack(payload);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test('an address can try ten times in a minute (API-13, ORD-9)', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect((await track('GLW-001')).statusCode).toBe(404);
    expect((await track(id)).statusCode).toBe(429);
  });
});
