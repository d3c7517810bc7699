import fc from 'fast-check';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { listedRoutes } from '../../releases/repository/remoteRoutes';
import { rawAnswer } from '../../testing/rawAnswer';
import { TemporarySite, namedFiles } from '../../testing/temporarySite';
import { inlineScript, inlineScriptSource, replayScript, replayScriptVersion } from './inlineScript';

const html = { accept: 'text/html,application/xhtml+xml' };

describe('a site whose builds change', () => {
  let site: TemporarySite;
  beforeEach(() => (site = new TemporarySite()));

  test('a rebuilt remote is live without a restart', () => {
    const composer = site.composer();
    const before = composer.compose();
    expect(before.remotes.find(({ name }) => name === 'checkout')).toEqual({
      name: 'checkout',
      team: 'Purchase',
      prefixes: ['/cart', '/checkout'],
      withQuietHeader: ['/checkout'],
      // the test's build is from before there were slots
      slots: { 'shell/search.pages': [expect.objectContaining({ to: '/cart' })] },
      entry: '/assets/checkout/remoteEntry.aaaaaaaa.js',
      integrity: null,
      build: 'checkout1',
      version: '1.0.0',
    });
    expect(composer.compose()).toBe(before);
    site.release('checkout-mfe', {
      name: 'checkout',
      version: '1.1.0',
      build: 'checkout2',
      entry: 'remoteEntry.cccccccc.js',
      routes: [],
    });
    const after = composer.compose();
    expect(after.id).not.toBe(before.id);
    expect(after.remotes.find(({ name }) => name === 'checkout')).toMatchObject({
      entry: '/assets/checkout/remoteEntry.cccccccc.js',
      version: '1.1.0',
    });
  });

  test.each([
    ['broken JSON', '{"name":'],
    ['another name', { name: 'blog', version: '1', build: 'x', entry: 'e.js' }],
    ['a file outside its folder', { name: 'checkout', version: '1', build: 'x', entry: '../../secret.js' }],
    ['markup in a file name', { name: 'checkout', version: '1', build: 'x', entry: 'e.js"><script>' }],
  ])('a release with %s disables that remote alone, and is reported once', (_what, content) => {
    site.release('checkout-mfe', content);
    const composer = site.composer();
    site.wait();
    const { remotes: found } = composer.compose();
    expect(found.filter(({ entry }) => entry === null).map(({ name }) => name)).toEqual(['checkout']);
    expect(found).toHaveLength(listedRoutes.length);
    expect(site.reports).toEqual([expect.stringContaining('checkout-mfe has no readable release')]);
  });

  test('of a remote that is served with hot reload it is not said that it has to be built', () => {
    process.env.GLOW_LOCAL = 'checkout';
    for (const folder of ['checkout-mfe', 'blog-mfe']) rmSync(join(site.root, folder, 'dist/release.json'));
    site.composer().compose();
    delete process.env.GLOW_LOCAL;
    expect(site.reports).toEqual([expect.stringContaining('blog-mfe has no readable release')]);
  });

  test('there is no site without a shell; when it vanishes later the last one is served', () => {
    const composer = site.composer();
    rmSync(join(site.root, 'shell/dist/release.json'));
    expect(() => site.composer()).toThrow('Glow is not built yet: run `npm run build`.');
    site.wait();
    expect(composer.compose().releases.get('shell')?.scripts).toHaveLength(2);
  });

  test('the values of a release are escaped in the document', async () => {
    site.release('blog-mfe', { name: 'blog', version: '</script><b>\u2028', build: 'b', entry: 'e.js' });
    const { body } = await (await site.server()).inject({ url: '/', headers: html });
    expect(body).toContain('\\u003c/script>\\u003cb>\\u2028');
  });
});

const site = new TemporarySite();
let server: FastifyInstance;

beforeAll(async () => {
  server = await site.server();
  await server.listen({ port: 0, host: '127.0.0.1' });
});

function get(url: string, headers: Record<string, string> = html) {
  return server.inject({ url, headers });
}

test('the document of the cart lists the files of the shell and of the checkout remote only', async () => {
  const answer = await get('/cart?x=1');
  expect(answer.statusCode).toBe(200);
  // the browser has to render it: the shell has no server bundle
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(namedFiles(answer.body)).toEqual([
    'script /assets/shell/runtime.11111111.js',
    'script /assets/shell/shell.22222222.js',
    'link /assets/checkout/remoteEntry.aaaaaaaa.js',
    'link /assets/checkout/checkout.bbbbbbbb.js',
  ]);
  expect(answer.body).toContain(
    '<link rel="preload" href="/assets/shell/mulish.33333333.woff2" as="font" type="font/woff2" crossorigin>',
  );
  const [, json = ''] = /<script type="application\/json" id="glow-registry">(.*)<\/script>/.exec(answer.body) ?? [];
  expect(JSON.parse(json).remotes).toHaveLength(listedRoutes.length);
});

test('each address has the files of its owner (URL-13)', async () => {
  const owners: Record<string, string> = { '/': 'storefront', '/account/orders/GLW-1': 'account', '/blog': 'blog' };
  for (const url of [...Object.keys(owners), '/cartoon', '/about']) {
    const [, owner] = /link \/assets\/([a-z]+)\/remoteEntry/.exec(namedFiles((await get(url)).body).join()) ?? [];
    expect([url, owner]).toEqual([url, owners[url]]);
  }
});

test.each([
  ['br', 'br, gzip', (sent: Buffer) => brotliDecompressSync(sent)],
  ['gzip', 'gzip;q=0.8, deflate', (sent: Buffer) => gunzipSync(sent)],
  ['gzip', 'br;q=0, gzip', (sent: Buffer) => gunzipSync(sent)],
  [undefined, 'gzip;q=0', (sent: Buffer) => sent],
  [undefined, 'br;q=0, gzip;q=0', (sent: Buffer) => sent],
  [undefined, '*;q=0', (sent: Buffer) => sent],
  [undefined, 'identity', (sent: Buffer) => sent],
])('a document is sent as %s for Accept-Encoding %s, and not again for its ETag', async (encoding, accepted, open) => {
  const headers = { ...html, 'accept-encoding': accepted };
  const first = await get('/', headers);
  expect([first.headers['content-encoding'], first.headers['content-type'], first.headers.vary]).toEqual([
    encoding,
    'text/html; charset=utf-8',
    'accept, accept-encoding, cookie',
  ]);
  expect(open(first.rawPayload).toString()).toContain('<div id="root">');
  const again = await get('/', { ...headers, 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
  expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
});

test('If-None-Match may be a list, weak or strong, or any', async () => {
  const tag = String((await get('/')).headers.etag);
  const strong = tag.replace('W/', '');
  const statusFor = async (value: string) => (await get('/', { ...html, 'if-none-match': value })).statusCode;
  for (const value of ['*', strong, `"a", ${tag}`, `W/"a,b",${strong} , "c"`]) expect(await statusFor(value)).toBe(304);
  for (const value of ['"a", W/"b"', 'W/"*"', strong.slice(1, -1), '']) expect(await statusFor(value)).toBe(200);
});

test('a document has one inline script of less than 1 kB, allowed by the policy', async () => {
  const { body, headers } = await get('/');
  expect(headers['content-security-policy']).toContain(`;script-src 'self' ${inlineScriptSource};`);
  expect([...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code)).toEqual([inlineScript]);
  expect(Buffer.byteLength(inlineScript)).toBeLessThan(1000);
});

test('pictures of other hosts are allowed where the setting names them, and nothing else is', async () => {
  const policyWith = async (changes: object) =>
    String((await (await site.server(changes)).inject({ url: '/', headers: html })).headers['content-security-policy']);
  const [usual, wider] = [await policyWith({}), await policyWith({ pictureHosts: ['a.example', 'b.example:8443'] })];
  expect(usual).toContain(";img-src 'self' data:;");
  expect(wider).toBe(usual.replace("img-src 'self' data:", '$& https://a.example https://b.example:8443'));
});

test.each([
  ['its present version', `?v=${replayScriptVersion}`, 'public, max-age=31536000, immutable'],
  ['another version', '?v=older', 'no-cache'],
])('the replay script at %s is the present one', async (_, query, caching) => {
  const { body, headers } = await get(`/replay.js${query}`);
  expect(body).toBe(replayScript);
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['cache-control']).toBe(caching);
});

test('the registry is public and never cached', async () => {
  const answer = await get('/registry.json');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(Object.keys(answer.json())).toEqual(['id', 'shell', 'remotes']);
});

test('hashed files are immutable and sent compressed to clients that accept it, others are revalidated', async () => {
  const script = 'console.log(1);'.repeat(100);
  const url = '/assets/checkout/cart.0123456789abcdef.js';
  site.write('checkout-mfe/dist/cart.0123456789abcdef.js', script);
  site.write('checkout-mfe/dist/cart.0123456789abcdef.js.br', brotliCompressSync(script));
  site.write('checkout-mfe/dist/bootstrap.js', script);
  const hashed = await get(url, { 'accept-encoding': 'gzip, br' });
  expect(hashed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringMatching(/accept-encoding/i),
    etag: expect.stringMatching(/./),
  });
  const unpacked = await get(url, { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect([unpacked.headers['content-encoding'], unpacked.body]).toEqual([undefined, script]);
  const plain = await get('/assets/checkout/bootstrap.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual([script, 'no-cache']);
});

test.each([
  ['the present version', '?v=0a1b2c3d', 'public, max-age=31536000, immutable'],
  ['an older version', '?v=99999999', 'public, max-age=300'],
  ['no version', '', 'public, max-age=300'],
  ['two versions', '?v=0a1b2c3d&v=0a1b2c3d', 'public, max-age=300'],
])('a picture with %s is answered with its caching (GEN-30)', async (_what, query, caching) => {
  site.write('shared/dist/images/version.json', '{"version":"0a1b2c3d"}');
  site.write('shared/dist/images/products/skn-001-1-480.avif', 'picture');
  const accept = 'image/avif,image/webp,*/*;q=0.8';
  const picture = await get(`/images/products/skn-001-1-480.avif${query}`, { accept });
  expect(picture.body).toBe('picture');
  expect(picture.headers).toMatchObject({ 'cache-control': caching, 'content-type': 'image/avif' });
});

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
test.each([
  ['a browser with AVIF', '480.avif', BROWSER, 'avif', 'avif'],
  ['one that lists AVIF last, with its weight', '480.avif', 'image/webp, image/avif;q=0.9', 'avif', 'avif'],
  ['one without AVIF', '480.avif', 'image/webp,image/apng,image/*,*/*;q=0.8', 'middle', 'webp'],
  ['one that refuses AVIF', '480.avif', 'image/avif;q=0, image/webp', 'middle', 'webp'],
  ['a crawler or a mail client', '480.avif', '*/*', 'middle', 'webp'],
  ['a client without a list', '480.avif', undefined, 'middle', 'webp'],
  ['one without AVIF, for a wide one', '800.avif', 'image/webp,image/apng,image/*,*/*;q=0.8', 'widest', 'webp'],
  ['an older page, for a width that is not made any more', '640.avif', BROWSER, 'next', 'avif'],
  ['an older page, for a WebP of such a width', '960.webp', BROWSER, 'widest', 'webp'],
  ['an older page, for its WebP of such a width', '320.webp', BROWSER, 'middle', 'webp'],
  ['a link preview of an older page', '1200.webp', '*/*', 'widest', 'webp'],
  ['a link preview', '1200.jpg', '*/*', 'preview', 'jpeg'],
  ['a link preview, for a width that is not made any more', '800.jpg', '*/*', 'preview', 'jpeg'],
])('%s gets a picture that it can show (GEN-30)', async (_who, file, accept, content, type) => {
  site.write('shared/dist/images/products/skn-001-1-480.avif', 'avif');
  site.write('shared/dist/images/products/skn-001-1-800.avif', 'next');
  site.write('shared/dist/images/products/skn-001-1-480.webp', 'middle');
  site.write('shared/dist/images/products/skn-001-1-1200.webp', 'widest');
  site.write('shared/dist/images/products/skn-001-1-1200.jpg', 'preview');
  const url = `/images/products/skn-001-1-${file}`;
  const picture = await get(url, accept ? { accept } : {});
  expect([picture.body, picture.headers['content-type']]).toEqual([content, `image/${type}`]);
  expect(String(picture.headers.vary).split(/, */).includes('Accept')).toBe(file.endsWith('.avif'));
});

test('a picture that is not made yet is its source, which no cache keeps (GEN-30)', async () => {
  site.write('shared/assets/products/skn-009-1.webp', 'source');
  const picture = await get('/images/products/skn-009-1-480.avif?v=cccccccc', { accept: BROWSER });
  expect([picture.body, picture.headers['cache-control']]).toEqual(['source', 'no-cache']);
  expect((await get('/images/products/skn-009-1-1200.jpg')).headers['content-type']).toBe('image/webp');
  expect((await get('/images/products/skn-009-1.webp')).statusCode).toBe(404);
});

test('pictures that are made anew are kept for good without a restart', async () => {
  const caching = async (version: string) =>
    (await get(`/images/hero-1200.webp?v=${version}`)).headers['cache-control'];
  site.write('shared/dist/images/hero-1200.webp', 'picture');
  expect(await caching('aaaaaaaa')).toBe('public, max-age=300');
  site.write('shared/dist/images/version.json', '{"version":"aaaaaaaa"}');
  expect(await caching('aaaaaaaa')).toContain('immutable');
  site.write('shared/dist/images/version.json', '{"version":"bbbbbbbb"}');
  expect(await caching('bbbbbbbb')).toContain('immutable');
  expect(await caching('aaaaaaaa')).toBe('public, max-age=300');
});

beforeAll(() => {
  for (const file of ['cart.js.map', 'server.0123456789ab.cjs', 'server.0123456789ab.cjs.br', 'cart.js.map.br'])
    site.write(`checkout-mfe/dist/${file}`, '{}');
  for (const file of ['checkout-mfe/package.json', 'package.json']) site.write(file, '{}');
});

test.each([
  ...['release.json', 'server.0123456789ab.cjs', 'server.0123456789ab.cjs.br', 'cart.js.map', 'cart.js.map.br'].map(
    (file) => `/assets/checkout/${file}`,
  ),
  ...[
    ...['missing.0123456789.js', '', '../package.json', '%2e%2e/package.json', '..%2fpackage.json'],
    '%2e%2e%5cpackage.json',
  ].map((path) => `/assets/checkout/${path}`),
  ...['/assets/nobody/x.js', '/assets/missing.html', '/images/missing.html', '/images/nothing.avif'],
  ...['/images/nothing.avif?v=0a1b2c3d', '/images/..%2f..%2f..%2fpackage.json'],
])('%s is a plain 404 (URL-152)', async (url) => {
  const answer = await get(url);
  const { 'content-type': type, 'cache-control': caching } = answer.headers;
  expect([answer.statusCode, type, caching]).toEqual([404, 'text/plain; charset=utf-8', 'no-store']);
});

test.each([
  ...['', ' ', '*/*', 'text/*', 'TEXT/HTML', 'text/html;level=1', 'text/html; charset="utf-8"; q=0.1'],
  ...['application/xhtml+xml', 'image/*, */*;q=0.1', 'application/json, text/html;q=0.5'],
])('a page is sent to a client that accepts "%s"', async (accept) => {
  const answer = await get('/cart', { accept });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test.each([
  ...['/.env', '/package.json', '/product/missing.png', '/wp-login.php?x=1', '/%', '/blog/cr%E8me?utm_source=x'],
  ...['/product/50%-off', '/product/%00', '//evil.example', `/product/${'p'.repeat(1_000)}`],
  '/fragments/blog/ArticleShelf',
])("%s has the store's own 404 page (URL-152)", async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(namedFiles(answer.body).join()).not.toContain('remoteEntry');
});

test.each<[string, string, number?]>([
  ['/Product/SKN-001?variant=30ml&utm_source=x', '/product/skn-001?variant=30ml&utm_source=x', 404],
  ['/collections/skincare,', '/collections/skincare'],
  ['/blog/The-Vitamin-C-Guide)', '/blog/the-vitamin-c-guide'],
  ['/cart/?x=1', '/cart?x=1'],
  ['//cart', '/cart'],
  ['/cart%20', '/cart'],
])('%s is redirected to %s (URL-150)', async (url, location, status = 200) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await server.inject({ method, url, headers: html });
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  }
  // the catalogue of this site has no product
  expect((await get(location)).statusCode).toBe(status);
});

test('no address is answered by a failure, by another site or by one redirect after the other (API-161)', async () => {
  const signs = ['%', '%00', '%2F', '.', '..', '?', '&', '=', '//', '\\'];
  const part = fc.constantFrom('cart', 'Blog', 'product', 'api', 'page-data', ...signs);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(part, fc.string({ maxLength: 3 }))), async (parts) => {
      const url = `/${encodeURI(parts.join('/')).replaceAll('%25', '%')}`;
      const answer = await get(url);
      expect(answer.statusCode).toBeLessThan(500);
      if (answer.statusCode !== 308) return;
      const location = String(answer.headers.location);
      expect(location).toMatch(/^\/(?![/\\])/);
      expect((await get(location)).statusCode).not.toBe(308);
    }),
  );
});

test.each(['application/json', 'image/*', '*/*;q=0', 'text/html;q=0', 'text/html;q=0, */*', 'text/plain'])(
  'a client that accepts "%s" is told that the page is there in HTML only (API-12)',
  async (accept) => {
    const answer = await get('/cart', { accept });
    const { statusCode, headers, body } = answer;
    expect([statusCode, headers.vary, body]).toEqual([406, 'accept', 'This address has a page, in HTML only.']);
  },
);

test.each(['/assets/checkout/x%00.js', '/images/%0d.avif', '/api/%', '/page-data/b/%'])(
  '%s is a bad request (URL-152)',
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      expect.stringMatching(url.startsWith('/api') ? /^application\/json/ : /^text\/plain/),
    ]);
  },
);

test.each(['/\\evil.example/', '//evil.example/', 'http://evil.example/', '/\t/evil.example', 'http:/\\evil.example/'])(
  'the end of a preview at %j stays on this origin',
  async (target) => {
    const base = server.listeningOrigin;
    const answer = await rawAnswer(Number(new URL(base).port), `GET ${target}?preview=off HTTP/1.1\r\nHost: x`);
    const [, location] = /^location: (.*)$/im.exec(answer) ?? [];
    expect(location === undefined || new URL(location.trim(), base).origin === base).toBe(true);
    expect(answer).toMatch(/^HTTP\/1\.1 (303|400|404) /);
  },
);

test('the end of a preview clears the cache, unless another site asks for it', async () => {
  for (const from of ['same-origin', 'none', 'same-site', 'cross-site', '']) {
    const { statusCode, headers } = await get('/?preview=off', { ...html, ...(from && { 'sec-fetch-site': from }) });
    const expected = ['same-origin', 'none'].includes(from) ? '"cache"' : undefined;
    expect([from, statusCode, headers['clear-site-data']]).toEqual([from, 303, expected]);
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'] as const)(
  '%s of a page is rejected before its body is read',
  async (method) => {
    const answer = await server.inject({
      method: method as 'POST',
      url: '/cart',
      headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
      payload: method === 'TRACE' ? undefined : 'x'.repeat(100_000),
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({
      allow: 'GET, HEAD',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
  },
);

test.each(['GET', 'POST'] as const)('%s of an unknown API route is answered in JSON (URL-152)', async (method) => {
  const answer = await server.inject({ method, url: '/api/nothing', headers: html });
  expect([answer.statusCode, answer.json().success]).toEqual([404, false]);
});
