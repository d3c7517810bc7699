import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { fragmentUrl } from '@glow/shared/remotes';
import { signer } from '../../base/config/signingKey';
import { switchPackage } from '../../releases/publishing/folderTarget';
import { PREVIEW_PURPOSE, signPreview } from '../../releases/repository/preview';
import { namedFiles, TemporarySite, TEST_SIGNING_KEY } from '../../testing/temporarySite';

/** A shell of before something could be off. */
const EARLIER_SHELL = `
exports.sharedInstances = {};
exports.sitemapPaths = () => ['/shipping'];
exports.createRenderer = (load) => {
  const page = { head: '', styles: '', status: 200, screens: [] };
  async function render(url) {
    if (!url.startsWith('/cart') && !url.startsWith('/fragments')) return { ...page, fragments: ['${fragmentUrl('checkout/Lines', {})}'], body: '<div data-fragment="${fragmentUrl('checkout/Lines', {})}"></div>' };
    return { ...page, body: '<p>' + (await load('checkout')).text + '</p>' };
  }
  return Object.assign(render, { loadData: async () => (await load('checkout')).text });
};
`;

/** A shell that has its own page for paths that are off. */
const SHELL = `${EARLIER_SHELL}
const earlier = exports.createRenderer;
exports.createRenderer = (load, site, remotes) => {
  const render = earlier(load);
  const isOff = (url) => remotes.some(({ off = [] }) => off.some((path) => url.startsWith(path)));
  const closed = { head: '', styles: '', status: 503, screens: [], body: '<h1>Closed</h1>' };
  return Object.assign(async (url) => (isOff(url) ? closed : render(url)), { loadData: render.loadData });
};
`;

const YOUR_CART = { label: 'Your Cart', to: '/cart' };
let site: TemporarySite;

beforeEach(async () => {
  site = new TemporarySite();
  const prefixes = { checkout: ['/cart', '/checkout'] };
  site.releaseBundle('shell', { name: 'shell', build: 's1', prefixes, scripts: ['shell.22222222.js'] }, SHELL);
  await release('b1');
});

/** Builds checkout, with a fragment and a link in slots, and publishes it. */
async function release(build: string, needs = {}): Promise<void> {
  const routes = { team: 'Purchase', prefixes: { checkout: ['/cart', '/checkout'] }, withQuietHeader: ['/checkout'] };
  const provides = { 'checkout/Lines': '1.0.0', 'checkout/cart.below': '1.0.0' };
  const slots = { 'shell/search.pages': [YOUR_CART], 'storefront/home.below': [{ fragment: 'Lines' }] };
  site.releaseBundle(
    'checkout-mfe',
    { name: 'checkout', build, container: 'glow_checkout', ...routes, provides, slots, needs },
    `exports.text = 'cart of ${build}'; exports.sitemapPaths = () => ['/cart'];`,
  );
  await site.publish('checkout-mfe');
}

async function turn(what: string, isOff: boolean): Promise<string> {
  const answer = await switchPackage(site.folders, what, isOff);
  site.wait();
  return answer;
}

const get = (server: FastifyInstance, url: string, cookie = '') =>
  server.inject({ url, headers: { accept: 'text/html', cookie } });

/** Opens the home page until it has its fragment, whose process may be late. */
async function openWithFragment(server: FastifyInstance): Promise<void> {
  if ((await get(server, '/')).body.includes('cart of b1')) return;
  await wait(200);
  return openWithFragment(server);
}

async function registryOf(server: FastifyInstance): Promise<{ id: string; remotes: { name: string }[] }> {
  return (await get(server, '/registry.json')).json();
}

async function checkoutIn(server: FastifyInstance) {
  return (await registryOf(server)).remotes.find(({ name }) => name === 'checkout');
}

test('a remote that is off has pages that say so, no data, links or place in the sitemap (REL-142)', async () => {
  const server = await site.server();
  const before = await registryOf(server);
  expect((await get(server, '/cart')).body).toContain('cart of b1');
  expect(await turn('checkout', true)).toBe('checkout is off for all shoppers.');

  const page = await get(server, '/cart');
  expect([page.statusCode, page.headers['cache-control']]).toEqual([503, 'public, max-age=1, must-revalidate']);
  expect(page.headers['retry-after']).toMatch(/^\d+$/);
  expect(page.body).toContain('<h1>Closed</h1>');
  expect(namedFiles(page.body)).toEqual(['script /assets/shell/shell.22222222.js']);
  for (const path of ['/cart', '/fragments/checkout/Lines?props=%7B%7D'])
    expect((await get(server, `/page-data/b1${path}`)).statusCode).toBe(503);
  expect((await get(server, '/sitemap.xml')).body.match(/<loc>.*<\/loc>/g)).toEqual([
    expect.stringContaining('/shipping'),
  ]);
  const after = await registryOf(server);
  expect(after.id).not.toBe(before.id);
  expect(after.id).toMatch(/^[\w~-]+$/);
  expect(await checkoutIn(server)).toEqual({
    name: 'checkout',
    team: 'Purchase',
    prefixes: ['/cart', '/checkout'],
    off: ['/cart', '/checkout', '/fragments/checkout'],
    entry: null,
    integrity: null,
    build: null,
    version: null,
  });
  const home = await get(server, '/');
  expect([home.statusCode, home.body]).toEqual([200, expect.not.stringContaining('cart of')]);

  expect(await turn('checkout', false)).toBe('checkout is on for all shoppers.');
  expect(await registryOf(server)).toEqual(before);
  expect((await get(server, '/cart')).body).toContain('cart of b1');
  expect((await get(server, '/page-data/b1/cart')).json()).toBe('cart of b1');
});

test('with a former shell, the browser renders the page of a remote that is off, as 503 (REL-142)', async () => {
  site.releaseBundle('shell', { name: 'shell', build: 's0' }, EARLIER_SHELL);
  const server = await site.server();
  await turn('checkout', true);
  const { statusCode, headers, body } = await get(server, '/cart');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'private, no-store']);
  expect(body).toContain('<div id="root"></div>');
  const home = await get(server, '/');
  expect(home.body).toContain('data-fragment="/fragments/checkout/Lines?props=%7B%7D"></div>');
  expect(home.headers['cache-control']).toContain('public');
});

test('a fragment that is off leaves pages and slots, and its remote stays (REL-142)', async () => {
  const server = await site.server();
  const before = await registryOf(server);
  await openWithFragment(server);
  await turn('checkout/Lines', true);
  expect((await get(server, '/cart')).body).toContain('cart of b1');
  // its process has started, so that the fragment would not be late
  expect((await get(server, '/')).body).toContain('data-fragment="/fragments/checkout/Lines?props=%7B%7D"></div>');
  expect((await get(server, '/page-data/b1/fragments/checkout/Lines?props=%7B%7D')).statusCode).toBe(503);
  expect((await get(server, '/page-data/b1/cart')).statusCode).toBe(200);
  const { id } = await registryOf(server);
  expect(id).not.toBe(before.id);
  expect(await checkoutIn(server)).toMatchObject({
    off: ['/fragments/checkout/Lines'],
    slots: { 'shell/search.pages': [{ label: 'Your Cart' }], 'storefront/home.below': [] },
  });
  await turn('checkout/Lines', false);
  expect(await registryOf(server)).toEqual(before);
});

test('a remote of another repository keeps its addresses while it is off', async () => {
  site.releaseBundle('elsewhere', { name: 'gifts', team: 'Gifts', build: 'g1', prefixes: { gifts: ['/gifts'] } }, '');
  await site.publish('elsewhere');
  const server = await site.server();
  await turn('gifts', true);
  expect((await get(server, '/gifts')).statusCode).toBe(503);
});

test('a signed preview, and no other, shows a build of a remote that is off', async () => {
  const server = await site.server();
  await turn('checkout', true);
  await release('b2');
  expect((await get(server, '/cart?preview=checkout@b2')).statusCode).toBe(403);
  expect((await get(server, '/cart', 'glow_preview=checkout@b2')).statusCode).toBe(503);
  const until = new Date(Date.now() + 60_000);
  const signed = signPreview(new Map([['checkout', 'b2']]), until, signer(TEST_SIGNING_KEY, PREVIEW_PURPOSE));
  const preview = await get(server, '/cart', `glow_preview=${signed}`);
  expect([preview.statusCode, preview.body]).toEqual([200, expect.stringContaining('cart of b2')]);
  expect((await get(server, '/cart')).statusCode).toBe(503);
  const { id } = await registryOf(server);
  expect((await get(server, `/?preview=${id}`)).statusCode).toBe(303);
});

test('a remote that does not fit the live shell stays off until a build that fits is live', async () => {
  await turn('checkout', true);
  await release('b2', { react: '^19.0.0' });
  const refused = /^GLOW-238 checkout needs react \^19\.0\.0, .*Release a fitting checkout; it stays off until/s;
  await expect(turn('checkout', false)).rejects.toThrow(refused);
  await release('b3');
  expect(await turn('checkout', false)).toBe('checkout is on for all shoppers.');
});

test('only remotes and fragments of live builds are switched, and each once', async () => {
  const there = /There is no \S+: there are storefront, checkout, .*, checkout\/Lines\.$/;
  for (const what of ['soap', 'shell', 'checkout/Soap', 'checkout/cart.below', 'soap/Lines', '', '__proto__'])
    await expect(turn(what, true)).rejects.toThrow(what === '' ? 'There is no' : there);
  await turn('checkout/Lines', true);
  await expect(turn('checkout/Lines', true)).rejects.toThrow('checkout/Lines is off already.');
  await expect(turn('blog', false)).rejects.toThrow('blog is on already.');
  expect(await turn('blog', true)).toBe('blog is off for all shoppers.');
  await site.point('checkout', (pointers) => ({ ...pointers, live: undefined }));
  // no build has it any more
  expect(await turn('checkout/Lines', false)).toBe('checkout/Lines is on for all shoppers.');
});
