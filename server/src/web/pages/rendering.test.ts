import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSampleCatalog, sampleProducts } from '@glow/shared/samples';
import { documentOf, openPages, rootOf } from '../../testing/openPages';
import { readPageErrors } from '../reports/pageErrors';
import { temporaryDatabase } from '../../testing/temporaryDatabase';
import { TemporarySite, namedFiles } from '../../testing/temporarySite';

/** Nothing is late, however busy the machine is, but in the test of late pages. */
let mockIsLate = false;

jest.mock('../../base/system/withTimeout', () => {
  const { withTimeout } = jest.requireActual('../../base/system/withTimeout');
  return { withTimeout: (...given: [Promise<unknown>]) => (mockIsLate ? withTimeout(...given) : given[0]) };
});

/** A shell that counts its renders and renders the checkout remote's text. */
const SHELL = `
let rendered = 0;
exports.sharedInstances = { react: { version: 'of the shell' } };
exports.createRenderer = (load) => async (url) => {
  rendered += 1;
  const { text = '' } = url.startsWith('/cart') ? await load('checkout') : {};
  return {
    head: '<title>Rendered</title>',
    styles: '<style>p{margin:0}</style>',
    body: '<p>rendering ' + rendered + ' of ' + url + ' ' + text + '</p>',
    status: url.startsWith('/gone') ? 404 : 200,
    screens: ['checkout/routes', 'cart', 'press'],
  };
};
`;
const CHECKOUT = "const { version } = require('react'); exports.text = 'with React ' + version;";
const screens = { cart: ['lines.cccccccc.js', 'cart.dddddddd.js'], checkout: ['checkout.eeeeeeee.js'] };

const html = { accept: 'text/html' };
let site: TemporarySite;

beforeEach(() => {
  site = new TemporarySite();
  mockIsLate = false;
  releaseShell();
  releaseCheckout();
});

function releaseShell(code = SHELL): void {
  const files = { scripts: ['shell.22222222.js'], screens: { press: ['press.ffffffff.js'] } };
  site.releaseBundle('shell', { name: 'shell', build: 's2', ...files }, code);
}

function releaseCheckout(code = CHECKOUT, promised = code, build = 'c2'): void {
  site.releaseBundle('checkout-mfe', { name: 'checkout', build, screens }, code, promised);
}

test("a page is rendered by the shell's bundle and its owner's, on the shell's own instances", async () => {
  const { open, problems } = openPages(site);
  expect(await rootOf(open('/cart?x=1'))).toBe('<p>rendering 1 of /cart?x=1 with React of the shell</p>');
  expect(problems).toEqual([]);
});

test('a page is rendered once for each URL with its query', async () => {
  const { open } = openPages(site);
  const [first, second] = await Promise.all([open('/cart'), open('/cart')]);
  expect(second).toBe(first);
  expect(await open('/cart')).toBe(first);
  expect(await rootOf(await open('/cart?q=rose'))).toContain('rendering 2 of /cart?q=rose');
  expect(await rootOf(await open('/cart'))).toContain('rendering 1');
});

test('a release discards all pages and the state of the older bundles', async () => {
  const { open } = openPages(site);
  await open('/');
  const before = await open('/cart');
  expect(await rootOf(before)).toContain('rendering 1');
  releaseCheckout("exports.text = 'released anew';", undefined, 'c3');
  const after = await open('/cart');
  expect(await rootOf(after)).toBe('<p>rendering 1 of /cart released anew</p>');
  expect(after.etag).not.toBe(before.etag);
});

test('a page is compressed once in each encoding, and its text is that of its encodings', async () => {
  const page = await openPages(site).open('/cart');
  const text = await documentOf(page);
  expect(brotliDecompressSync(await page.body('br')).toString()).toBe(text);
  expect(gunzipSync(await page.body('gzip')).toString()).toBe(text);
  expect(await page.body('gzip')).toBe(await page.body('gzip'));
  expect(page.bytes).toBe(2 * (await page.body('br')).length);
});

test('title, styles, body and the files of every rendered screen are in the document', async () => {
  const document = await documentOf(openPages(site).open('/cart'));
  const [head = '', body = ''] = document.split('</head>');
  expect(head).toContain('<title>Rendered</title>');
  expect(head).toContain('<style>p{margin:0}</style>');
  expect(body).toContain('<div id="root"><p>rendering 1');
  expect(document).not.toContain('<noscript>');
  expect(namedFiles(head)).toEqual([
    ...['script /assets/shell/shell.22222222.js', 'link /assets/checkout/remoteEntry.aaaaaaaa.js'],
    ...['link /assets/checkout/checkout.bbbbbbbb.js', 'link /assets/shell/press.ffffffff.js'],
    ...['link /assets/checkout/lines.cccccccc.js', 'link /assets/checkout/cart.dddddddd.js'],
  ]);
});

test('the status of a page is the status of its response, and shared caches keep it briefly', async () => {
  const server = await site.server();
  const cart = await server.inject({ url: '/cart', headers: html });
  expect([cart.statusCode, cart.headers['cache-control']]).toEqual([200, 'public, max-age=1, must-revalidate']);
  const gone = await server.inject({ url: '/gone', headers: html });
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain('<p>rendering 1 of /gone');
});

const WITHOUT_SERVER = { name: 'checkout', version: '1.0.0', build: 'c2', entry: 'remoteEntry.aaaaaaaa.js' };
const UNSHARED = (name: string) => `A remote's server bundle asks for ${name}, which the shell does not share`;

test.each<[what: string, problem: string, release: () => void, url?: string]>([
  ['throws as it is loaded', 'no luck', () => releaseCheckout("throw new Error('no luck');")],
  ['cannot be read as JavaScript', 'Unexpected', () => releaseCheckout('exports.text = ;')],
  ['is another file', 'is not the file that its release names', () => releaseCheckout("exports.text = '!';", CHECKOUT)],
  ['asks for a module that is not shared', UNSHARED('left-pad'), () => releaseCheckout("require('left-pad');")],
  ["asks for one of Node's modules", UNSHARED('node:fs'), () => releaseCheckout("require('node:fs');")],
  ['asks for what every object has', UNSHARED('constructor'), () => releaseCheckout("require('constructor');")],
  ['is missing', 'There is no server bundle', () => site.release('checkout-mfe', WITHOUT_SERVER)],
  ["is the shell's and fails", 'no shell', () => releaseShell("throw new Error('no shell');"), '/'],
  [
    "is the shell's and asks for a package",
    "The shell's server bundle asks for fastify",
    () => releaseShell("require('fastify');"),
    '/',
  ],
])(
  'a page whose bundle %s is rendered in the browser, and reported once',
  async (_what, problem, release, url = '/cart') => {
    release();
    const { open, problems } = openPages(site);
    const page = await open(url);
    expect([page.status, await rootOf(page)]).toEqual([503, '']);
    expect(await documentOf(page)).toContain('<noscript>');
    await open(url);
    expect(problems).toEqual([[expect.stringContaining(problem), url]]);
  },
);

test('the log has the route of a page that failed, without its path and query', async () => {
  releaseCheckout("throw new Error('no luck with /cart?email=rose@example.com');");
  const server = await site.server();
  const log = jest.spyOn(server.log, 'error');
  const answer = await server.inject({ url: '/cart?email=rose@example.com', headers: html });
  expect(answer.statusCode).toBe(503);
  const message = expect.stringContaining('no luck with /cart/…\n');
  const logged = { error: 'Error', message, route: '/cart/*', remote: 'checkout', build: 'c2' };
  expect(log.mock.calls).toEqual([[logged, 'A page could not be rendered on the server']]);
});

test('the log and the errors of its team name a fragment that is left out, with its build and page', async () => {
  const fragment = '/fragments/checkout/Lines';
  releaseShell(`exports.sharedInstances = {};
    exports.createRenderer = (load) => async (url) => ({
      head: '', styles: '', status: 200, screens: [], fragments: url === '/blog/a' ? ['${fragment}'] : [],
      body: url === '/blog/a' ? '<div data-fragment="${fragment}"></div>' : '</div>',
    });`);
  const { database, close } = await temporaryDatabase();
  const server = await site.server({}, database);
  const log = jest.spyOn(server.log, 'error');
  expect((await server.inject({ url: '/blog/a', headers: html })).statusCode).toBe(200);
  const message = expect.stringContaining('does not end where it began');
  const named = { fragment: 'checkout/Lines', route: '/blog/*', remote: 'checkout', build: 'c2' };
  expect(log.mock.calls).toEqual([[{ error: 'Error', message, ...named }, 'A fragment was left out of a page']]);
  await server.close();
  const errors = await readPageErrors(database);
  expect(errors).toEqual([
    expect.objectContaining({
      remote: 'checkout',
      build: 'c2',
      message,
      frames: ['in pages of /blog/*'],
      browser: 'the server',
    }),
  ]);
  await close();
});

test('a failing remote does not affect the pages of the others, and its files are still listed', async () => {
  releaseCheckout("throw new Error('no luck');");
  const { open } = openPages(site);
  expect(namedFiles(await documentOf(open('/cart')))).toContain('link /assets/checkout/remoteEntry.aaaaaaaa.js');
  expect(await rootOf(await open('/'))).toContain(' of /');
});

test('a page that could not be rendered is tried again after ten seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  releaseShell(SHELL.replace('rendered += 1;', "rendered += 1; if (rendered === 1) throw new Error('too slow');"));
  const { open } = openPages(site);
  expect(await rootOf(await open('/'))).toBe('');
  jest.advanceTimersByTime(9_000);
  expect(await rootOf(await open('/'))).toBe('');
  jest.advanceTimersByTime(1_000);
  expect(await rootOf(await open('/'))).toContain('rendering 2 of /');
});

test('parameters that a page does not declare make no page of their own', async () => {
  releaseShell(SHELL.replace("screens: ['checkout/routes'", "parameters: ['q'], screens: ['checkout/routes'"));
  const { open } = openPages(site);
  const first = await open('/about?utm_source=mail');
  expect(await open('/about')).toBe(first);
  expect(await open('/about?fbclid=1&utm_source=x')).toBe(first);
  const found = await open('/about?q=rose&utm_source=mail');
  expect(found).not.toBe(first);
  expect(await open('/about?utm_source=x&q=rose')).toBe(found);
});

test('whatever looks like a file or cannot be read has one page, rendered once', async () => {
  const server = await site.server();
  const urls = ['/a.php', '/b.html?x=1', '/blog/cr%E8me', '/cart/x.png', '/%'];
  const tags = new Set<unknown>();
  for (const url of urls) tags.add((await server.inject({ url, headers: html })).headers.etag);
  expect(tags.size).toBe(1);
  const { body, statusCode } = await server.inject({ url: '/z.cgi', headers: html });
  expect([statusCode, body]).toEqual([404, expect.stringContaining('<p>rendering 1 of /404.html ')]);
});

test('a second question mark begins further parameters, on the server too (URL-151)', async () => {
  const { body } = await (await site.server()).inject({ url: '/cart?step=1?utm_source=x&amp;b=2', headers: html });
  expect(body).toContain(' of /cart?step=1&utm_source=x&b=2 ');
});

test('a page that takes too long is left to the browser, and rendered for the next visitor', async () => {
  mockIsLate = true;
  releaseShell(
    SHELL.replace('rendered += 1;', 'rendered += 1; await new Promise((resolve) => setTimeout(resolve, 1500));'),
  );
  const { open } = openPages(site, { maxWaitMs: 50 });
  const early = await open('/about');
  expect([early.isRendered, await rootOf(early)]).toEqual([false, '']);
  let later = early;
  while (!later.isRendered) later = await open('/about');
  expect(await rootOf(later)).toContain('rendering 1 of /about');
});

/** A shell whose page of a product shows its price, from its data. */
const PRODUCT_SHELL = `
let rendered = 0;
const idOf = (url) => url.split('?')[0].split('/')[2];
exports.sharedInstances = {};
exports.createRenderer = () => Object.assign(
  async (url, catalog) => {
    rendered += 1;
    const data = url.startsWith('/product/') ? { url, data: await catalog.product(idOf(url)) } : undefined;
    const body = '<p>' + rendered + ': ' + (data ? data.data.price : 'no product') + '</p>';
    return { head: '', styles: '', body, status: 200, screens: [], parameters: [], data };
  },
  { loadData: (url, catalog) => catalog.product(idOf(url)) },
);
`;

test('a page has its data behind its content, and is rendered again only when that has changed', async () => {
  releaseShell(PRODUCT_SHELL);
  let products = [...sampleProducts];
  const { open, reads } = openPages(site, { product: (id) => createSampleCatalog(products).product(id) });
  const serum = await open('/product/skn-001');
  const cream = await open('/product/skn-002');
  expect([await rootOf(serum), await rootOf(cream)]).toEqual(['<p>1: 8900</p>', '<p>2: 12500</p>']);
  expect(await documentOf(serum)).toMatch(
    /<\/div>\n<script type="application\/json" id="glow-data">\{"url":"\/product\/skn-001"/,
  );
  products = products.map((product) => (product.id === 'skn-001' ? { ...product, price: 79_00 } : product));
  reads.noteChange('product:skn-001');
  expect(await rootOf(await open('/product/skn-001'))).toBe('<p>3: 7900</p>');
  expect(await open('/product/skn-002')).toBe(cream);
  expect(await documentOf(open('/about'))).not.toContain('glow-data');
});

test('a catalogue that does not answer costs no build its good name, and the last page is shown', async () => {
  releaseShell(PRODUCT_SHELL);
  let isDown = false;
  const { product } = createSampleCatalog();
  const { open, reads, faults } = openPages(site, {
    before: site.composer().compose().releases,
    product: (id) => (isDown ? Promise.reject(new Error('down')) : product(id)),
  });
  const page = await open('/product/skn-001');
  isDown = true;
  reads.noteChange('all');
  expect(await open('/product/skn-001')).toBe(page);
  const unrendered = await open('/product/skn-002');
  expect([unrendered.isRendered, unrendered.status, faults]).toEqual([false, 503, []]);
});

describe('GET /page-data', () => {
  test('answers the data of the page at a URL of usual length to the build that is live, for a second', async () => {
    releaseShell(PRODUCT_SHELL);
    const { database, close } = await temporaryDatabase();
    const server = await site.server({}, database);
    const url = '/page-data/storefront1/product/skn-001';
    const response = await server.inject(url);
    expect(response.json()).toMatchObject({ id: 'skn-001', price: 89_00 });
    expect(response.headers['cache-control']).toBe('public, max-age=1, must-revalidate');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    const again = await server.inject({ url, headers: { 'if-none-match': String(response.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const [path, status, message] of [
      ['storefront0/product/skn-001', 404, 'This build is not shown any more.'],
      [`storefront1/product/${'x'.repeat(4001)}`, 414, 'The address is too long.'],
    ] as const) {
      const { statusCode, body } = await server.inject(`/page-data/${path}`);
      expect([statusCode, body]).toEqual([status, message]);
    }
    await close();
  });

  test('what is not there is a 404, and no fault of the server (API-161)', async () => {
    releaseShell(`exports.sharedInstances = {}; exports.createRenderer = () => Object.assign(() => {}, {
      loadData: async (url) => { throw new Error((url === '/cart' ? 'There is no data of ' : 'broken by ') + url + '?q=typed'); },
    });`);
    const server = await site.server();
    const log = jest.spyOn(server.log, 'error');
    const missing = await server.inject('/page-data/c2/cart');
    expect([missing.statusCode, missing.body]).toEqual([404, 'There is no data at this address.']);
    expect(log).not.toHaveBeenCalled();
    const broken = await server.inject('/page-data/c2/cart/suggestions');
    expect([broken.statusCode, broken.headers['retry-after']]).toEqual([500, undefined]);
  });
});
