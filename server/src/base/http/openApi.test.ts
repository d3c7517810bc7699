import type { FastifyInstance } from 'fastify';
import { ROLES } from '../../admin/roles';
import { ENDPOINTS } from '../../shop/accounts/endpoints';
import { anOrder } from '../../testing/anOrder';
import { noDatabase } from '../../testing/temporarySite';
import { serverOn } from '../../testing/testServer';

let server: FastifyInstance;

beforeAll(async () => {
  server = await serverOn(noDatabase);
});
afterAll(() => server.close());

const posted = (path: string) => `post /api${path}`;
const summarized = expect.objectContaining({ summary: expect.stringMatching(/./) });

test('the document describes every route of the API, with the schemas of their bodies (API-2, API-6)', async () => {
  const answer = await server.inject({ url: '/api/openapi.json' });
  expect(answer.statusCode).toBe(200);
  const { openapi, paths, components } = answer.json();
  expect(openapi).toBe('3.1.0');
  expect(
    Object.entries<object>(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
      .sort(),
  ).toEqual([
    'get /api/orders/{id}',
    'get /api/reports',
    ...['/newsletter/confirm', '/newsletter/question', '/newsletter/subscribe'].map(posted),
    ...['/newsletter/unsubscribe', '/orders', '/orders/attempt'].map(posted),
    ...['/orders/track', '/reports', '/reports/csp'].map(posted),
  ]);
  for (const operation of Object.values<object>(paths).flatMap((methods) => Object.values(methods)))
    expect(operation).toEqual(summarized);
  const { requestBody, responses, parameters } = paths['/api/orders'].post;
  const body = requestBody.content['application/json'].schema;
  expect(Object.keys(body.properties)).toEqual(Object.keys(anOrder()));
  expect(body.properties.items).toMatchObject({
    type: 'array',
    minItems: 1,
    maxItems: 100,
    items: { properties: { quantity: { type: 'integer', minimum: 1, maximum: 999 } } },
  });
  for (const sum of ['subtotal', 'shipping', 'tax', 'total'])
    expect(body.properties[sum]).toMatchObject({ minimum: 0, maximum: 2_000_000 });
  expect(Object.keys(responses)).toEqual(['201', '400', '402', '409', '413', '415', '422', '429', '503']);
  expect(parameters).toEqual([
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    expect.objectContaining({ name: 'Glow-Account', in: 'header' }),
  ]);
  expect(components.schemas.Failure.required).toEqual(['success', 'message', 'errors']);
});

test('where accounts are real, it describes each route of accounts and staff', async () => {
  const real = await serverOn(noDatabase, { accounts: 'local' });
  const { paths } = (await real.inject({ url: '/api/openapi.json' })).json();
  await real.close();
  const ofAuth = Object.entries(ENDPOINTS.local ?? {}).map(([path, { method }]) => `${method} /api/auth/${path}`);
  const ofAccount = ['GET /api/account', 'GET /api/account/export', 'PUT /api/account/:part'];
  for (const route of [...Object.keys(ROLES), ...ofAuth, ...ofAccount]) {
    const [method = '', path = ''] = route.replace(/:(\w+)/, '{$1}').split(' ');
    expect([route, paths[path]?.[method.toLowerCase()]]).toEqual([route, summarized]);
  }
  const { properties } = paths['/api/admin/orders/{id}'].post.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(['version', 'status', 'note', 'tracking', 'email', 'address']);
  expect(paths['/api/admin/orders'].get.parameters).toMatchObject([{ name: 'search', in: 'query' }, {}, {}, {}]);
});

test('a card number is refused by every route with a body (API-7)', async () => {
  const { paths } = (await server.inject({ url: '/api/openapi.json' })).json();
  const urls = Object.keys(paths).filter((path) => paths[path].post);
  expect(urls).toHaveLength(9);
  for (const url of urls) {
    const answer = await server.inject({ method: 'POST', url, payload: { note: '4242 4242 4242 4242' } });
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 422, 'card_data']);
  }
});
