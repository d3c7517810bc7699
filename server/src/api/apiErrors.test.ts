import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleProducts } from '@glow/shared/samples';
import type { LightMyRequestResponse as Response } from 'fastify';
import { openPostgres } from '../database/openPostgres';
import { anOrder, lineIds } from '../testing/anOrder';
import { serverOn, testServer, type TestServer } from '../testing/testServer';

let store: TestServer;

beforeAll(async () => {
  store = await testServer();
});
afterAll(() => store.close());

function post(payload: string, headers: Record<string, string> = {}): Promise<Response> {
  return store.server.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

function expectRefusal(answer: Response, status: number): void {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { success, message, errors } = answer.json();
  expect({ success, message }).toEqual({ success: false, message: expect.any(String) });
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(error.message).toMatch(/^[A-Z]/);
}

const [item] = anOrder().items;
const { shippingAddress } = anOrder();
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

test.each([
  ['no body', ''],
  ['malformed JSON', '{"items":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['nesting without end', deep],
  ['a prototype key', JSON.stringify(anOrder()).replace('{', '{"__proto__":{"admin":true},')],
  ['a NUL character', JSON.stringify(anOrder(undefined, { customerName: 'Rose\u0000' }))],
  ['a C1 control character', JSON.stringify(anOrder(undefined, { customerName: 'Rose\u009b' }))],
  ['half a character', JSON.stringify(anOrder(undefined, { customerName: 'Rose \ud800' }))],
  ['no lines', JSON.stringify(anOrder(undefined, { items: [] }))],
  ['too many lines', JSON.stringify(anOrder(undefined, { items: Array(101).fill(item) }))],
  ['an unknown line', JSON.stringify(anOrder({ 'skn-999': 1 }))],
  ['a name of Object.prototype', JSON.stringify(anOrder({ constructor: 1 }))],
  ['a quantity without end', JSON.stringify(anOrder()).replace('"quantity":1', '"quantity":1e400')],
  ['a quantity that is no number', JSON.stringify(anOrder()).replace('"quantity":1', '"quantity":NaN')],
  ['a second quantity', JSON.stringify(anOrder()).replace('"quantity":1', '"quantity":1,"quantity":1e9')],
  ['an escaped prototype key', JSON.stringify(anOrder()).replace('{', '{"__pr\\u006fto__":{"admin":true},')],
  ['a constructor', JSON.stringify(anOrder()).replace('{', '{"constructor":{"prototype":{"admin":true}},')],
  ['SQL as an id', JSON.stringify(anOrder({ "x'; drop table orders; --": 1 }))],
  ['a bad email', JSON.stringify(anOrder(undefined, { customerEmail: 'rose@example' }))],
  ...['a@x.com,b@x.com', 'a@x.com, <b@x.com>', 'a@x.com b@x.com', 'a@x.com\r\nb@x.com', 'a@x.com@y.com'].map(
    (email): [string, string] => [`the email ${email}`, JSON.stringify(anOrder(undefined, { customerEmail: email }))],
  ),
  ['a blank name', JSON.stringify(anOrder(undefined, { customerName: '  ' }))],
  ['a foreign country', JSON.stringify(anOrder(undefined, { shippingAddress: { ...shippingAddress, country: 'DE' } }))],
  ...[0, -1, 1.5, 1000, 1e9, '1', null].map((quantity): [string, string] => [
    `quantity ${JSON.stringify(quantity)}`,
    JSON.stringify(anOrder(undefined, { items: [{ ...item, quantity }] })),
  ]),
])('%s is a bad request', async (_what, payload) => {
  expectRefusal(await post(payload), 400);
});

test('a product with variants cannot be ordered without one', async () => {
  const product = sampleProducts.find(({ variants }) => variants?.length);
  const answer = await post(JSON.stringify(anOrder({ [product?.id ?? '']: 1 })));
  expectRefusal(answer, 400);
  expect(answer.json().errors).toEqual([
    { message: 'Please choose a shade or size for every item.', field: 'items.0.id' },
  ]);
});

test('each wrong field is named', async () => {
  const answer = await post(
    JSON.stringify(
      anOrder(undefined, {
        shippingAddress: { ...shippingAddress, city: '', state: 'x'.repeat(41), zipCode: undefined },
      }),
    ),
  );
  expect(answer.json().errors).toEqual([
    { message: 'City is required', field: 'shippingAddress.city' },
    { message: 'State is too long', field: 'shippingAddress.state' },
    { message: 'ZIP code is required', field: 'shippingAddress.zipCode' },
  ]);
});

test.each([
  ['a NUL character', { shippingAddress: { ...shippingAddress, city: 'Port\u0000land' } }, 'shippingAddress.city'],
  ['half a character', { customerName: 'Rose \ud800' }, 'customerName'],
  ['a bell in a list', { items: [{ ...item, name: 'Rose\u0007' }] }, 'items.0.name'],
])('the field of %s is named', async (_what, changes, field) => {
  const answer = await post(JSON.stringify(anOrder(undefined, changes)));
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ message: expect.any(String), field }]]);
});

test('the field of a card number is named', async () => {
  const answer = await post(JSON.stringify(anOrder(undefined, { customerName: '4111 and 1111 and 1111 and 1111' })));
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    [{ message: expect.any(String), field: 'customerName' }],
  ]);
});

test.each([
  '"a b"@x.com'.replace(' ', ''),
  'a,b@x.com',
  'a@x.com;b',
  'a@[1.2.3.4]',
  'a:b@x.com',
  'a\u200b@x.com',
  '<a@x.com>',
  'a@x.com.',
])('the email %s is taken, and its message has one recipient', async (email) => {
  const answer = await post(JSON.stringify(anOrder(undefined, { customerEmail: email })));
  expect(answer.statusCode).toBe(201);
  const [mail] = await store.database.query('select recipient from outbox where subject like $1', [
    `%${answer.json().order.id}`,
  ]);
  // outside of quotes there is nothing that parts addresses
  expect(String(mail?.recipient).replace(/"(?:[^"\\]|\\.)*"/g, 'quoted')).toMatch(
    /^[^\s()<>[\]:;@\\,"]+@[^\s()<>[\]:;@\\,"]+$/,
  );
});

test.each([
  ['another content type', { 'content-type': 'text/plain' }, 415],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['a hidden origin', { origin: 'null' }, 403],
  ['a hidden origin of the same site', { origin: 'null', 'sec-fetch-site': 'same-site' }, 403],
  ['a cross-site request', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a broken key', { 'idempotency-key': 'a b' }, 400],
  ['a long key', { 'idempotency-key': 'x'.repeat(256) }, 400],
])('%s is refused', async (_what, headers, status) => {
  expectRefusal(await post(JSON.stringify(anOrder()), headers), status);
});

test.each([
  ['https://glow.example', 201],
  ['http://glow.example', 403],
  ['https://glow.example.evil.example', 403],
  ['http://localhost:3000', 201],
])(
  'behind a proxy that passes on no host, with SITE_URL https://glow.example, the origin %s is answered with %i',
  async (origin, status) => {
    const behindProxy = await serverOn(store.database, { siteUrl: 'https://glow.example' });
    const answer = await behindProxy.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { 'content-type': 'application/json', host: 'localhost:3000', origin, 'sec-fetch-site': 'same-origin' },
      payload: JSON.stringify(anOrder()),
    });
    expect(answer.statusCode).toBe(status);
    await behindProxy.close();
  },
);

test.each(['%00', '%01', '%7F', '%0D%0A', 'GLW-%00', '%C2%80%00', '%ED%A0%80', '%C0%80', '%'])(
  'an order with the number %s is a bad request',
  async (id) => expectRefusal(await store.server.inject({ url: `/api/orders/${id}` }), 400),
);

test.each([
  ['GET', '/api/orders', 'POST'],
  ['PUT', '/api/orders', 'POST'],
  ['OPTIONS', '/api/orders', 'POST'],
  ['TRACE', '/api/orders/GLW-1', 'GET, HEAD'],
  ['PROPFIND', '/api/orders/GLW-1', 'GET, HEAD'],
  ['DELETE', '/api/reports', 'GET, HEAD, POST'],
  ['GET', '/api/orders/track/', undefined],
  ['POST', '/api/nothing', undefined],
])('%s %s is answered with the methods %s', async (method, url, allow) => {
  const answer = await store.server.inject({ method: method as 'GET', url });
  expectRefusal(answer, allow ? 405 : 404);
  expect(answer.headers.allow).toBe(allow);
});

test('a proxy that is not trusted is named once on the log', async () => {
  for (const [trustProxy, count] of [
    [[], 1],
    [['127.0.0.1'], 0],
  ] as const) {
    const server = await serverOn(store.database, { trustProxy: [...trustProxy] });
    const warn = jest.spyOn(server.log, 'warn');
    for (let times = 0; times < 3; times += 1)
      await server.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(warn.mock.calls).toEqual(Array(count).fill([expect.stringContaining('TRUST_PROXY')]));
    await server.close();
  }
});

test('its own origin is accepted', async () => {
  expect(
    (await post(JSON.stringify(anOrder()), { host: 'glow.example', origin: 'https://glow.example' })).statusCode,
  ).toBe(201);
});

test.each<Record<string, string>>([
  { host: 'glow.example:443', origin: 'https://glow.example' },
  { host: 'GLOW.example.', origin: 'https://glow.example' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
])('%j is a request of the store itself', async (headers) => {
  expect((await post(JSON.stringify(anOrder()), headers)).statusCode).toBe(201);
});

test('a body above 64 kB is refused', async () => {
  expectRefusal(await post(JSON.stringify(anOrder(undefined, { customerName: 'x'.repeat(70_000) }))), 413);
});

test('card data is refused', async () => {
  expectRefusal(await post(JSON.stringify(anOrder(undefined, { cvv: '123' }))), 422);
});

test('an order number of any length is not found', async () => {
  for (const length of [100, 101, 600])
    expectRefusal(await store.server.inject(`/api/orders/${'x'.repeat(length)}`), 404);
});

test.each(['/api', '/api/', '/api/nothing', '/api/orders/x/y'])('nothing is at %s', async (url) => {
  expectRefusal(await store.server.inject({ url }), 404);
});

test('an address that cannot be decoded is refused', async () => {
  await store.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = store.server.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path: '/api/orders/%zz' }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(400);
});

test('orders beyond the limit are rejected with the time to wait', async () => {
  const limited = await serverOn(store.database, { ordersPerMinute: 2 });
  const send = () =>
    limited.inject({ method: 'POST', url: '/api/orders', payload: anOrder({ [lineIds[0] ?? '']: 1 }) });
  expect((await send()).statusCode).toBe(201);
  expect((await send()).statusCode).toBe(201);
  const answer = await send();
  expectRefusal(answer, 429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

test('a closed database is reported as unavailable, without the cause', async () => {
  const database = openPostgres(store.url);
  const server = await serverOn(database);
  await database.close();
  expectRefusal(await server.inject({ method: 'POST', url: '/api/orders', payload: anOrder() }), 503);
  expect((await server.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await server.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  await server.close();
});
