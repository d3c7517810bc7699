import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { NOT_THERE, URLS } from '../urls';

// the browser notes every answer of 404 in its console
test.use({ javaScriptEnabled: false, expectedMessages: /404/ });

/** What a page must show beside its heading; every other one has a paragraph to read. */
const CONTENT: Record<string, string | RegExp> = {
  '/': 'Take 15% off your first order',
  '/collections/skincare': 'Midnight Repair Cream',
  '/product/skn-001': '$89.00',
  '/blog': 'The journal, by letter',
};

/** Pages whose content is on the device, where only a script can read it. */
const NEEDS_DEVICE = ['/cart'];

for (const [url, heading] of URLS) {
  test(`${url} can be read without JavaScript`, async ({ page }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ · Glow$/);
    await expect(main.locator('[aria-busy=true]')).toHaveCount(NEEDS_DEVICE.includes(url) ? 1 : 0);
    if (CONTENT[url]) await expect(main.getByText(CONTENT[url]).first()).toBeVisible();
  });
}

for (const [url, heading] of NOT_THERE) {
  test(`${url} is not there, without JavaScript either`, async ({ page }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

function productNames(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
}

test('a collection is searched, filtered and sorted by its URL', async ({ page }) => {
  await page.goto('/collections/all');
  const all = await productNames(page);
  expect(all.length).toBeGreaterThan(5);
  for (const query of ['q=rose', 'max=30']) {
    await page.goto(`/collections/all?${query}`);
    const found = await productNames(page);
    expect(found.length, query).toBeGreaterThan(0);
    expect(found.length, query).toBeLessThan(all.length);
  }
  await page.goto('/collections/all?sort=price-high');
  const sorted = await productNames(page);
  expect(sorted).not.toEqual(all);
  expect([...sorted].sort()).toEqual([...all].sort());
});

test("a product's ingredients and reviews are on its page", async ({ page }) => {
  await page.goto('/product/skn-001');
  const about = page.getByRole('region', { name: 'About this product' });
  await expect(about.getByRole('tablist')).toBeHidden();
  await expect(about.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(about.getByRole('heading', { name: 'Reviews (2)' })).toBeVisible();
  await expect(about.getByRole('heading', { name: 'The step I never skip' })).toBeVisible();
});

test('on a phone the header leads to the collections and to what is searched for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  await header.getByRole('searchbox').fill('rose');
  await header.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/collections\/all\?q=rose$/);
  await header.getByRole('link', { name: 'Makeup' }).click();
  await expect(page).toHaveURL(/\/collections\/makeup$/);
});

test('an article can be read to its end', async ({ page }) => {
  await page.goto('/blog');
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  await link.click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  const body = page.getByRole('main').getByRole('article').first();
  await expect.poll(async () => (await body.innerText()).length).toBeGreaterThan(1000);
});

test('the header leads to the collections, the cart and the account', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Makeup' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Makeup' })).toBeVisible();
  await header.getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('the search of the header finds products', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search products' }).fill('vitamin c');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collections\/all\?q=vitamin(\+|%20)c$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Glow Radiance Vitamin C Serum' })).toBeVisible();
});

test('the newsletter takes an address and says thank you', async ({ page }) => {
  await page.goto('/blog');
  const form = page.getByRole('form', { name: 'Newsletter', exact: true });
  await form.getByLabel('Email address').fill('noor@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/newsletter\/thanks$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Successfully subscribed!' })).toBeVisible();
  await expect(page.getByText('Check your email for confirmation.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('what is refused', () => {
  test.use({ expectedMessages: /400/ });

  test('an address that cannot be one is refused with the reason and a way back', async ({ page }) => {
    await page.goto('/press');
    const form = page.getByRole('form', { name: 'Newsletter in the footer' });
    await form.getByLabel('Email address').fill('noor@example');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invalid email' })).toBeVisible();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await page.getByRole('link', { name: 'Go back and try again' }).click();
    await expect(page).toHaveURL(/\/press$/);
  });
});
