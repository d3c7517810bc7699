import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { temporaryDatabase, type TemporaryDatabase } from '../../testing/temporaryDatabase';
import { TemporarySite } from '../../testing/temporarySite';

const PAGE = { accept: 'text/html' };
let temporary: TemporaryDatabase;
let site: TemporarySite;
let server: FastifyInstance;

beforeAll(async () => {
  temporary = await temporaryDatabase();
});
afterAll(() => temporary.close());
beforeEach(async () => {
  for (const table of ['page_errors', 'page_figures', 'withdrawn_builds'])
    await temporary.database.query(`delete from ${table}`, []);
  site = new TemporarySite();
  site.release('shell', {
    name: 'shell',
    version: '1.0.0',
    build: 's1',
    prefixes: { checkout: ['/cart'], blog: ['/blog'] },
  });
  await release('b1');
  await release('b2');
  server = await site.server({}, temporary.database);
});
afterEach(async () => {
  await server.close();
  site.remove();
});

/** Publishes a build of blog and makes it live for all. */
async function release(build: string): Promise<void> {
  const folder = { name: 'blog', container: 'glow_blog', entry: `${build}.js`, prefixes: { blog: ['/blog'] } };
  site.release('blog-mfe', { ...folder, version: '1.0.0', build });
  await site.publish('blog-mfe');
  // live long ago in the pointers of the site: on probation from now on
  await site.point('blog', (pointers) => ({
    ...pointers,
    live: { build, since: new Date(Date.now() - 60_000).toISOString() },
  }));
}

/** Opens a page, as a shopper of this address; returns the token in its header. */
async function open(address: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await server.inject({ url: '/blog', headers: { ...PAGE, ...headers }, remoteAddress: address });
  return tokenOf(response);
}

function tokenOf({ headers }: Response): string {
  return /^page;desc="([\w~-]+)"$/.exec(String(headers['server-timing']))?.[1] ?? '';
}

async function fails(address: string, token?: string, build = 'b2'): Promise<number> {
  const failure = { remote: 'blog', build, phase: 'load', message: 'Error: gone', frames: [] };
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/reports',
    remoteAddress: address,
    payload: { composition: 'c1', token, failures: [failure] },
  });
  return statusCode;
}

/** The build of blog that shoppers get. */
async function live(): Promise<string | undefined> {
  site.wait();
  const { remotes } = (await server.inject('/registry.json')).json() as { remotes: { name: string; build: string }[] };
  return remotes.find(({ name }) => name === 'blog')?.build;
}

async function counts(): Promise<{
  failures: { remote: string; build: string; count: number }[];
  evidence: { remote: string; build: string; shoppers: unknown }[];
  withdrawals: object[];
}> {
  return (await server.inject({ url: '/api/reports', headers: { host: 'localhost' } })).json();
}

test('twenty shoppers whose pages all fail withdraw the build', async () => {
  for (let shopper = 1; shopper <= 20; shopper += 1)
    expect(await fails(`203.0.113.${shopper}`, await open(`203.0.113.${shopper}`))).toBe(204);
  expect(await live()).toBe('b1');
  expect((await counts()).withdrawals).toEqual([
    { name: 'blog', build: 'b2', at: expect.any(Number), evidence: 'it failed 20 of 20 shoppers' },
  ]);
});

describe('a stranger cannot withdraw a build', () => {
  test('with five networks, however many pages they open', async () => {
    for (let page = 0; page < 50; page += 1) await fails(`203.0.113.${page % 5}`, await open(`203.0.113.${page % 5}`));
    expect(await live()).toBe('b2');
  });

  test('with the addresses of one IPv6 network', async () => {
    for (let address = 1; address <= 25; address += 1)
      await fails(`fd00:abcd::${address}`, await open(`fd00:abcd::${address}`));
    expect(await live()).toBe('b2');
    expect((await counts()).evidence.find(({ remote }) => remote === 'blog')?.shoppers).toEqual({ bad: 1, of: 1 });
  });

  test('without tokens', async () => {
    for (let address = 2; address <= 25; address += 1) expect(await fails(`127.0.0.${address}`)).toBe(204);
    expect(await live()).toBe('b2');
    expect((await counts()).failures).toEqual([expect.objectContaining({ remote: 'blog', build: 'b2', count: 24 })]);
  });

  test('with one token, sent again from other addresses', async () => {
    const token = await open('203.0.113.1');
    for (let address = 1; address <= 25; address += 1) await fails(`203.0.113.${address}`, token);
    expect(await live()).toBe('b2');
  });

  test('with tokens of pages that were served with other builds', async () => {
    await site.point('blog', (pointers) => ({ ...pointers, live: { build: 'b1', since: new Date().toISOString() } }));
    const tokens: string[] = [];
    for (let address = 1; address <= 25; address += 1) tokens.push(await open(`203.0.113.${address}`));
    await site.point('blog', (pointers) => ({
      ...pointers,
      live: { build: 'b2', since: new Date().toISOString() },
      past: ['b1'],
    }));
    for (const [index, token] of tokens.entries()) await fails(`203.0.113.${index + 1}`, token);
    expect(await live()).toBe('b2');
  });

  test('with a token that was changed', async () => {
    for (let address = 1; address <= 25; address += 1) {
      const token = await open(`203.0.113.${address}`);
      await fails(
        `203.0.113.${address}`,
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      );
    }
    expect(await live()).toBe('b2');
  });
});

test('each response has its own token, also one without a body', async () => {
  const first = await server.inject({ url: '/blog', headers: PAGE });
  const second = await server.inject({ url: '/blog', headers: PAGE });
  const third = await server.inject({
    url: '/blog',
    headers: { ...PAGE, 'if-none-match': String(first.headers.etag) },
  });
  expect([second.body === first.body, third.statusCode]).toEqual([true, 304]);
  expect(new Set([first, second, third].map(tokenOf)).size).toBe(3);
});

test('vitals and orders of a page with a token are evidence of its builds, once a page', async () => {
  const { id } = (await server.inject('/registry.json')).json() as { id: string };
  const token = await open('203.0.113.1');
  for (let post = 0; post < 2; post += 1)
    await server.inject({
      method: 'POST',
      url: '/api/reports',
      remoteAddress: '203.0.113.1',
      payload: { composition: id, token, vitals: [{ screen: '/blog', metric: 'LCP', value: 912.4 }], orders: [2, 1] },
    });
  const { evidence } = await counts();
  const vitals = [{ name: 'LCP /blog', count: 1, p75: 910 }];
  expect(evidence.find(({ remote }) => remote === 'blog')).toMatchObject({ build: 'b2', vitals });
  expect(evidence.find(({ remote }) => remote === 'shell')).toMatchObject({ vitals, journeys: { bad: 1, of: 1 } });
  expect(evidence.find(({ remote }) => remote === 'checkout')).toMatchObject({ journeys: { bad: 1, of: 1 } });
});

test('invented builds have no row, so they cannot hide those of the store', async () => {
  await fails('203.0.113.1');
  for (let post = 0; post < 26; post += 1) {
    const failures = Array.from({ length: 20 }, (_, index) => ({
      remote: 'blog',
      build: `forged-${post}-${index}`,
      phase: 'load',
      message: 'x',
      frames: [],
    }));
    const shown = failures.map(({ remote, build }) => ({ remote, build }));
    await server.inject({
      method: 'POST',
      url: '/api/reports',
      payload: { composition: 'c1', failures, shown },
    });
  }
  const { failures } = await counts();
  expect(failures).toEqual([expect.objectContaining({ remote: 'blog', build: 'b2', count: 1 })]);
});

test('a build that is not live any more, and a local one, have a row', async () => {
  await fails('203.0.113.1', undefined, 'b1');
  await server.inject({
    method: 'POST',
    url: '/api/reports',
    payload: { composition: 'c1', shown: [{ remote: 'checkout', build: 'checkout1' }] },
  });
  const body = await counts();
  expect(body).toMatchObject({
    failures: [{ remote: 'blog', build: 'b1', count: 1 }],
    kept: [{ figures: [{}, { remote: 'checkout', build: 'checkout1', name: 'shown', count: 1 }] }, {}, {}],
  });
});
