import type { AddressInfo } from 'node:net';
import { sampleProducts } from '@glow/shared/samples';
import type { LightMyRequestResponse as Response } from 'fastify';
import { openPostgres } from './base/database/openPostgres';
import { anOrder } from './testing/anOrder';
import { rawAnswer } from './testing/rawAnswer';
import { sharedStore } from './testing/sharedStore';
import { serverOn } from './testing/testServer';

const store = sharedStore();

const post = (payload: string, headers: Record<string, string> = {}) =>
  store.post('/api/orders', payload, { 'content-type': 'application/json', ...headers });

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
const changed = (changes: object) => JSON.stringify(anOrder(undefined, { ...changes }));
const replaced = (text: string, other: string) => JSON.stringify(anOrder()).replace(text, other);
const one = '"quantity":1';

test.each([
  ['no body', ''],
  ['malformed JSON', '{"items":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['nesting without end', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a prototype key', replaced('{', '{"__proto__":{"admin":true},')],
  ['a NUL character', changed({ customerName: 'Rose\u0000' })],
  ['a C1 control character', changed({ customerName: 'Rose\u009b' })],
  ['half a character', changed({ customerName: 'Rose \ud800' })],
  ['no lines', changed({ items: [] })],
  ['too many lines', changed({ items: Array(101).fill(item) })],
  ['an unknown line', JSON.stringify(anOrder({ 'skn-999': 1 }))],
  ['a name of Object.prototype', JSON.stringify(anOrder({ constructor: 1 }))],
  ['a quantity without end', replaced(one, '"quantity":1e400')],
  ['a quantity that is no number', replaced(one, '"quantity":NaN')],
  ['a second quantity', replaced(one, '"quantity":1,"quantity":1e9')],
  ['an escaped prototype key', replaced('{', '{"__pr\\u006fto__":{"admin":true},')],
  ['a constructor', replaced('{', '{"constructor":{"prototype":{"admin":true}},')],
  ['SQL as an id', JSON.stringify(anOrder({ "x'; drop table orders; --": 1 }))],
  ...[
    'rose@example',
    'a@x.com,b@x.com',
    'a@x.com, <b@x.com>',
    'a@x.com b@x.com',
    'a@x.com\r\nb@x.com',
    'a@x.com@y.com',
  ].map((customerEmail) => [`the email ${customerEmail}`, changed({ customerEmail })]),
  ['a blank name', changed({ customerName: '  ' })],
  ['an amount that is too large', changed({ total: 2_000_000.01 })],
  ['a foreign country', changed({ shippingAddress: { ...shippingAddress, country: 'DE' } })],
  ...[0, -1, 1.5, 1000, 1e9, '1', null].map((quantity) => [
    `quantity ${JSON.stringify(quantity)}`,
    changed({ items: [{ ...item, quantity }] }),
  ]),
])('%s is a bad request (API-6, API-12)', async (_what, payload) => {
  expectRefusal(await post(payload), 400);
});

test('a product with variants cannot be ordered without one (API-4)', async () => {
  const product = sampleProducts.find(({ variants }) => variants?.length);
  const answer = await post(JSON.stringify(anOrder({ [product?.id ?? '']: 1 })));
  expectRefusal(answer, 400);
  const message = 'Please choose a shade or size for every item.';
  expect(answer.json().errors).toEqual([{ message, field: 'items.0.id' }]);
});

test('each wrong field is named (API-120)', async () => {
  const wrong = { ...shippingAddress, city: '', state: 'x'.repeat(41), zipCode: undefined };
  expect((await post(changed({ shippingAddress: wrong }))).json().errors).toEqual([
    { message: 'City is required', field: 'shippingAddress.city' },
    { message: 'State is too long', field: 'shippingAddress.state' },
    { message: 'ZIP code is required', field: 'shippingAddress.zipCode' },
  ]);
});

test.each([
  ['a NUL character', 400, { shippingAddress: { ...shippingAddress, city: 'Port\u0000land' } }, 'shippingAddress.city'],
  ['half a character', 400, { customerName: 'Rose \ud800' }, 'customerName'],
  ['a bell in a list', 400, { items: [{ ...item, name: 'Rose\u0007' }] }, 'items.0.name'],
  ['a card number', 422, { customerName: '4111 and 1111 and 1111 and 1111' }, 'customerName'],
])('the field of %s is named (API-120)', async (_what, status, changes, field) => {
  const answer = await post(changed(changes));
  expect([answer.statusCode, answer.json().errors]).toEqual([status, [{ message: expect.any(String), field }]]);
});

test.each([
  ['a,b@x.com', '"a,b"@x.com'],
  ['<a\u200b@x.com>', 'a@x.com'],
])('the email %s is taken, and its message is for %s alone (API-120)', async (customerEmail, recipient) => {
  const answer = await post(changed({ customerEmail }));
  expect(answer.statusCode).toBe(201);
  const subject = `%${answer.json().order.id}`;
  expect(await store.value('select recipient from outbox where subject like $1', subject)).toBe(recipient);
});

test.each([
  ['another content type', { 'content-type': 'text/plain' }, 415],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['a cross-site request', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a broken key', { 'idempotency-key': 'a b' }, 400],
  ['a long key', { 'idempotency-key': 'x'.repeat(256) }, 400],
])('%s is refused (API-12, API-5, API-15)', async (_what, headers, status) => {
  expectRefusal(await post(JSON.stringify(anOrder()), headers), status);
});

test('behind a proxy that passes on no host, the origin of SITE_URL is accepted, and no other (API-15)', async () => {
  const behindProxy = await serverOn(store.database, { siteUrl: 'https://glow.example' });
  const statusOf = async (origin: string) => {
    const headers = { host: 'localhost:3000', origin, 'sec-fetch-site': 'same-origin' };
    const request = { method: 'POST', url: '/api/orders', headers, payload: anOrder() } as const;
    return (await behindProxy.inject(request)).statusCode;
  };
  expect([await statusOf('https://glow.example'), await statusOf('http://glow.example')]).toEqual([201, 403]);
  await behindProxy.close();
});

test.each(['%00', '%01', '%7F', '%0D%0A', 'GLW-%00', '%C2%80%00', '%ED%A0%80', '%C0%80', '%'])(
  'an order with the number %s is a bad request (API-12)',
  async (id) => expectRefusal(await store.get(`/api/orders/${id}`), 400),
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
])('%s %s is answered with the methods %s (API-12)', async (method, url, allow) => {
  const answer = await store.server.inject({ method: method as 'GET', url });
  expectRefusal(answer, allow ? 405 : 404);
  expect(answer.headers.allow).toBe(allow);
});

test.each([
  [[], 1],
  [['127.0.0.1'], 0],
])('a proxy with TRUST_PROXY %j is named %i times on the log', async (trustProxy: string[], count) => {
  const server = await serverOn(store.database, { trustProxy });
  const warn = jest.spyOn(server.log, 'warn');
  for (let times = 0; times < 3; times += 1)
    await server.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(warn.mock.calls).toEqual(Array(count).fill([expect.stringContaining('TRUST_PROXY')]));
  await server.close();
});

test('its own origin is accepted (API-15)', async () => {
  const headers = { host: 'GLOW.example.', origin: 'https://glow.example' };
  expect((await post(JSON.stringify(anOrder()), headers)).statusCode).toBe(201);
});

test('a body above 64 kB is refused, and card data (API-6)', async () => {
  const large = await post(changed({ customerName: 'x'.repeat(70_000) }));
  expectRefusal(large, 413);
  expect(large.json().message).toBe('The request is too large: 64 kB at most.');
  expectRefusal(await post(changed({ cvv: '123' })), 422);
});

const long = [100, 101, 600].map((length) => `/api/orders/${'x'.repeat(length)}`);

test.each(['/api', '/api/', '/api/nothing', '/api/orders/x/y', ...long])('nothing is at %s (API-161)', async (url) =>
  expectRefusal(await store.get(url), 404),
);

test('an address that cannot be decoded is refused', async () => {
  await store.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = store.server.server.address() as AddressInfo;
  expect(await rawAnswer(port, 'GET /api/orders/%zz HTTP/1.1\r\nHost: localhost')).toMatch(/^HTTP\/1.1 400 /);
});

test('orders beyond the limit are rejected with the time to wait (API-13)', async () => {
  const limited = await serverOn(store.database, { ordersPerMinute: 1 });
  const send = () => limited.inject({ method: 'POST', url: '/api/orders', payload: anOrder() });
  expect((await send()).statusCode).toBe(201);
  const answer = await send();
  expectRefusal(answer, 429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

test('a closed database is reported as unavailable, without the cause (API-161)', async () => {
  const database = openPostgres(store.url);
  const server = await serverOn(database);
  await database.close();
  expectRefusal(await server.inject({ method: 'POST', url: '/api/orders', payload: anOrder() }), 503);
  expect((await server.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await server.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  await server.close();
});
