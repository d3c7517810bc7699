import type { ConsoleMessage, Page } from '@playwright/test';
import { expectToFit } from '../accessible';
import {
  addToCart,
  expect,
  isOfTheMachine,
  openUnhydrated,
  setUpCart,
  setUpSession,
  test,
  untilLoaded,
} from '../fixtures';
import { readShifts, recordShifts, untilIdle } from '../layoutShift';
import { expectLayout } from '../look/expectLayout';
import { NOT_FOUND, URLS } from '../urls';

const PAGES: typeof URLS = [
  ...URLS,
  ['/blog/a-simple-routine-morning-and-night', 'A Simple Routine, Morning and Night'],
];

/** Pages that share their screen with another one of the list. */
const SAME_SCREEN = [
  ...[
    '/collections/makeup',
    '/collections/bestsellers',
    '/collections/new-arrivals',
    '/collections/glow-kits',
    '/collections/anything',
  ],
  ...['/contact', '/faq', '/privacy', '/terms', '/press', '/sustainability', '/blog/tag/serum'],
];

/** The pages that one test visits: those of the first pattern that they match. */
const GROUPS: [name: string, pattern: RegExp][] = [
  ['home, collection and product', /^\/(?:(?:collections|product)\/.*)?$/],
  ['cart, wishlist and forms of the account', /^\/(?:cart|wishlist|login|signup|forgot-password)$/],
  ['blog', /^\/blog/],
  ['information', /./],
];

/** Pages that need a cart or an account, and the URLs that visitors are redirected to. */
const REDIRECTED: [from: string, to: RegExp, tag?: string][] = [
  ['/checkout', /\/cart$/],
  ['/account', /\/login$/],
  ['/account/orders', /\/login$/, '@full'],
  ['/account/orders/GLW-001', /\/login$/, '@full'],
  ['/admin', /\/login$/, '@full'],
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

/** Marks nodes that the server has rendered: the heading, and the first link of the page. */
function markServerNodes(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const node of [document.querySelector('h1'), document.querySelector('#root a')]) {
      if (!node) throw new Error('The server has not rendered this page');
      node.setAttribute('data-from-server', '');
    }
  });
}

/** The URLs that one test visits, by its name: in `npm test` one of each screen. */
function pagesOf(group: string): { tag: string[]; pages: typeof URLS }[] {
  const pages = PAGES.filter(([url]) => GROUPS.find(([, pattern]) => pattern.test(url))?.[0] === group);
  return [
    { tag: [], pages: pages.filter(([url]) => !SAME_SCREEN.includes(url)) },
    { tag: ['@full'], pages: pages.filter(([url]) => SAME_SCREEN.includes(url)) },
  ].filter((part) => part.pages.length > 0);
}

/** Visits a page, which must hydrate the server's nodes and have one heading and a title. */
async function visit(page: Page, url: string, heading: RegExp | string): Promise<void> {
  const hydrate = await openUnhydrated(page, url);
  await markServerNodes(page);
  hydrate();
  await untilLoaded(page);
  await expect(page.locator('h1[data-from-server]')).toHaveCount(1);
  await expect(page.locator('#root a[data-from-server]')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S+ · Glow$/);
}

for (const [group] of GROUPS) {
  for (const { tag, pages } of pagesOf(group)) {
    test(
      `${group}: ${pages.length} pages hydrate in the server's nodes, log nothing, and are accessible on a phone`,
      { tag },
      async ({ page, viewport }) => {
        const messages = recordMessages(page);
        for (const [url, heading] of pages) {
          await page.setViewportSize(viewport!);
          await visit(page, url, heading);
          await expectLayout(page, url);
          await expectToFit(page, url, [390]);
          expect(messages, url).toEqual([]);
          await page.unrouteAll({ behavior: 'wait' });
        }
      },
    );
  }
}

for (const tag of ['', '@full']) {
  const redirected = REDIRECTED.filter(([, , own = '']) => own === tag);
  test(
    `a visitor at ${redirected.map(([from]) => from).join(', ')} is redirected, and nothing is logged`,
    { tag: tag ? [tag] : [] },
    async ({ page }) => {
      const messages = recordMessages(page);
      for (const [from, to] of redirected) {
        await page.goto(from);
        await expect(page).toHaveURL(to);
        await untilLoaded(page);
        expect(messages, from).toEqual([]);
      }
    },
  );
}

test.describe('what is not there', () => {
  test.use({ expectedMessages: /404/ });

  for (const [url, heading] of NOT_FOUND) {
    test(
      `${url} hydrates in the nodes of its 404 page, and is accessible`,
      { tag: url === '/product/unknown' ? [] : '@full' },
      async ({ page }) => {
        await visit(page, url, heading);
        await expectToFit(page, url);
      },
    );
  }

  test('any other path has a 404 page that logs the path and leads home', async ({ page }) => {
    const messages = recordMessages(page);
    await visit(page, '/no/such/page?secret=1', 'Oops! Page not found');
    await expectToFit(page, 'any other path');
    expect(messages).toContain('error: 404: no page at /no/such/page');
    expect(messages.join()).not.toContain('secret');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test(
  'checkout, account and admin open for somebody with a cart and an account, and log nothing',
  { tag: '@full' },
  async ({ page }) => {
    const messages = recordMessages(page);
    await setUpCart(page, '/product/skn-002');
    await setUpSession(page);
    for (const url of [
      '/cart',
      '/checkout',
      '/wishlist',
      '/account',
      '/account/orders',
      '/admin',
      '/',
      '/product/skn-002',
    ]) {
      await page.goto(url);
      await untilLoaded(page);
      await expect(page).toHaveURL(new RegExp(`${url}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(messages).toEqual([]);
  },
);

test.describe('a full cart', () => {
  for (const [size, viewport] of Object.entries({
    wide: { width: 1280, height: 900 },
    narrow: { width: 390, height: 844 },
  })) {
    const tag = size === 'wide' ? ['@layout'] : ['@layout', '@full'];
    test(`shows its count and moves nothing, on a ${size} screen`, { tag }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await addToCart(page, '/product/skn-002');
      await recordShifts(page);
      for (const url of ['/', '/product/skn-001', '/collections/skincare', '/blog']) {
        const hydrate = await openUnhydrated(page, url);
        const renderedAt = await untilIdle(page);
        const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
        await expect(cart).toHaveAccessibleName('Cart');
        hydrate();
        await untilLoaded(page);
        await expect(cart).toHaveAccessibleName('Cart, 1 item');
        await expect(cart).toHaveText('1');
        await page.unrouteAll({ behavior: 'wait' });
        expect(await readShifts(page, renderedAt), url).toEqual([]);
      }
    });
  }

  test('is counted anew after a change on the cart page, and after a reload', { tag: '@full' }, async ({ page }) => {
    await setUpCart(page, '/product/skn-002');
    await page.goto('/cart');
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Increase quantity/ })
      .click();
    await expect(cart).toHaveText('2');
    await page.reload();
    await expect(cart).toHaveText('2');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(cart).toHaveAccessibleName('Cart');
  });
});
