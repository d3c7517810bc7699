import { compositionId } from '@glow/shared/remotes';
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { readConfig } from '../../config/config';
import { buildServer } from '../../server';
import { noDatabase } from '../../testing/temporarySite';

const FAILURE = {
  remote: 'checkout',
  build: 'b1',
  phase: 'load',
  message: 'ChunkLoadError: gone',
  frames: ['at load (/assets/checkout/cart.js:1:2)'],
};

let server: FastifyInstance;

beforeEach(async () => {
  server = await buildServer({ config: { ...readConfig({}), logLevel: 'silent' }, database: noDatabase });
});
afterEach(() => server.close());

function post(payload: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return server.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
}

function get(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1'): Promise<Response> {
  return server.inject({ url: '/api/reports', headers: { host: 'localhost:3000', ...headers }, remoteAddress });
}

test('failures are counted by remote, build and phase, with the details of the last one', async () => {
  expect((await post({ composition: 'c1', failures: [FAILURE] })).statusCode).toBe(204);
  await post({
    composition: 'c2',
    failures: [
      { ...FAILURE, message: 'Gone again' },
      { ...FAILURE, phase: 'retry' },
      { ...FAILURE, build: 'b2' },
    ],
  });
  const { failures } = (await get()).json();
  expect(failures).toEqual([
    { ...FAILURE, message: 'Gone again', composition: 'c2', count: 2 },
    { ...FAILURE, phase: 'retry', composition: 'c2', count: 1 },
    { ...FAILURE, build: 'b2', composition: 'c2', count: 1 },
  ]);
});

test('what is shown is counted by remote and build', async () => {
  const shown = [
    { remote: 'shell', build: 's1' },
    { remote: 'blog', build: 'b1' },
  ];
  await post({ composition: 'c1', shown });
  await post({ composition: 'c1', shown: shown.slice(1) });
  expect((await get()).json().shown).toEqual([
    { remote: 'shell', build: 's1', count: 1 },
    { remote: 'blog', build: 'b1', count: 2 },
  ]);
});

test('a composition of builds that are all digits is no card number', async () => {
  const composition = compositionId(['424242424242', '424242424242', '000000000000', '065363371453']);
  expect((await post({ composition, shown: [{ remote: 'blog', build: '424242424242' }] })).statusCode).toBe(204);
});

test('a vital is counted, with its 75th percentile', async () => {
  const vitals = [900, 100, 200, 300].map((value) => ({ remote: 'blog', build: 'b1', metric: 'LCP', value }));
  await post({ composition: 'c1', vitals });
  expect((await get()).json().vitals).toEqual([{ remote: 'blog', build: 'b1', metric: 'LCP', count: 4, p75: 300 }]);
});

test('a vital is that of the remote that owns the screen, in the build of the composition', async () => {
  const composition = compositionId(['s1', 'f1', 'c1', 'a1', 'b1', 'd1']);
  const vitals = ['/product', '/', '', '/account'].map((screen) => ({ screen, metric: 'INP', value: 80 }));
  await post({ composition, vitals });
  const rows = (await get()).json().vitals as { remote: string; build: string; count: number }[];
  expect(rows.map(({ remote, build, count }) => [remote, build, count])).toEqual([
    ['storefront', 'f1', 2],
    ['shell', 's1', 1],
    ['account', 'a1', 1],
  ]);
});

test('a screen that this server does not know costs nothing', async () => {
  const vital = { remote: 'blog', build: 'b1', metric: 'LCP', screen: '/gifts', value: 100 };
  expect((await post({ composition: 'c1', vitals: [vital] })).statusCode).toBe(204);
  expect((await get()).json().vitals).toEqual([{ remote: 'blog', build: 'b1', metric: 'LCP', count: 1, p75: 100 }]);
});

test('unknown fields are not stored', async () => {
  await post({ composition: 'c1', user: 'rose', failures: [{ ...FAILURE, email: 'rose@example.com' }] });
  expect((await get()).body).not.toContain('rose');
});

test.each<[string, unknown, number]>([
  ['an unknown remote', { composition: 'c1', failures: [{ ...FAILURE, remote: 'cart' }] }, 400],
  ['an unknown phase', { composition: 'c1', failures: [{ ...FAILURE, phase: 'sleep' }] }, 400],
  ['a build that is none', { composition: 'c1', failures: [{ ...FAILURE, build: '../b1' }] }, 400],
  ['a long message', { composition: 'c1', failures: [{ ...FAILURE, message: 'x'.repeat(201) }] }, 400],
  ['a whole stack', { composition: 'c1', failures: [{ ...FAILURE, frames: ['a', 'b', 'c', 'd'] }] }, 400],
  [
    'a value below zero',
    { composition: 'c1', vitals: [{ remote: 'blog', build: 'b1', metric: 'CLS', value: -1 }] },
    400,
  ],
  ['a token that is none', { composition: 'c1', token: 'a b' }, 400],
  ['more than 8 kB', { composition: 'c1', padding: 'x'.repeat(9000) }, 413],
])('%s is refused', async (_what, report, status) => {
  expect((await post(report)).statusCode).toBe(status);
  expect((await get()).json()).toMatchObject({ failures: [], shown: [], vitals: [] });
});

test('rows are bounded: the one reported longest ago is evicted', async () => {
  for (let count = 0; count < 520; count += 20) {
    await post({
      composition: 'c1',
      failures: Array.from({ length: 20 }, (_, index) => ({ ...FAILURE, build: `b${count + index}`, frames: [] })),
    });
  }
  const { failures } = (await get()).json();
  expect([failures.length, failures[0].build, failures.at(-1).build]).toEqual([500, 'b20', 'b519']);
});

test('one address reports 240 times a minute and no more', async () => {
  for (let count = 0; count < 240; count += 1) await post({ composition: 'c1' });
  expect((await post({ composition: 'c1' })).statusCode).toBe(429);
});

test.each<[string, Record<string, string>, string]>([
  ['another machine', {}, '203.0.113.9'],
  ['a proxy that says so', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
  ['a public name', { host: 'glow.example' }, '127.0.0.1'],
])('the counts are not found by %s', async (_who, headers, address) => {
  expect((await get(headers, address)).statusCode).toBe(404);
});

test.each([
  [undefined, [], 200],
  ['http://localhost:3000', [], 200],
  ['https://glow.example', ['127.0.0.1'], 200],
  ['https://glow.example', [], 404],
])('with SITE_URL %s and TRUST_PROXY %j the counts are answered with %i', async (siteUrl, trustProxy, status) => {
  const config = { ...readConfig({}), logLevel: 'silent', siteUrl, trustProxy };
  const behindProxy = await buildServer({ config, database: noDatabase });
  const answer = await behindProxy.inject({ url: '/api/reports', headers: { host: 'localhost:3000' } });
  expect(answer.statusCode).toBe(status);
  await behindProxy.close();
});

test('other sites cannot report through a shopper', async () => {
  expect((await post({ composition: 'c1', failures: [FAILURE] }, { origin: 'https://evil.example' })).statusCode).toBe(
    403,
  );
});
