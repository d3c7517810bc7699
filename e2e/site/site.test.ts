import { packages } from '../../tools/build/packages.js';
import budgets from '@glow/shared/budgets.json' with { type: 'json' };
import { compressedSize, documentSize, releaseOf, scriptsNamed } from '../performance/documents';
import { OPENING_TIMEOUT_MS, Store } from '../store';
import { NOT_FOUND, URLS } from '../urls';
import { fetchPage, type SentPage } from './sentPage';

/** The configured public origin, different from the one that pages are fetched from. */
const ORIGIN = 'https://glow.example';

/** Text of a page besides its heading; every other page has a paragraph. */
const CONTENT: Record<string, string> = {
  '/': 'Take 15% off your first order',
  '/collections/skincare': 'Midnight Repair Cream',
  '/product/skn-001': '$89.00',
  '/blog': 'The blog, by letter',
  '/cart': 'Your cart is kept on this device alone, and needs JavaScript to be shown.',
};

/** Pages whose content is in browser storage, so they need scripts. */
const NEEDS_DEVICE = ['/cart'];

const SIGN_IN_NOTE = 'Who is signed in is kept on this device alone, and needs JavaScript to be known.';

/** Pages that need a cart or an account: their content before the redirect and without scripts. */
const REDIRECTED: [url: string, headings: string[], busyCount: number, noscriptTexts: string[]][] = [
  ['/checkout', ['Checkout'], 1, ['Your cart is kept on this device alone, and needs JavaScript to be bought.']],
  ['/account', [], 1, [SIGN_IN_NOTE]],
  ['/account/orders', [], 1, [SIGN_IN_NOTE]],
  ['/account/orders/GLW-001', [], 1, []],
  ['/admin', ['Store admin'], 0, [SIGN_IN_NOTE]],
];

/** Pages without header and footer. */
const WITHOUT_HEADER = ['/login', '/signup', '/forgot-password'];

const CRUMBS = ['itemListElement'];
const COLLECTION = { BreadcrumbList: CRUMBS, ItemList: ['itemListElement', 'numberOfItems'] };
const SOLD = ['name', 'description', 'sku', 'brand', 'image', 'offers', 'aggregateRating'];
const PRODUCT = { Product: SOLD, BreadcrumbList: CRUMBS };
const GROUP = ['name', 'description', 'productGroupID', 'variesBy', 'hasVariant', 'brand', 'image', 'aggregateRating'];
const VARIANTS = { ProductGroup: GROUP, BreadcrumbList: CRUMBS };
const WRITTEN = ['headline', 'datePublished', 'dateModified', 'author', 'image', 'publisher'];
const ARTICLE = { Article: WRITTEN, BreadcrumbList: CRUMBS };

/** Public pages with their structured data: type and required properties. */
const PUBLIC: [url: string, data: Record<string, string[]>][] = [
  ['/', { Organization: ['name', 'url', 'logo'], WebSite: ['name', 'url', 'potentialAction'] }],
  ['/collections/skincare', COLLECTION],
  ['/collections/makeup', COLLECTION],
  ['/collections/bestsellers', COLLECTION],
  ['/collections/new-arrivals', COLLECTION],
  ['/collections/glow-kits', COLLECTION],
  ['/collections/all', COLLECTION],
  ['/product/skn-001', VARIANTS],
  ['/product/mkp-003', VARIANTS],
  ['/product/skn-002', PRODUCT],
  ['/blog', {}],
  ['/blog/a-simple-routine-morning-and-night', ARTICLE],
  ['/shipping', {}],
  ['/size-guide', {}],
];

const publicUrls = PUBLIC.map(([url]) => url);
const knownUrls = [...URLS, ...REDIRECTED, ...NOT_FOUND].map(([url]) => url);
const PRIVATE = [
  ...knownUrls.filter((url) => !publicUrls.includes(url)),
  '/no/such/page',
  '/newsletter/confirm?token=of-a-reader',
  '/unsubscribe?token=of-a-reader',
];

/** Private pages with a public canonical URL. */
const CANONICAL_OF: Record<string, string> = { '/collections/anything': '/collections/all' };

const store = new Store(undefined, { SITE_URL: ORIGIN });
const pages = new Map<string, Promise<SentPage>>();

beforeAll(() => store.open(), OPENING_TIMEOUT_MS);
afterAll(() => store.remove());

/** Fetches a page once for all tests; a public one by a campaign's link, whose parameter its content leaves out. */
function pageAt(path: string): Promise<SentPage> {
  const url = publicUrls.includes(path) ? `${path}?utm_source=letter` : path;
  const page = pages.get(url) ?? fetchPage(store.url + url);
  pages.set(url, page);
  return page;
}

async function textAt(url: string): Promise<{ type: string | null; text: string }> {
  const response = await fetch(store.url + url);
  return { type: response.headers.get('content-type'), text: await response.text() };
}

async function sitemapPaths(): Promise<string[]> {
  const { type, text } = await textAt('/sitemap.xml');
  expect(type).toContain('application/xml');
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(ORIGIN, ''));
}

describe('what can be read without JavaScript (REL-4)', () => {
  test.each(URLS)('%s: its heading, its title, its content, and its frame if it has one', async (url, heading) => {
    const page = await pageAt(url);
    expect(page.status).toBe(200);
    expect(page.texts('h1')).toEqual([expect.stringMatching(heading)]);
    expect(page.texts('main h1')).toEqual(page.texts('h1'));
    expect(page.document.title).toMatch(/\S+ · Glow$/);
    expect(page.all('main [aria-busy=true]')).toHaveLength(NEEDS_DEVICE.includes(url) ? 1 : 0);
    if (CONTENT[url]) expect(page.texts('main').join()).toContain(CONTENT[url]);
    else expect(page.texts('main p').join('')).toMatch(/\S/);
    const frame = page.all('#root > div > div > :is(header, footer)').map(({ localName }) => localName);
    expect(frame).toEqual(WITHOUT_HEADER.includes(url) ? [] : ['header', 'footer']);
    const notes = page.texts('header noscript').map((note) => note.replace('· ', ''));
    expect(notes).toEqual(WITHOUT_HEADER.includes(url) ? [] : ['The cart needs JavaScript.']);
  });

  test.each(REDIRECTED)(
    '%s: what it needs JavaScript for, and nothing of anybody',
    async (url, headings, busyCount, noscriptTexts) => {
      const page = await pageAt(url);
      expect(page.status).toBe(200);
      expect(page.texts('h1')).toEqual(headings);
      expect(page.document.title).toMatch(/\S+ · Glow$/);
      expect(page.all('main [aria-busy=true]')).toHaveLength(busyCount);
      expect(page.texts('main noscript')).toEqual(noscriptTexts);
      expect(page.texts('main').join()).not.toMatch(/GLW-|@example|\$\d/);
    },
  );

  test.each([...NOT_FOUND, ['/no/such/page?secret=1', 'Oops! Page not found']] as const)(
    '%s is not there (URL-11)',
    async (url, heading) => {
      const page = await pageAt(url);
      expect(page.status).toBe(404);
      expect(page.texts('main h1')).toEqual([heading]);
      expect(page.document.title).toMatch(/\S+ · Glow$/);
      expect(page.html).not.toContain('secret');
    },
  );

  test('the header leads to the collections, the blog, the cart and the search', async () => {
    const page = await pageAt('/about');
    const collections = ['skincare', 'makeup', 'bestsellers', 'new-arrivals', 'glow-kits'];
    expect(page.values('header nav[aria-label=Main] a', 'href')).toEqual([
      ...collections.map((collection) => `/collections/${collection}`),
      '/blog',
    ]);
    expect(page.values('header a[aria-label=Cart]', 'href')).toEqual(['/cart']);
    expect(page.values('header form[role=search]', 'action')).toEqual(['/collections/all']);
    expect(page.values('header form[role=search] input[aria-label="Search products"]', 'name')).toEqual(['q']);
  });

  test('every link of the footer leads to a page of its own, and none to nowhere', async () => {
    const page = await pageAt('/careers');
    const links = page.values('footer a', 'href');
    expect(links.filter((href) => /^(mailto|tel):/.test(href))).toHaveLength(2);
    const paths = links.filter((href) => href.startsWith('/'));
    expect(paths).toHaveLength(21);
    expect(links).toHaveLength(23);
    for (const path of paths) expect([path, (await pageAt(path)).status]).toEqual([path, 200]);
    expect(page.texts('footer').join()).toContain('Demo store: no email leaves this machine.');
  });

  test('a collection is searched, filtered and sorted by its URL', async () => {
    const productsAt = async (url: string) => (await pageAt(url)).texts('main article :is(h2, h3)');
    const all = await productsAt('/collections/all');
    expect(all.length).toBeGreaterThan(5);
    for (const query of ['q=rose', 'max=30']) {
      const found = await productsAt(`/collections/all?${query}`);
      expect([query, found.length > 0, found.length < all.length]).toEqual([query, true, true]);
    }
    expect(await productsAt('/collections/all?q=vitamin+c')).toContain('Glow Radiance Vitamin C Serum');
    const sorted = await productsAt('/collections/all?sort=price-high');
    expect(sorted).not.toEqual(all);
    expect([...sorted].sort()).toEqual([...all].sort());
  });

  test("a product's ingredients and reviews are on its page", async () => {
    const page = await pageAt('/product/skn-001');
    const [about = ''] = page
      .values('main section[aria-labelledby]', 'aria-labelledby')
      .filter((id) => page.texts(`[id="${id}"]`).includes('About this product'));
    const headings = page.texts(`section[aria-labelledby="${about}"] :is(h3, h4)`);
    expect(headings).toEqual(expect.arrayContaining(['Ingredients', 'Reviews (2)', 'The step I never skip']));
    expect(page.texts(`section[aria-labelledby="${about}"]`).join()).toContain(
      '3-O-Ethyl Ascorbic Acid, Propanediol, Glycerin',
    );
  });

  test('every article of the blog can be read to its end', async () => {
    const articles = new Set(
      (await pageAt('/blog')).values('main article a', 'href').filter((href) => /^\/blog\/[^/]+$/.test(href)),
    );
    expect(articles.size).toBeGreaterThan(0);
    for (const url of articles) {
      const [body = ''] = (await pageAt(url)).texts('main article');
      expect(body.length).toBeGreaterThan(1000);
    }
  });
});

test.each(['/', '/blog', '/blog/how-to-read-an-ingredient-list'])(
  '%s: without JavaScript no newsletter form leads away, and each says what it needs',
  async (url) => {
    const page = await pageAt(url);
    const forms = page.all<HTMLFormElement>('form[aria-label^=Newsletter]');
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms)
      expect([form.getAttribute('method'), form.querySelector('noscript')?.textContent]).toEqual([
        'dialog',
        'This form needs JavaScript to be sent.',
      ]);
  },
);

describe('what search engines, link previews and assistants find', () => {
  test.each(PUBLIC)('%s says what it is, once (SEO-1, SEO-3)', async (url, expected) => {
    const page = await pageAt(url);
    const [description = ''] = page.values('head meta[name=description]', 'content');
    expect(description.length).toBeGreaterThan(20);
    const [picture = ''] = page.values('head meta[property="og:image"]', 'content');
    const [width = ''] = page.values('head meta[property="og:image:width"]', 'content');
    const title = page.texts('head > title');
    const head = {
      title,
      robots: page.values('meta[name=robots]', 'content'),
      description: page.values('head meta[name=description]', 'content'),
      canonical: page.values('head link[rel=canonical]', 'href'),
      previews: page
        .all('head meta:is([property^="og:"], [name^="twitter:"])')
        .map((meta) => [meta.getAttribute('property') ?? meta.getAttribute('name'), meta.getAttribute('content')]),
    };
    expect(title).toEqual([expect.stringMatching(/\S+ · Glow$/)]);
    expect(head).toEqual({
      title,
      robots: [],
      description: [description],
      canonical: [ORIGIN + url],
      previews: [
        ['og:site_name', 'Glow'],
        ['og:type', expect.stringMatching(/^(website|product|article)$/)],
        ['og:title', title.join().replace(/ · Glow$/, '')],
        ['og:description', description],
        ['og:url', ORIGIN + url],
        ['og:image', picture],
        ['og:image:width', width],
        ['og:image:height', expect.stringMatching(/^\d+$/)],
        ['og:image:alt', title.join().replace(/ · Glow$/, '')],
        ['twitter:card', 'summary_large_image'],
      ],
    });

    expect(picture).toMatch(new RegExp(`^${ORIGIN}/`));
    const { status, headers } = await fetch(picture.replace(ORIGIN, store.url));
    // a picture that is not made yet is its source
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\/(webp|jpeg)$/)]);
    expect(picture).toMatch(new RegExp(`-${width}\\.jpg$`));

    const found: (Record<string, unknown> & { '@type': string })[] = page
      .texts('script[type="application/ld+json"]')
      .map((text) => JSON.parse(text));
    expect(found.map((data) => data['@type'])).toEqual(Object.keys(expected));
    for (const data of found) {
      const type = data['@type'];
      expect(data['@context']).toBe('https://schema.org');
      for (const property of expected[type] ?? [])
        expect([type, property, Boolean(data[property])]).toEqual([type, property, true]);
    }
  });

  test.each(PRIVATE)('%s stays out of search engines (INFO-5, SEO-2)', async (url) => {
    const page = await pageAt(url);
    expect(page.values('head meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(page.texts('title')).toHaveLength(1);
    const canonical = CANONICAL_OF[url];
    expect(page.values('link[rel=canonical]', 'href')).toEqual(canonical ? [ORIGIN + canonical] : []);
  });

  test('a searched collection stands for the whole one', async () => {
    const page = await pageAt('/collections/all?q=serum&sort=rating');
    expect(page.values('head link[rel=canonical]', 'href')).toEqual([`${ORIGIN}/collections/all`]);
  });

  test('the sitemap holds home, collections, products, the blog with its articles, and the information pages', async () => {
    const paths = await sitemapPaths();
    const below = (folder: string) => paths.filter((path) => path.startsWith(folder));
    expect(paths).toEqual(expect.arrayContaining(publicUrls));
    expect([below('/collections/').length, below('/product/').length, below('/blog/').length, paths.length]).toEqual([
      6, 12, 3, 25,
    ]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('every address of the sitemap answers, as the page it is, and may be indexed', async () => {
    for (const path of await sitemapPaths()) {
      const page = await pageAt(path);
      expect([path, page.status, page.html.includes('noindex')]).toEqual([path, 200, false]);
      expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
    }
  });

  test('robots and assistants find their texts', async () => {
    const robots = await textAt('/robots.txt');
    expect(robots).toEqual({
      type: expect.stringContaining('text/plain'),
      text: expect.stringContaining(`Sitemap: ${ORIGIN}/sitemap.xml`),
    });
    const assistants = await textAt('/llms.txt');
    expect(assistants.type).toContain('text/plain');
    const addresses = [...assistants.text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(address).toMatch(new RegExp(`^${ORIGIN}/`));
      expect([address, (await pageAt(address.replace(ORIGIN, ''))).status]).toEqual([address, 200]);
    }
  });
});

describe('budgets', () => {
  const folders = new Map<string, string>(packages.map(({ name, folder }) => [name, folder]));
  const screenBudgets: Record<string, Record<string, number>> = budgets.screens;

  /** By how much files exceed a budget, with the largest files first; empty if they do not. */
  function excess(budget: number | undefined, folderAndFile: [folder: string, file: string][]): string {
    const sizes = folderAndFile.map(([folder, file]) => ({ file, bytes: compressedSize(folder, file) }));
    const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
    if (budget === undefined) return `has no budget; it takes ${sum} bytes`;
    if (sum <= budget) return '';
    const files = sizes.sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `${file} ${bytes}`);
    return `${sum - budget} bytes over its ${budget}: ${files.join(', ')}`;
  }

  test.each(packages.map(({ name, folder }): [string, string] => [name, folder]))(
    '%s: every screen keeps its budget',
    (name, folder) => {
      const { entry, screens } = releaseOf(folder);
      const found = Object.entries(screens).map(([screen, files]) => {
        const all = [...new Set([...(entry ? [entry] : []), ...files])];
        const used = all.map((file): [string, string] => [folder, file]);
        return [screen, excess(screenBudgets[name]?.[screen], used)];
      });
      expect(Object.fromEntries(found.filter(([, problem]) => problem))).toEqual({});
    },
  );

  test.each(Object.entries(budgets.documents))('%s: the document keeps its budget', async (url, budget) => {
    const taken = Object.entries(documentSize((await pageAt(url)).html));
    const limits = new Map(Object.entries(budget));
    expect(taken.every(([figure]) => limits.has(figure))).toBe(true);
    expect(taken.filter(([figure, value]) => value === 0 || value > (limits.get(figure) ?? 0))).toEqual([]);
  });

  test.each(Object.entries(budgets.routes))(
    "%s: the first screen's JavaScript keeps its budget, and it preloads two fonts at most",
    async (url, budget) => {
      const page = await pageAt(url);
      const scripts = scriptsNamed(page.html);
      expect(scripts.length).toBeGreaterThan(0);
      const files = scripts.map((script): [string, string] => {
        const [, , name = '', file = ''] = script.split('/');
        return [folders.get(name) ?? name, file];
      });
      expect(excess(budget, files)).toBe('');
      expect(page.all('link[as=font]').length).toBeLessThanOrEqual(budgets.fonts);
    },
  );
});
