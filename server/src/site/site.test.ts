import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { remotes } from '@glow/shared/remotes';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import type { Database } from '../database/Database';
import { buildServer } from '../server';
import { openRegistry } from './openRegistry';

const noDatabase: Database = { place: 'nowhere', query: async () => [], transaction: () => Promise.reject(new Error('none')), close: async () => undefined };
const html = { accept: 'text/html,application/xhtml+xml' };
let root: string;
let reports: string[];
let time: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'glow-site-'));
  reports = [];
  time = 0;
  release('shell', { name: 'shell', version: '1.0.0', build: 's1', scripts: ['runtime.11111111.js', 'shell.22222222.js'], fonts: ['mulish.33333333.woff2'] });
  for (const { name, folder } of remotes) {
    release(folder, { name, version: '1.0.0', build: `${name}1`, entry: 'remoteEntry.aaaaaaaa.js', routes: [`${name}.bbbbbbbb.js`] });
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function release(folder: string, content: unknown): void {
  const path = `${folder}/dist/release.json`;
  write(path, typeof content === 'string' ? content : JSON.stringify({ files: {}, ...(content as object) }));
  time += 10;
  utimesSync(join(root, path), time, time);
}

function registry(): ReturnType<typeof openRegistry> {
  return openRegistry(root, (sentence) => reports.push(sentence), () => time * 1000);
}

function server(): Promise<FastifyInstance> {
  return buildServer({ config: { ...readConfig({}), root, logLevel: 'silent' }, database: noDatabase, registry: registry() });
}

test('a rebuilt remote is live without a restart', () => {
  const current = registry();
  const before = current();
  expect(before.remotes.find(({ name }) => name === 'checkout')).toEqual({
    name: 'checkout', entry: '/assets/checkout/remoteEntry.aaaaaaaa.js', routes: ['/assets/checkout/checkout.bbbbbbbb.js'], build: 'checkout1', version: '1.0.0',
  });
  expect(current()).toBe(before);
  release('checkout-mfe', { name: 'checkout', version: '1.1.0', build: 'checkout2', entry: 'remoteEntry.cccccccc.js', routes: [] });
  const after = current();
  expect(after.id).not.toBe(before.id);
  expect(after.remotes.find(({ name }) => name === 'checkout')).toMatchObject({ entry: '/assets/checkout/remoteEntry.cccccccc.js', version: '1.1.0' });
});

test.each([
  ['broken JSON', '{"name":'],
  ['another name', { name: 'blog', version: '1', build: 'x', entry: 'e.js' }],
  ['a file outside its folder', { name: 'checkout', version: '1', build: 'x', entry: '../../secret.js' }],
  ['markup in a file name', { name: 'checkout', version: '1', build: 'x', entry: 'e.js"><script>' }],
])('a release with %s costs that remote alone, and is reported once', (_what, content) => {
  release('checkout-mfe', content);
  const current = registry();
  time += 10;
  const { remotes: found } = current();
  expect(found.filter(({ entry }) => entry === null).map(({ name }) => name)).toEqual(['checkout']);
  expect(found).toHaveLength(remotes.length);
  expect(reports).toEqual([expect.stringContaining('checkout-mfe has no readable release')]);
});

test('without a shell there is no site; a shell that vanishes later leaves the last one', () => {
  const current = registry();
  rmSync(join(root, 'shell/dist/release.json'));
  expect(() => registry()).toThrow('Glow is not built yet: run `npm run build`.');
  time += 10;
  expect(current().shell.scripts).toHaveLength(2);
});

test('the document of the cart preloads the checkout remote and no other', async () => {
  const answer = await (await server()).inject({ url: '/cart?x=1', headers: html });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  const preloads = [...answer.body.matchAll(/<link rel="preload" href="([^"]+)" as="script">/g)].map(([, href]) => href);
  expect(preloads).toEqual(['/assets/checkout/remoteEntry.aaaaaaaa.js', '/assets/checkout/checkout.bbbbbbbb.js']);
  expect(answer.body).toContain('<link rel="preload" href="/assets/shell/mulish.33333333.woff2" as="font" type="font/woff2" crossorigin>');
  expect(answer.body).toMatch(/<script defer src="\/assets\/shell\/runtime.11111111.js"><\/script>\n<script defer src="\/assets\/shell\/shell.22222222.js">/);
  const [, json = ''] = /<script type="application\/json" id="glow-registry">(.*)<\/script>/.exec(answer.body) ?? [];
  expect(JSON.parse(json).remotes).toHaveLength(remotes.length);
});

test.each([['/', 'storefront'], ['/account/orders/GLW-1', 'account'], ['/blog', 'blog'], ['/cartoon', undefined], ['/about', undefined]])('%s is owned by %s', async (url, owner) => {
  const { body } = await (await server()).inject({ url, headers: html });
  expect(/href="\/assets\/(?!shell)([a-z]+)\/remoteEntry/.exec(body)?.[1]).toBe(owner);
});

test('the document cannot be broken out of by a release', async () => {
  release('blog-mfe', { name: 'blog', version: '</script><b>\u2028', build: 'b', entry: 'e.js' });
  const { body } = await (await server()).inject({ url: '/', headers: html });
  expect(body).toContain('\\u003c/script>\\u003cb>\\u2028');
});

test('a document is compressed, tagged and not sent twice', async () => {
  const site = await server();
  const first = await site.inject({ url: '/', headers: { ...html, 'accept-encoding': 'br' } });
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<div id="root">');
  const again = await site.inject({ url: '/', headers: { ...html, 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('the registry is public and never cached', async () => {
  const answer = await (await server()).inject({ url: '/registry.json' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(Object.keys(answer.json())).toEqual(['id', 'remotes']);
});

test('hashed files are kept for ever and sent compressed, others are asked for', async () => {
  const script = 'console.log(1);'.repeat(100);
  write('checkout-mfe/dist/cart.0123456789abcdef.js', script);
  write('checkout-mfe/dist/cart.0123456789abcdef.js.br', brotliCompressSync(script));
  write('checkout-mfe/dist/bootstrap.js', script);
  const site = await server();
  const hashed = await site.inject({ url: '/assets/checkout/cart.0123456789abcdef.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(hashed.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
  expect(hashed.headers['content-type']).toContain('javascript');
  expect(String(hashed.headers.vary).toLowerCase()).toContain('accept-encoding');
  expect(hashed.headers.etag).toBeTruthy();
  const plain = await site.inject({ url: '/assets/checkout/bootstrap.js' });
  expect(plain.body).toBe(script);
  expect(plain.headers['cache-control']).toBe('no-cache');
  write('shared/dist/images/products/skn-001-1-480.avif', 'picture');
  const picture = await site.inject({ url: '/images/products/skn-001-1-480.avif' });
  expect(picture.headers).toMatchObject({ 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800', 'content-type': 'image/avif' });
});

test.each([
  '/assets/checkout/release.json', '/assets/checkout/cart.js.map', '/assets/checkout/cart.js.map.br', '/assets/checkout/missing.0123456789.js', '/assets/nobody/x.js', '/assets/checkout/',
  '/assets/checkout/../package.json', '/assets/checkout/%2e%2e/package.json', '/assets/checkout/..%2fpackage.json', '/assets/checkout/%2e%2e%5cpackage.json', '/assets/checkout/x%00.js',
  '/images/nothing.avif', '/images/..%2f..%2f..%2fpackage.json', '/.env', '/package.json', '/product/missing.png',
])('%s is a plain 404', async (url) => {
  write('checkout-mfe/dist/cart.js.map', '{}');
  write('checkout-mfe/dist/cart.js.map.br', '{}');
  write('checkout-mfe/package.json', '{}');
  write('package.json', '{}');
  const answer = await (await server()).inject({ url, headers: html });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([404, 'text/plain; charset=utf-8', 'no-store']);
});

test('a page is not given to what asks for something else, nor to other methods', async () => {
  const site = await server();
  expect((await site.inject({ url: '/cart', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  expect((await site.inject({ method: 'POST', url: '/cart' })).statusCode).toBe(404);
});
