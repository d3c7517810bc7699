import { expect, fillShipping, setUpCart, setUpSession, test, untilHydrated } from '../fixtures';
import type { Page } from '@playwright/test';
import { enlargeText, expectWhole } from '../largeText';
import { URLS } from '../urls';

const WIDTHS = [390, 1280];

/** The four screens that everybody sees. */
const CORE = ['/', '/collections/skincare', '/product/mkp-001', '/login'];

/** Screens of somebody with a cart and an account. */
const PERSONAL = [
  '/cart',
  '/checkout',
  '/account',
  '/account/orders',
  '/account/orders/GLW-001',
  '/account/addresses',
  '/account/payment-methods',
  '/admin',
  '/admin?tab=products',
  '/admin?tab=orders',
  '/admin?tab=customers',
];

async function expectWholeAtWidths(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectWhole(page, `${state} at ${width} px`);
  }
}

async function walk(page: Page, urls: string[]): Promise<void> {
  for (const url of urls) {
    await page.goto(url);
    await untilHydrated(page.getByRole('heading', { level: 1 }).first());
    await expectWholeAtWidths(page, url);
  }
}

test('with text of twice the size, home, collection, product and login are whole', async ({ page }) => {
  await enlargeText(page);
  await walk(page, CORE);
});

test('with text of twice the size, every other screen is whole', { tag: '@full' }, async ({ page }) => {
  await setUpCart(page, '/product/skn-002');
  await enlargeText(page);
  await walk(page, [
    ...URLS.map(([url]) => url).filter((url) => !CORE.includes(url)),
    '/product/skn-006',
    '/collections/all?q=serum',
    '/blog/a-simple-routine-morning-and-night',
  ]);
  await setUpSession(page);
  await walk(page, PERSONAL);
  await page.goto('/checkout');
  await fillShipping(page);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expectWholeAtWidths(page, 'payment');
});
