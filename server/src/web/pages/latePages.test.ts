import { createSampleCatalog, sampleProducts } from '@glow/shared/samples';
import { documentOf, openPages, rootOf } from '../../testing/openPages';
import { TemporarySite } from '../../testing/temporarySite';
import type { Page } from './page';

/** A shell with a frame, each of whose renderings waits for a read of its own. */
const SHELL = `
exports.sharedInstances = {};
exports.createRenderer = (load) => {
  const page = { head: '', styles: '<style>p{}</style>', status: 200, screens: [], parameters: ['q'], fragments: [] };
  let count = 0;
  async function render(url, catalog) {
    count += 1;
    const product = await catalog.product('skn-001');
    await catalog.product('gate-' + count);
    if (url.startsWith('/fragments/')) return { ...page, body: '<i>' + (await catalog.product('late')) + '</i>' };
    const fragments = url.startsWith('/blog') ? ['/fragments/blog/Shelf?props=%7B%7D'] : [];
    return { ...page, fragments, status: url.includes('not') || url === '/404.html' ? 404 : 200,
      body: '<h1>' + count + ' ' + url + ' ' + product?.price + '</h1><div data-fragment="' + fragments[0] + '"></div>' };
  }
  return Object.assign(render, { frame: async (url) => ({ ...page, body: '<header>around ' + url + '</header>' }) });
};
`;

let site: TemporarySite;
let store: ReturnType<typeof openPages>;
/** Ids that begin so are not answered until the functions are called. */
let held: string;
let waiting: (() => void)[];
let products = [...sampleProducts];

beforeEach(() => {
  site = new TemporarySite();
  held = '';
  waiting = [];
  products = [...sampleProducts];
  site.releaseBundle('shell', { name: 'shell', build: 's2', paths: ['/about'] }, SHELL);
  for (const [name, prefix, paths] of [
    ['blog', '/blog', ['/blog', '/blog/:slug']],
    ['storefront', '/product', ['/product/:id']],
    ['checkout', '/cart', undefined],
  ] as const)
    site.releaseBundle(`${name}-mfe`, { name, build: `${name}2`, prefixes: { [name]: [prefix] }, paths }, '');
  store = openWith(200);
});
afterEach(answer);

function openWith(maxWaitMs: number) {
  return openPages(site, {
    maxWaitMs,
    async product(id) {
      if (held && id.startsWith(held)) await new Promise<void>((resolve) => waiting.push(resolve));
      return createSampleCatalog(products).product(id);
    },
  });
}

const open = (url: string) => store.open(url);

/** Opens a page until it is rendered. */
async function rendered(url: string): Promise<Page> {
  const page = await open(url);
  return page.isRendered ? page : rendered(url);
}

/** Changes the price that all pages show, so that they are rendered again. */
function changePrice(): void {
  products = products.map((product) => (product.id === 'skn-001' ? { ...product, price: 100 } : product));
  store.reads.noteChange('all');
}

function answer(): void {
  held = '';
  for (const resolve of waiting) resolve();
}

test('a page that is late is the last one of its address, until a newer one is there (REL-144)', async () => {
  const first = await rendered('/about');
  changePrice();
  held = 'gate-2';
  const late = await open('/about');
  expect([late.isLast, late.status, late.etag]).toEqual([true, 200, first.etag]);
  answer();
  let next = late;
  while (next.isLast) next = await open('/about');
  expect(await rootOf(next)).toContain('/about 100');
});

test('a late page without a last one is the frame of the store, as 503, and is no error (REL-144)', async () => {
  const { pages, composer } = store;
  await pages.prepare(composer.compose());
  // what it lists in the background ends before, and no read is known any more
  await pages.addresses.list(composer.compose());
  store.reads.noteChange('all');
  held = 'gate-';
  for (const [url, around] of Object.entries({ '/about': '/404.html', '/blog/serums': '/blog' })) {
    const page = await open(url);
    const frame = `<header>around ${around}</header>`;
    expect([page.status, page.isRendered, await rootOf(page)]).toEqual([503, false, frame]);
    expect(await documentOf(page)).toContain('<style>p{}</style>');
  }
  expect([store.problems, store.faults]).toEqual([[], []]);
});

test('a late page that cannot be is 404, whether or not it was rendered (REL-144)', async () => {
  held = 'gate-';
  for (const url of ['/none', '/blog/a/b', '/product/none'])
    expect([url, (await open(url)).status]).toEqual([url, 404]);
  expect((await open('/cart/none')).status).toBe(503);
});

test('the last page of a product that is gone since is not sent', async () => {
  expect((await rendered('/product/skn-002')).status).toBe(200);
  products = products.filter(({ id }) => id !== 'skn-002');
  changePrice();
  held = 'gate-2';
  const late = await open('/product/skn-002');
  expect([late.isLast, late.status]).toEqual([undefined, 404]);
});

test('the last page of other builds is not sent', async () => {
  await rendered('/about');
  site.releaseBundle('blog-mfe', { name: 'blog', build: 'blog3' }, '');
  held = 'gate-2';
  expect((await open('/about')).isRendered).toBe(false);
});

test('unknown addresses of a package share one page', async () => {
  const tags = new Set<string>();
  for (const url of ['/none', '/nothing?a=1', '/about/us']) tags.add((await rendered(url)).etag);
  expect(tags.size).toBe(1);
  const inBlog = new Set<string>();
  for (const url of ['/blog/a/b', '/blog/c/d/e']) inBlog.add((await rendered(url)).etag);
  expect([inBlog.size, ...[...inBlog].filter((tag) => tags.has(tag))]).toEqual([1]);
  expect((await rendered('/blog/serums')).etag).not.toBe([...inBlog][0]);
});

test('a page whose fragment is late is sent with its own content, and nobody is to blame', async () => {
  store = openWith(60_000);
  held = 'late';
  const page = await open('/blog');
  expect([page.isRendered, page.status]).toEqual([true, 200]);
  expect(await rootOf(page)).toContain('/blog 8900</h1><div></div>');
  expect([store.problems, store.faults]).toEqual([[], []]);
});
