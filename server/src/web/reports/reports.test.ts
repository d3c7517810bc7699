import { compositionId } from '@glow/shared/remotes';
import * as fc from 'fast-check';
import type { Database } from '../../base/database/Database';
import { sharedStore } from '../../testing/sharedStore';
import { noDatabase } from '../../testing/temporarySite';
import { serverOn } from '../../testing/testServer';
import { browserOf, createPageErrors, readPageErrors } from './pageErrors';
import { createPageFigures, readPageFigures, type PageFigure } from './pageFigures';

const frames = ['at load (/assets/checkout/cart.js:1:2)'];
const FAILURE = { remote: 'checkout', build: 'b1', phase: 'load', message: 'ChunkLoadError: gone', frames };

const store = sharedStore();
const { database } = store;

beforeEach(() => database.query('delete from page_errors; delete from page_figures'));

const post = (payload: unknown, headers?: Record<string, string>, address?: string) =>
  store.post('/api/reports', payload, headers, address);
const get = (headers: Record<string, string> = {}, address = '127.0.0.1') =>
  store.get('/api/reports', { host: 'localhost:3000', ...headers }, address);

/** Today's kept figures, without the columns that are empty. */
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

test('no message or frame keeps emails, numbers and tokens, and equal errors stay one (API-14)', async () => {
  for (const personal of ['rose@example.com 97201 token=abc', 'lily@example.org 10115 token=k']) {
    const frames = [`at x${personal.replace(/ /g, '&')} (/assets/a.js:1:52344)`];
    await post({ composition: 'c1', failures: [{ ...FAILURE, message: `Error: ${personal}`, frames }] });
  }
  const frames = [expect.stringMatching(/^at <email>.* \(\/assets\/a\.js:1:52344\)$/)];
  const { failures } = (await get()).json<{ failures: object[] }>();
  expect(failures).toMatchObject([{ message: 'Error: <email> <number> token=<token>', frames, count: 2 }]);
  expect(JSON.stringify(await store.sql('select * from page_errors'))).not.toMatch(/example|97201|abc/);
});

test('a page that is prerendered and that nobody sees is not counted', async () => {
  const headers = { 'sec-purpose': 'prefetch;prerender' };
  expect((await post({ composition: 'c1', failures: [FAILURE] }, headers)).statusCode).toBe(204);
  expect((await get()).json()).toMatchObject({ failures: [] });
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

test('a screen that this server does not know costs nothing (API-14)', async () => {
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
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].map(
    (name): [string, Record<string, string>, string] => [`a proxy with ${name}`, { [name]: 'x' }, '127.0.0.1'],
  ),
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

describe('errors of pages', () => {
  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

  function failure(message = 'Error: broken', build: string | null = 'b1') {
    return { remote: 'blog', build, phase: 'event' as const, message, frames: ['at draw (/assets/blog/a.js:1:2)'] };
  }

  let time: number;
  const opened: { stop(): void }[] = [];

  beforeEach(() => {
    time = 1_000;
  });
  afterEach(() => opened.splice(0).forEach((errors) => errors.stop()));

  function instance(target: Database = database) {
    const errors = createPageErrors(target, () => time);
    opened.push(errors);
    return errors;
  }

  test('equal errors of several instances are one row with the time of the first and the last', async () => {
    const [one, other] = [instance(), instance()];
    one.add({ composition: 'c1', failures: [failure(), failure()] }, 'Chrome 141');
    other.add({ composition: 'c1', failures: [failure(), failure('Error: gone', null)] }, 'Chrome 141');
    await one.flush();
    time = 2_000;
    await other.flush();
    const common = { ...failure(), composition: 'c1', browser: 'Chrome 141', seenAt: 2_000 };
    const rows = await readPageErrors(database);
    expect(rows.sort((one, two) => two.count - one.count)).toEqual([
      { ...common, count: 3, createdAt: 1_000 },
      { ...common, build: '', message: 'Error: gone', count: 1, createdAt: 2_000 },
    ]);
  });

  test.each([20, 600])('a build fills only its rows, %i at once; those there are go on counting', async (step) => {
    const errors = instance();
    for (let sent = 0; sent < 600; sent += step) {
      const failures = Array.from({ length: step }, (_, index) => failure(`Error: ${sent + index}`));
      errors.add({ composition: 'c1', failures }, CHROME);
      await errors.flush();
    }
    const [{ message: known = '' } = {}] = await readPageErrors(database);
    errors.add({ composition: 'c1', failures: [failure(known), failure('Error: 0', 'b2')] }, CHROME);
    await errors.flush();
    const rows = await readPageErrors(database);
    expect(rows).toHaveLength(501);
    expect(rows.find(({ build, message }) => build === 'b1' && message === known)?.count).toBe(2);
  });

  test('a package with very many errors hides none of another', async () => {
    const insert = `insert into page_errors select $1 || n, n, n, $1, 'b' || n, 'c1', 'event', 'Error', '[]', 'Chrome 141', 1
        from generate_series(1, $2::int) as n`;
    await store.sql(insert, 'checkout', 1);
    await store.sql(insert, 'blog', 2_500);
    const rows = await readPageErrors(database);
    expect(rows.filter(({ remote }) => remote === 'checkout')).toHaveLength(1);
    expect(rows.filter(({ remote }) => remote === 'blog').map(({ seenAt }) => seenAt)).toEqual(
      Array.from({ length: 1_000 }, (_, index) => 2_500 - index),
    );
  });

  test('what the database does not take is saved later', async () => {
    let isAway = true;
    const query: Database['query'] = (...args) =>
      isAway ? Promise.reject(new Error('away')) : database.query(...args);
    const errors = instance({ ...database, query });
    errors.add({ composition: 'c1', failures: [failure()] }, CHROME);
    await errors.flush();
    expect(await readPageErrors(database)).toEqual([]);
    isAway = false;
    await errors.flush();
    expect(await readPageErrors(database)).toMatchObject([{ count: 1 }]);
  });

  test.each([
    [CHROME, 'Chrome 141'],
    [`${CHROME} Edg/141.0.3537.71`, 'Edg 141'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
    [
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari 26',
    ],
    ['curl/8', 'another browser'],
    [undefined, 'another browser'],
  ])('of %s only name and version are kept: %s (API-14)', async (userAgent, browser) => {
    const errors = instance();
    errors.add({ composition: 'c1', failures: [failure()] }, browserOf(userAgent));
    await errors.flush();
    expect((await readPageErrors(database)).map((row) => row.browser)).toEqual([browser]);
  });
});

describe('figures of pages', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const NOW = Date.parse('2026-11-21T10:00:00Z');
  const NOTHING = { shown: [], failures: [], vitals: [] };

  function vital(value: number, metric: 'LCP' | 'INP' | 'CLS' = 'LCP', screen: '' | '/blog' = '/blog') {
    return { remote: 'blog', build: 'b1', screen, metric, value };
  }

  function failure(phase: 'load' | 'event') {
    return { remote: 'blog', build: 'b1', phase, message: 'gone', frames: [] };
  }

  const opened: { stop(): void }[] = [];

  afterEach(() => opened.splice(0).forEach((figures) => figures.stop()));

  /** An instance of the server, at a day before today. */
  function instance(daysAgo = 0, target: Database = database) {
    const figures = createPageFigures(target, () => NOW - daysAgo * DAY_MS);
    opened.push(figures);
    return figures;
  }

  test('instances add to the same figures, which survive them', async () => {
    const [one, other] = [instance(), instance()];
    const report = { shown: [{ remote: 'blog', build: 'b1' }], failures: [failure('load')], vitals: [vital(100)] };
    one.add(report);
    const vitals = [vital(100), vital(100, 'CLS', '')];
    other.add({ ...report, failures: [failure('load'), failure('event')], vitals });
    await Promise.all([one.flush(), other.flush()]);
    one.add(report);
    await one.flush();
    expect(await readPageFigures(database, 7, NOW)).toEqual([
      { remote: 'blog', build: 'b1', screen: '', name: 'CLS', count: 1, p75: expect.any(Number) },
      { remote: 'blog', build: 'b1', screen: '', name: 'event', count: 1 },
      { remote: 'blog', build: 'b1', screen: '', name: 'load', count: 3 },
      { remote: 'blog', build: 'b1', screen: '', name: 'shown', count: 3 },
      { remote: 'blog', build: 'b1', screen: '/blog', name: 'LCP', count: 3, p75: expect.any(Number) },
    ]);
  });

  test.each([
    [0, [7, 28]],
    [6, [7, 28]],
    [7, [28]],
    [27, [28]],
    [28, []],
  ])('what was reported %i days ago is among the figures of %j days', async (daysAgo, periods) => {
    const figures = instance(daysAgo);
    figures.add({ ...NOTHING, vitals: [vital(100)] });
    await figures.flush();
    const found = await Promise.all([7, 28].map((days) => readPageFigures(database, days, NOW)));
    expect([7, 28].filter((_days, index) => found[index]?.length === 1)).toEqual(periods);
  });

  test('the 75th percentile of all days is right within 2.5 %, or half a unit', async () => {
    const values = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(values, fc.constantFrom('LCP' as const, 'CLS' as const), async (measured, metric) => {
        await store.sql('delete from page_figures');
        const unit = metric === 'CLS' ? 1000 : 1;
        const days = [instance(0), instance(1)];
        for (const [index, value] of measured.entries())
          days[index % 2]?.add({ ...NOTHING, vitals: [vital(value / unit, metric)] });
        await Promise.all(days.map((figures) => figures.flush()));
        const exact = measured.toSorted((a, b) => a - b)[Math.ceil(measured.length * 0.75) - 1] ?? 0;
        const [row] = await readPageFigures(database, 28, NOW);
        expect(row?.count).toBe(measured.length);
        expect(Math.abs((row?.p75 ?? 0) * unit - exact)).toBeLessThanOrEqual(exact * 0.025 + 0.5);
      }),
      { numRuns: 20 },
    );
  });

  test('while the database does not answer, figures wait', async () => {
    let isAway = true;
    const query: Database['query'] = (...args) =>
      isAway ? Promise.reject(new Error('away')) : database.query(...args);
    const figures = instance(0, { ...database, query });
    figures.add({ ...NOTHING, vitals: [vital(100)] });
    await figures.flush();
    figures.add({ ...NOTHING, vitals: [vital(100)] });
    isAway = false;
    await figures.flush();
    expect(await readPageFigures(database, 7, NOW)).toMatchObject([{ name: 'LCP', count: 2 }]);
  });
});
