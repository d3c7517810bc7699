import { DEFAULT_POLICY } from '@glow/shared/policy';
import { noDatabase, TemporarySite } from '../../testing/temporarySite';
import { llmsText } from '../../shop/llmsRoute';

// nothing is late, however busy the machine is
jest.mock('../../base/system/withTimeout', () => ({ withTimeout: (promise: Promise<unknown>) => promise }));

const STOREFRONT = "exports.sitemapPaths = () => ['/', '/product/skn-001?a&b'];";
const SHELL =
  "exports.sharedInstances = {}; exports.sitemapPaths = () => ['/shipping']; exports.createRenderer = (load, site) => async () => ({ head: '', styles: '', body: site, status: 200, screens: [] });";

let site: TemporarySite;

beforeEach(() => {
  site = new TemporarySite();
  site.releaseBundle('shell', { name: 'shell', build: 's2' }, SHELL);
  site.releaseBundle('storefront-mfe', { name: 'storefront', build: 'f2' }, STOREFRONT);
  site.releaseBundle('checkout-mfe', { name: 'checkout', build: 'c2' }, 'exports.Screens = () => null;');
});
afterEach(() => jest.restoreAllMocks());

function releaseStorefront(code: string): void {
  site.releaseBundle('storefront-mfe', { name: 'storefront', build: 'f3' }, code);
}

function urlsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
}

test('the sitemap lists the paths of the remotes and the shell as absolute URLs', async () => {
  const { headers, body } = await (await site.server()).inject('/sitemap.xml');
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'application/xml; charset=utf-8',
    'public, max-age=3600',
  ]);
  expect(body).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  );
  expect(urlsIn(body)).toEqual([
    'http://localhost:3000/',
    'http://localhost:3000/product/skn-001?a&amp;b',
    'http://localhost:3000/shipping',
  ]);
});

test('the sitemap has the day of the last change of a page, where its package knows it (SEO-151)', async () => {
  releaseStorefront("exports.sitemapPaths = () => ['/', ['/blog/serums', '2026-09-14']];");
  const { body } = await (await site.server()).inject('/sitemap.xml');
  expect(body).toContain('<url><loc>http://localhost:3000/blog/serums</loc><lastmod>2026-09-14</lastmod></url>');
  expect(body.match(/<lastmod>/g)).toHaveLength(1);
});

test('the sitemap is made once for all who ask, until the catalogue changes (SEO-151)', async () => {
  releaseStorefront(
    'let count = 0; exports.sitemapPaths = async (catalog) => [`/asked/${(count += 1)}`, ...(await catalog.ids()).map((id) => `/product/${id}`)];',
  );
  let ids = ['rose'];
  let noteChange: (change: string) => void = () => undefined;
  const query: (typeof noDatabase)['query'] = async <Found>() => ids.map((id) => ({ id }) as Found);
  const listen = async (_channel: string, listener: typeof noteChange) => ((noteChange = listener), () => undefined);
  const server = await site.server({}, { ...noDatabase, query, listen });
  const ask = (etag = '') => server.inject({ url: '/sitemap.xml', headers: { 'if-none-match': etag } });
  const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
  expect(first?.body).toMatch(/\/asked\/1<.*\n.*\/product\/rose</);
  expect(others.map(({ body }) => body)).toEqual([first?.body, first?.body]);
  expect((await ask(String(first?.headers.etag))).statusCode).toBe(304);
  ids = ['rose', 'lily'];
  noteChange('all');
  expect((await ask(String(first?.headers.etag))).body).toContain('/product/lily<');
});

test('a sitemap without the paths of a remote that fails is not kept (SEO-151)', async () => {
  releaseStorefront("exports.sitemapPaths = async (catalog) => { await catalog.ids(); return ['/again']; };");
  let isDown = true;
  const query = async () => (isDown ? Promise.reject(new Error('down')) : []);
  const server = await site.server({}, { ...noDatabase, query });
  const first = await server.inject('/sitemap.xml');
  isDown = false;
  const inTenSeconds = Date.now() + 10_000;
  jest.spyOn(Date, 'now').mockReturnValue(inTenSeconds);
  const second = await server.inject('/sitemap.xml');
  expect([first.headers['cache-control'], second.headers['cache-control']]).toEqual([
    'private, no-store',
    'public, max-age=3600',
  ]);
  expect([first.body.includes('/again'), second.body.includes('/again')]).toEqual([false, true]);
});

test('more than 50,000 addresses are listed in parts (SEO-151)', async () => {
  releaseStorefront("exports.sitemapPaths = () => Array.from({ length: 60_000 }, (_, at) => '/product/p-' + at);");
  const server = await site.server();
  const { body } = await server.inject('/sitemap.xml');
  expect(body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <sitemap><loc>');
  const parts = urlsIn(body).map((url) => new URL(url));
  expect(parts.map(({ search }) => search)).toEqual(['?part=0', '?part=1']);
  const lists = await Promise.all(parts.map(async (url) => (await server.inject(url.pathname + url.search)).body));
  expect(lists.map((list) => list.match(/<url><loc>/g)?.length)).toEqual([50_000, 10_001]);
  for (const part of ['2', '-1', '-0', '00', '0x0', '', '%200', '0&part=1', '0.5', 'x', '1e308', 'length'])
    expect([part, (await server.inject(`/sitemap.xml?part=${part}`)).statusCode]).toEqual([part, 404]);
});

test('a remote whose bundle fails loses only its own entries', async () => {
  releaseStorefront("throw new Error('broken');");
  const { body } = await (await site.server()).inject('/sitemap.xml');
  expect(urlsIn(body)).toEqual(['http://localhost:3000/shipping']);
});

test('robots.txt links the sitemap, and disallows the API alone (SEO-150)', async () => {
  const server = await site.server({ port: 0 });
  const { port } = new URL(await server.listen({ port: 0 }));
  const { headers, body } = await server.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  // a listening server knows its own port
  const sitemap = `Sitemap: http://localhost:${port}/sitemap.xml`;
  expect(body.split('\n')).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api', '', sitemap, '']);
});

test('llms.txt describes the store, its collections and its policies (GEN-1)', async () => {
  const { headers, body } = await (await site.server()).inject('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^# Glow\n\n> Glow is an online store for skincare and makeup\. /);
  expect(body).toMatch(/^- Shipping: .*, to the United States and Canada$/m);
  expect(body).toContain('- [Glow Kits](http://localhost:3000/collections/glow-kits): ');
  expect(body).toContain('- Shipping: free from $75.00, below that $8.99,');
  expect(body).toContain('- Tax: 8% of the subtotal');
  for (const free of [{ shipping: 0 }, { freeFrom: 0 }])
    expect(llmsText('', { ...DEFAULT_POLICY, ...free })).toContain('- Shipping: free, to the United States');
});

test('icons, and the page for another password, are where browsers look for them (GEN-170)', async () => {
  const server = await site.server();
  for (const [url, file, type] of [
    ['/favicon.ico', 'favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'apple-touch-icon.png', 'image/png'],
    ['/apple-touch-icon-precomposed.png', 'apple-touch-icon.png', 'image/png'],
    ['/apple-touch-icon-120x120.png', 'apple-touch-icon.png', 'image/png'],
  ] as const) {
    site.write(`shared/dist/images/${file}`, file);
    const { headers, body } = await server.inject(url);
    const caching = 'public, max-age=86400, stale-while-revalidate=604800';
    expect([body, headers['content-type'], headers['cache-control']]).toEqual([file, type, caching]);
  }
  const { statusCode, headers } = await server.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/forgot-password']);
  const page = await server.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.body).toContain('<meta name="format-detection" content="telephone=no">');
});

test('SITE_URL is used in the sitemap, in pages and in the browser', async () => {
  const server = await site.server({ siteUrl: 'https://glow.example' });
  expect((await server.inject('/sitemap.xml')).body).toContain('<loc>https://glow.example/shipping</loc>');
  const { body } = await server.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(body).toContain('<div id="root">https://glow.example</div>');
  expect(body).toContain('"site":"https://glow.example"}</script>');
});
