import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify';
import { sharedDatabase } from '../../testing/sharedStore';
import { TemporarySite } from '../../testing/temporarySite';

const PAGE = { accept: 'text/html' };
const database = sharedDatabase();
let site: TemporarySite;
let server: FastifyInstance;

beforeAll(async () => {
  site = new TemporarySite();
  const prefixes = { checkout: ['/cart'], blog: ['/blog'] };
  site.release('shell', { name: 'shell', version: '1.0.0', build: 's1', prefixes });
  await release('b1');
  await release('b2');
  server = await site.server({}, database);
});
beforeEach(async () => {
  // reading the counts stores the reports that are not stored yet
  await counts();
  await database.query('delete from page_errors; delete from page_figures');
});

/** Publishes a build of blog and makes it live for all. */
async function release(build: string): Promise<void> {
  const entry = { name: 'blog', container: 'glow_blog', entry: `${build}.js`, prefixes: { blog: ['/blog'] } };
  site.release('blog-mfe', { ...entry, version: '1.0.0', build });
  await site.publish('blog-mfe');
  // live long ago in the pointers of the site: on probation from now on
  await goLive(build, {}, Date.now() - 60_000);
}

const goLive = (build: string, changes: object = {}, since = Date.now()) =>
  site.point('blog', (pointers) => ({
    ...pointers,
    ...changes,
    live: { build, since: new Date(since).toISOString() },
  }));
const page = (headers: object = {}, remoteAddress?: string) =>
  server.inject({ url: '/blog', headers: { ...PAGE, ...headers }, remoteAddress });
const tokenOf = ({ headers }: Response) => /^page;desc="([\w~-]+)"$/.exec(String(headers['server-timing']))?.[1] ?? '';
const report = (payload: object, remoteAddress?: string) =>
  server.inject({ method: 'POST', url: '/api/reports', remoteAddress, payload });

/** Opens a page, as a shopper of this address; returns the token in its header. */
const open = async (address: string) => tokenOf(await page({}, address));

async function fails(address: string, token?: string, build = 'b2'): Promise<number> {
  const failure = { remote: 'blog', build, phase: 'load', message: 'Error: gone', frames: [] };
  return (await report({ composition: 'c1', token, failures: [failure] }, address)).statusCode;
}

/** The build of blog that shoppers get. */
async function live(): Promise<string | undefined> {
  site.wait();
  const { remotes } = (await server.inject('/registry.json')).json() as { remotes: { name: string; build: string }[] };
  return remotes.find(({ name }) => name === 'blog')?.build;
}

type Row = Record<string, unknown>;
const counts = async (): Promise<{ failures: Row[]; evidence: Row[]; withdrawals: Row[] }> =>
  (await server.inject({ url: '/api/reports', headers: { host: 'localhost' } })).json();

const ADDRESSES = Array.from({ length: 25 }, (_, index) => `203.0.113.${index + 1}`);

describe('a stranger cannot withdraw a build', () => {
  test('with the addresses of one IPv6 network', async () => {
    for (let address = 1; address <= 25; address += 1)
      await fails(`fd00:abcd::${address}`, await open(`fd00:abcd::${address}`));
    expect(await live()).toBe('b2');
    expect((await counts()).evidence.find(({ remote }) => remote === 'blog')?.shoppers).toEqual({ bad: 1, of: 1 });
  });

  test('with five networks, however many pages they open', async () => {
    for (const address of Array(5).fill(ADDRESSES.slice(0, 5)).flat()) await fails(address, await open(address));
    expect(await live()).toBe('b2');
  });

  test('without tokens', async () => {
    for (let address = 2; address <= 25; address += 1) expect(await fails(`127.0.0.${address}`)).toBe(204);
    expect(await live()).toBe('b2');
    expect((await counts()).failures).toMatchObject([{ remote: 'blog', build: 'b2', count: 24 }]);
  });

  test('with one token, sent again from other addresses', async () => {
    const token = await open('203.0.113.1');
    for (const address of ADDRESSES) await fails(address, token);
    expect(await live()).toBe('b2');
  });

  test('with tokens of pages that were served with other builds', async () => {
    await goLive('b1');
    const tokens = new Map<string, string>();
    for (const address of ADDRESSES) tokens.set(address, await open(address));
    await goLive('b2', { past: ['b1'] });
    for (const [address, token] of tokens) await fails(address, token);
    expect(await live()).toBe('b2');
  });

  test('with a token that was changed', async () => {
    const changed = (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const address of ADDRESSES) await fails(address, changed(await open(address)));
    expect(await live()).toBe('b2');
  });
});

test('each response has its own token, also one without a body', async () => {
  const [first, second] = [await page(), await page()];
  const third = await page({ 'if-none-match': String(first.headers.etag) });
  expect([second.body === first.body, third.statusCode]).toEqual([true, 304]);
  expect(new Set([first, second, third].map(tokenOf)).size).toBe(3);
});

test('orders of a page with a token are evidence of its builds, once a page', async () => {
  const { id } = (await server.inject('/registry.json')).json() as { id: string };
  const token = await open('203.0.113.1');
  const body = { composition: id, token, orders: [2, 1] };
  for (let times = 0; times < 2; times += 1) await report(body, '203.0.113.1');
  const { evidence } = await counts();
  for (const name of ['shell', 'checkout'])
    expect(evidence.find(({ remote }) => remote === name)).toMatchObject({ journeys: { bad: 1, of: 1 } });
});

test('invented builds have no row, so they cannot hide those of the store', async () => {
  await fails('203.0.113.1');
  const shown = Array.from({ length: 20 }, (_, index) => ({ remote: 'blog', build: `forged-${index}` }));
  const failures = shown.map((build) => ({ ...build, phase: 'load', message: 'x', frames: [] }));
  expect((await report({ composition: 'c1', failures, shown })).statusCode).toBe(204);
  expect((await counts()).failures).toMatchObject([{ remote: 'blog', build: 'b2', count: 1 }]);
});

test('a build that is not live any more, and a local one, have a row', async () => {
  await fails('203.0.113.1', undefined, 'b1');
  const shown = [{ remote: 'checkout', build: 'checkout1' }];
  await report({ composition: 'c1', shown });
  expect(await counts()).toMatchObject({
    failures: [{ remote: 'blog', build: 'b1', count: 1 }],
    kept: [{ figures: [{}, { ...shown[0], name: 'shown', count: 1 }] }, {}, {}],
  });
});

test('twenty shoppers whose pages all fail withdraw the build', async () => {
  await release('b3');
  for (const address of ADDRESSES.slice(0, 20)) expect(await fails(address, await open(address), 'b3')).toBe(204);
  expect(await live()).toBe('b2');
  expect((await counts()).withdrawals).toEqual([
    { name: 'blog', build: 'b3', at: expect.any(Number), evidence: 'it failed 20 of 20 shoppers' },
  ]);
});
