import type { ConsoleMessage, Page } from '@playwright/test';
import { expectToFit } from '../accessible';
import { sampleProducts } from '@glow/shared/samples';
import { expectFirstScreen } from '../firstScreen';
import { addToCart, expect, isOfTheMachine, openUnhydrated, test, untilLoaded } from '../fixtures';
import { readShifts, recordShifts, untilIdle } from '../layoutShift';
import { expectLayout } from '../look/expectLayout';
import { NOT_FOUND, URLS } from '../urls';
import { expectLargeText, expectNoBars } from '../wholeScreens';

/** States that have parts of their own in the HTML of the server. */
const PARTS: typeof URLS = [
  ['/collections/all?q=nothing-like-it', /./],
  ['/product/mkp-005', 'Velvet Matte Lipstick'],
];

/** Pages that share their screen with another one of the list: of one template, `npm test` visits one. */
const SAME_SCREEN = [
  ...['/collections/makeup', '/collections/bestsellers', '/collections/new-arrivals', '/collections/anything'],
  ...['/contact', '/faq', '/privacy', '/terms', '/press', '/sustainability', '/blog/tag/serum'],
];

const ARTICLE = '/blog/a-simple-routine-morning-and-night';
const PAGES: typeof URLS = [...URLS, [ARTICLE, /^A Simple Routine/], ...PARTS];

/** Pages with the screen of another page, and the products that `PAGES` does not have. */
const FURTHER_PAGES: typeof URLS = [
  ...PAGES.filter(([url]) => SAME_SCREEN.includes(url)),
  ['/collections/all?q=serum', /./],
  ...sampleProducts
    .map(({ id, name }): (typeof URLS)[number] => [`/product/${id}`, name])
    .filter(([url]) => !PAGES.some(([known]) => known === url)),
];

/** Pages that sell something. */
const SHOP = /^\/(?:(?:collections|product)\/.*)?$/;

/** Pages that need a cart or an account, and the URLs that visitors are redirected to. */
const REDIRECTED: [from: string, to: RegExp][] = [
  ['/checkout', /\/cart$/],
  ['/account', /\/login$/],
  ['/account/orders', /\/login$/],
  ['/account/orders/GLW-001', /\/login$/],
  ['/admin', /\/login$/],
];

/** All console messages and script errors of the page. */
function recordMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on(
    'console',
    (message: ConsoleMessage) => !isOfTheMachine(message) && messages.push(`${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/** Keeps the elements that leave a page's main part from now on; an empty one only keeps the place of another. */
async function recordRemoved(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const removed: string[] = [];
      Object.assign(window, { removed });
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes)
            if (node instanceof Element && (node.textContent || node.querySelector('img')))
              removed.push(node.outerHTML.slice(0, 200));
      }).observe(document.querySelector('main') ?? document, { subtree: true, childList: true });
    }),
  );
}

/** Marks nodes that the server has rendered: the heading, and the first link of the page. */
function markServerNodes(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const node of [document.querySelector('h1'), document.querySelector('#root a')]) {
      if (!node) throw new Error('The server has not rendered this page');
      node.setAttribute('data-from-server', '');
    }
  });
}

/** Visits a page, which must hydrate the server's nodes, keep its products' nodes, and have one heading and a title. */
async function visit(page: Page, [url, heading]: (typeof URLS)[number]): Promise<void> {
  const hydrate = await openUnhydrated(page, url);
  await markServerNodes(page);
  hydrate();
  await untilLoaded(page);
  await expect(page.locator('h1[data-from-server]')).toHaveCount(1);
  await expect(page.locator('#root a[data-from-server]')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S+ · Glow$/);
  if (SHOP.test(url.split('?')[0] ?? ''))
    expect(await page.evaluate(() => Reflect.get(window, 'removed')), url).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
}

/** Visits pages, which log nothing, show products first, are accessible, keep their layout and stay whole. */
async function visitAll(page: Page, pages: typeof URLS): Promise<void> {
  const desktop = page.viewportSize();
  const messages = recordMessages(page);
  await recordRemoved(page);
  for (const one of pages) {
    const [url] = one;
    if (desktop) await page.setViewportSize(desktop);
    await visit(page, one);
    if (!PARTS.includes(one)) {
      await expectLayout(page, url);
      await expectToFit(page, url, [390]);
    }
    await expectFirstScreen(page, url);
    await expectLargeText(page, url);
    await expectNoBars(page, url);
    expect(messages, url).toEqual([]);
  }
  if (desktop) await page.setViewportSize(desktop);
}

/** Visits missing pages: they hydrate too, are accessible, log the path and lead home. */
async function visitMissing(page: Page): Promise<void> {
  const messages = recordMessages(page);
  for (const missing of NOT_FOUND) await visit(page, missing);
  await expectToFit(page, NOT_FOUND.at(-1)?.[0]);
  await visit(page, ['/no/such/page?secret=1', 'Oops! Page not found']);
  await expectToFit(page, 'any other path');
  expect(messages).toContain('error: 404: no page at /no/such/page');
  expect(messages.join()).not.toContain('secret');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
}

// pages that are not there; of all others no message is expected
test.use({ expectedMessages: /404/ });

for (const isShop of [true, false]) {
  const pages = PAGES.filter(([url]) => SHOP.test(url.split('?')[0] ?? '') === isShop && !SAME_SCREEN.includes(url));
  const group = isShop ? 'home, collection and product' : 'all others';
  test(`${group}: ${pages.length} pages hydrate, log nothing, are accessible and whole (COL-40, PROD-40)`, async ({
    page,
  }) => {
    await visitAll(page, pages);
    if (!isShop) await visitMissing(page);
  });
}

test('all other pages do so too, and what needs an account redirects', { tag: '@full' }, async ({ page }) => {
  await visitAll(page, FURTHER_PAGES);
  const messages = recordMessages(page);
  for (const [from, to] of REDIRECTED) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await untilLoaded(page);
    expect(messages, from).toEqual([]);
  }
});

for (const { size, tag, viewport } of [
  { size: 'wide', tag: ['@layout'], viewport: { width: 1280, height: 900 } },
  { size: 'narrow', tag: ['@layout', '@full'], viewport: { width: 390, height: 844 } },
]) {
  test(`what a device keeps shows its count and moves nothing, on a ${size} screen`, { tag }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await addToCart(page, '/product/skn-002');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'to wishlist' }).first().click();
    // the list of viewed products, which stores this one, is hydrated last
    await page.waitForFunction(() => localStorage.getItem('glow_viewed'));
    await recordShifts(page);
    for (const url of ['/', '/product/skn-001', '/collections/skincare', '/blog', '/wishlist']) {
      const hydrate = await openUnhydrated(page, url);
      const renderedAt = await untilIdle(page);
      const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
      await expect(cart).toHaveAccessibleName('Cart');
      hydrate();
      await untilLoaded(page);
      await expect(cart).toHaveAccessibleName('Cart, 1 item');
      await expect(cart).toHaveText('1');
      if (url === '/product/skn-001')
        await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')).toHaveCount(1);
      if (url === '/wishlist') await expect(page.getByRole('heading', { name: 'Wishlist (1)' })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      // the heading of the wishlist may shift by a fraction of a pixel
      expect(await readShifts(page, renderedAt, url === '/wishlist' ? 0.001 : undefined), url).toEqual([]);
    }
  });
}
