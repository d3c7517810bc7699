import { compositionId } from '@glow/shared/remotes';
import { sharedStore } from '../../testing/sharedStore';
import { noDatabase } from '../../testing/temporarySite';
import { serverOn } from '../../testing/testServer';
import type { PageFigure } from './pageFigures';

const frames = ['at load (/assets/checkout/cart.js:1:2)'];
const FAILURE = { remote: 'checkout', build: 'b1', phase: 'load', message: 'ChunkLoadError: gone', frames };

const store = sharedStore();

beforeEach(() => store.database.query('delete from page_errors; delete from page_figures'));

const post = (payload: unknown, headers?: Record<string, string>, address?: string) =>
  store.post('/api/reports', payload, headers, address);
const get = (headers: Record<string, string> = {}, address = '127.0.0.1') =>
  store.get('/api/reports', { host: 'localhost:3000', ...headers }, address);

/** What is kept of today, without the columns that are empty. */
async function figures(): Promise<Partial<PageFigure>[]> {
  const { kept } = (await get()).json<{ kept: { figures: PageFigure[] }[] }>();
  return (kept[0]?.figures ?? []).map(({ screen, ...figure }) => ({ ...figure, ...(screen && { screen }) }));
}

test('failures are counted by error, build, phase and composition', async () => {
  expect((await post({ composition: 'c1', failures: [FAILURE, FAILURE] })).statusCode).toBe(204);
  const changes = [{ message: 'Gone again' }, { phase: 'retry' }, { build: 'b2' }];
  const others = changes.map((change) => ({ ...FAILURE, ...change }));
  await post({ composition: 'c2', failures: others });
  const { failures } = (await get()).json<{ failures: object[] }>();
  const common = { browser: 'another browser', createdAt: expect.any(Number), seenAt: expect.any(Number) };
  expect(failures).toHaveLength(4);
  expect(failures).toEqual(
    expect.arrayContaining([
      { ...FAILURE, ...common, composition: 'c1', count: 2 },
      ...others.map((failure) => ({ ...failure, ...common, composition: 'c2', count: 1 })),
    ]),
  );
});

test('emails, numbers and tokens are kept in no message and no frame, whoever sends them, and equal errors stay one', async () => {
  for (const personal of ['rose@example.com 97201 token=abc', 'lily@example.org 10115 token=k']) {
    const frames = [`at x${personal.replace(/ /g, '&')} (/assets/a.js:1:52344)`];
    await post({ composition: 'c1', failures: [{ ...FAILURE, message: `Error: ${personal}`, frames }] });
  }
  const frames = [expect.stringMatching(/^at <email>.* \(\/assets\/a\.js:1:52344\)$/)];
  const { failures } = (await get()).json<{ failures: object[] }>();
  expect(failures).toMatchObject([{ message: 'Error: <email> <number> token=<token>', frames, count: 2 }]);
  expect(JSON.stringify(await store.sql('select * from page_errors'))).not.toMatch(/example|97201|abc/);
});

test('what is shown is counted by remote and build', async () => {
  const shown = [
    { remote: 'shell', build: 's1' },
    { remote: 'blog', build: 'b1' },
  ];
  await post({ composition: 'c1', shown });
  await post({ composition: 'c1', shown: shown.slice(1) });
  expect(await figures()).toEqual([
    { remote: 'blog', build: 'b1', name: 'shown', count: 2 },
    { remote: 'shell', build: 's1', name: 'shown', count: 1 },
  ]);
});

test('a vital is that of the remote that owns the screen, in the build of the composition', async () => {
  const composition = compositionId(['s1', 'f1', 'c1', 'a1', 'b1', 'd1']);
  const vitals = ['/product', '/', '', '/account'].map((screen) => ({ screen, metric: 'INP', value: 80 }));
  await post({ composition, vitals });
  expect((await figures()).map(({ remote, build, screen }) => [remote, build, screen])).toEqual([
    ['account', 'a1', '/account'],
    ['shell', 's1', undefined],
    ['storefront', 'f1', '/'],
    ['storefront', 'f1', '/product'],
  ]);
});

test('a screen that this server does not know costs nothing', async () => {
  const vital = { remote: 'blog', build: 'b1', metric: 'LCP', screen: '/gifts', value: 100 };
  expect((await post({ composition: 'c1', vitals: [vital] })).statusCode).toBe(204);
  expect(await figures()).toEqual([{ remote: 'blog', build: 'b1', name: 'LCP', count: 1, p75: expect.any(Number) }]);
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
  ['a value below zero', { composition: 'c1', vitals: [{ screen: '/', metric: 'CLS', value: -1 }] }, 400],
  ['a token that is none', { composition: 'c1', token: 'a b' }, 400],
  ['more than 8 kB', { composition: 'c1', padding: 'x'.repeat(9000) }, 413],
])('%s is refused', async (_what, report, status) => {
  expect((await post(report)).statusCode).toBe(status);
  expect((await get()).json()).toMatchObject({ failures: [], kept: Array(3).fill({ figures: [] }) });
});

test('one address reports 240 times a minute and no more', async () => {
  const statusOf = async () => (await post({ composition: 'c1' }, {}, '192.0.2.1')).statusCode;
  for (let count = 0; count < 240; count += 1) expect(await statusOf()).toBe(204);
  expect(await statusOf()).toBe(429);
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
  const behindProxy = await serverOn(noDatabase, { siteUrl, trustProxy });
  const answer = await behindProxy.inject({ url: '/api/reports', headers: { host: 'localhost:3000' } });
  expect(answer.statusCode).toBe(status);
  await behindProxy.close();
});

test('other sites cannot report through a shopper', async () => {
  const headers = { origin: 'https://evil.example' };
  expect((await post({ composition: 'c1', failures: [FAILURE] }, headers)).statusCode).toBe(403);
});
