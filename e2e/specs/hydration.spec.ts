import type { ConsoleMessage, Page } from '@playwright/test';
import { addToCart, expect, openUnhydrated, signIn, SLOWNESS, test, untilAlive } from '../fixtures';
import { recordShifts, shiftsOf } from '../layoutShift';
import { NOT_THERE, URLS } from '../urls';

/** Pages that only somebody with a cart or an account sees; a visitor is taken on from there. */
const TAKEN_ON = [
  ['/checkout', /\/cart$/],
  ['/account', /\/login$/],
  ['/account/orders', /\/login$/],
  ['/admin', /\/login$/],
] as const;

/** Everything the console says about the page, errors of scripts too. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message: ConsoleMessage) => !SLOWNESS.test(message.text()) && said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** Marks what the server has sent: the heading, and the first link of the page. */
function markServerNodes(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const node of [document.querySelector('h1'), document.querySelector('#root a')]) {
      if (!node) throw new Error('The server has not rendered this page');
      node.setAttribute('data-from-server', '');
    }
  });
}

for (const [url] of URLS) {
  test(`${url} comes alive in the very nodes the server has sent, without a word in the console`, async ({ page }) => {
    const said = listen(page);
    const comeAlive = await openUnhydrated(page, url);
    await markServerNodes(page);
    comeAlive();
    await untilAlive(page);
    await expect(page.locator('h1[data-from-server]')).toHaveCount(1);
    await expect(page.locator('#root a[data-from-server]')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(said).toEqual([]);
  });
}

for (const [url, to] of TAKEN_ON) {
  test(`${url} takes a visitor on without a word in the console`, async ({ page }) => {
    const said = listen(page);
    await page.goto(url);
    await expect(page).toHaveURL(to);
    await untilAlive(page);
    expect(said).toEqual([]);
  });
}

test('checkout, account and admin come alive for who has a cart and an account, without a word in the console', async ({ page }) => {
  const said = listen(page);
  await addToCart(page, '/product/skn-002');
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/account$/);
  for (const url of ['/cart', '/checkout', '/wishlist', '/account', '/account/orders', '/admin', '/', '/product/skn-002']) {
    await page.goto(url);
    await untilAlive(page);
    await expect(page).toHaveURL(new RegExp(`${url}$`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(said).toEqual([]);
});

test.describe('what is not there', () => {
  test.use({ expectedMessages: /404/ });

  for (const [url] of NOT_THERE) {
    test(`${url} comes alive in the nodes of its 404`, async ({ page }) => {
      const comeAlive = await openUnhydrated(page, url);
      await markServerNodes(page);
      comeAlive();
      await untilAlive(page);
      await expect(page.locator('h1[data-from-server]')).toHaveCount(1);
    });
  }
});

test.describe('what this device remembers', () => {
  for (const [size, viewport] of Object.entries({ wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } })) {
    test(`a full cart shows its count and moves nothing, on a ${size} screen`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await addToCart(page, '/product/skn-002');
      await recordShifts(page);
      for (const url of ['/', '/product/skn-001', '/collections/skincare', '/blog']) {
        const comeAlive = await openUnhydrated(page, url);
        await page.evaluate(() => document.fonts.ready);
        const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
        await expect(cart).toHaveAccessibleName('Cart');
        comeAlive();
        await untilAlive(page);
        await expect(cart).toHaveAccessibleName('Cart, 1 item');
        await expect(cart).toHaveText('1');
        await page.unrouteAll({ behavior: 'wait' });
        expect(await shiftsOf(page), url).toEqual([]);
      }
    });
  }

  test('the count follows what checkout does to the cart', async ({ page }) => {
    await addToCart(page, '/product/skn-002');
    await page.goto('/cart');
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await page.getByRole('main').getByRole('button', { name: /^Increase quantity/ }).click();
    await expect(cart).toHaveText('2');
    await page.reload();
    await expect(cart).toHaveText('2');
    await page.getByRole('main').getByRole('button', { name: /^Remove/ }).first().click();
    await expect(cart).toHaveAccessibleName('Cart');
  });
});
