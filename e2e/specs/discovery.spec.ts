import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Something schema.org knows, as a page writes it. */
type Data = Record<string, unknown> & { '@type': string };

const CRUMBS = ['itemListElement'];
const PRODUCT = ['name', 'description', 'sku', 'brand', 'image', 'offers', 'aggregateRating'];
const ARTICLE = ['headline', 'datePublished', 'dateModified', 'author', 'image', 'publisher'];

/** Public pages with the structured data they carry: type and required properties. */
const PUBLIC: [url: string, data: Record<string, string[]>][] = [
  ['/', { Organization: ['name', 'url', 'logo'], WebSite: ['name', 'url', 'potentialAction'] }],
  ['/collections/skincare', { BreadcrumbList: CRUMBS, ItemList: ['itemListElement', 'numberOfItems'] }],
  ['/collections/all', { BreadcrumbList: CRUMBS, ItemList: ['itemListElement', 'numberOfItems'] }],
  ['/product/skn-001', { Product: PRODUCT, BreadcrumbList: CRUMBS }],
  ['/product/mkp-003', { Product: PRODUCT, BreadcrumbList: CRUMBS }],
  ['/blog', {}],
  ['/blog/a-simple-routine-morning-and-night', { Article: ARTICLE, BreadcrumbList: CRUMBS }],
  ['/shipping', {}],
  ['/size-guide', {}],
];

const PRIVATE = ['/cart', '/checkout', '/login', '/signup', '/forgot-password', '/account', '/account/orders/GLW-001', '/admin', '/wishlist', '/about', '/track-order', '/careers', '/collections/anything', '/product/unknown', '/blog/tag/serum', '/blog/unknown', '/unknown'];

/** The one value of a head element. */
async function only(page: Page, selector: string, attribute: string): Promise<string> {
  await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
  return (await page.locator(`head ${selector}`).getAttribute(attribute)) ?? '';
}

async function structuredData(page: Page): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

async function sitemapUrls(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
}

test.describe('what a reader without JavaScript finds', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /404/ });

  for (const [url, expected] of PUBLIC) {
    test(`${url} says what it is, once`, async ({ page, request, store }) => {
      await page.goto(`${url}?utm_source=letter`);
      await expect(page).toHaveTitle(/\S+ · Glow$/);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
      const description = await only(page, 'meta[name=description]', 'content');
      expect(description.length).toBeGreaterThan(20);
      expect(await only(page, 'meta[property="og:description"]', 'content')).toBe(description);
      expect(await page.title()).toBe(`${await only(page, 'meta[property="og:title"]', 'content')} · Glow`);
      expect(await only(page, 'link[rel=canonical]', 'href')).toBe(store.url + url);
      expect(await only(page, 'meta[property="og:url"]', 'content')).toBe(store.url + url);
      expect(await only(page, 'meta[property="og:site_name"]', 'content')).toBe('Glow');
      expect(await only(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');

      const picture = await request.get(await only(page, 'meta[property="og:image"]', 'content'));
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toMatch(/^image\/(webp|jpeg)$/);

      const found = await structuredData(page);
      expect(found.map((data) => data['@type'])).toEqual(Object.keys(expected));
      for (const data of found) {
        expect(data['@context']).toBe('https://schema.org');
        for (const property of expected[data['@type']] ?? []) expect(data[property], `${data['@type']}.${property}`).toBeTruthy();
      }
    });
  }

  test('a searched collection stands for the whole one', async ({ page, store }) => {
    await page.goto('/collections/all?q=serum&sort=rating');
    expect(await only(page, 'link[rel=canonical]', 'href')).toBe(`${store.url}/collections/all`);
  });

  for (const url of PRIVATE) {
    test(`${url} stays out of search engines`, async ({ page }) => {
      await page.goto(url);
      expect(await only(page, 'meta[name=robots]', 'content')).toBe('noindex');
      await expect(page.locator('title')).toHaveCount(1);
    });
  }

  test('an unknown collection names the one it shows', async ({ page, store }) => {
    await page.goto('/collections/anything');
    expect(await only(page, 'link[rel=canonical]', 'href')).toBe(`${store.url}/collections/all`);
  });

  test('every address of the sitemap answers, as the page it is, and may be indexed', async ({ request }) => {
    const urls = await sitemapUrls(request);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) {
      const response = await request.get(url, { headers: { accept: 'text/html' } });
      expect(response.status(), url).toBe(200);
      const html = await response.text();
      expect(html, url).not.toContain('noindex');
      expect(html, url).toContain(`<link rel="canonical" href="${url}"/>`);
    }
  });
});

test('the sitemap holds home, collections, products, the blog with its articles, and the information pages', async ({ request, store }) => {
  const paths = (await sitemapUrls(request)).map((url) => url.replace(store.url, ''));
  expect(paths).toEqual(expect.arrayContaining(PUBLIC.map(([url]) => url)));
  expect(paths.filter((path) => path.startsWith('/collections/'))).toHaveLength(6);
  expect(paths.filter((path) => path.startsWith('/product/'))).toHaveLength(12);
  expect(paths.filter((path) => path.startsWith('/blog/'))).toHaveLength(3);
  expect(paths).toHaveLength(25);
});

test('robots and assistants find their texts', async ({ request, store }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain(`Sitemap: ${store.url}/sitemap.xml`);
  const llms = await request.get('/llms.txt');
  expect(llms.headers()['content-type']).toContain('text/plain');
  for (const [, url = ''] of (await llms.text()).matchAll(/\]\((http[^)]+)\)/g)) expect((await request.get(url)).status(), url).toBe(200);
});

test('the head follows the shopper from page to page', async ({ page, store }) => {
  await page.goto('/collections/skincare');
  await page.getByRole('main').getByRole('link', { name: 'Midnight Repair Cream' }).first().click();
  await expect(page).toHaveTitle('Midnight Repair Cream · Glow');
  expect(await only(page, 'link[rel=canonical]', 'href')).toBe(`${store.url}/product/skn-002`);
  expect(await only(page, 'meta[property="og:type"]', 'content')).toBe('product');
  expect((await structuredData(page)).map((data) => data['@type'])).toEqual(['Product', 'BreadcrumbList']);
});

test('a store told its public origin keeps to it in the browser', async ({ page, openStore }) => {
  const store = await openStore(undefined, { SITE_URL: 'https://glow.example' });
  await page.goto(`${store.url}/collections/skincare`);
  expect(await only(page, 'link[rel=canonical]', 'href')).toBe('https://glow.example/collections/skincare');
  await page.getByRole('main').getByRole('link', { name: 'Midnight Repair Cream' }).first().click();
  await expect(page).toHaveURL(`${store.url}/product/skn-002`);
  await expect(page).toHaveTitle('Midnight Repair Cream · Glow');
  expect(await only(page, 'link[rel=canonical]', 'href')).toBe('https://glow.example/product/skn-002');
  expect(await only(page, 'meta[property="og:image"]', 'content')).toBe('https://glow.example/images/products/skn-002-1-1200.webp');
});
