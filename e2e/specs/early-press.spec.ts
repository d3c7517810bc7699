import type { Locator, Page } from '@playwright/test';
import { expect, isHydrated, openUnhydrated, test, untilHydrated } from '../fixtures';

function addButton(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name }).first();
}

function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

for (const [url, name] of [
  ['/product/skn-002', 'Add to Cart'],
  ['/', 'Add to Cart Midnight Repair Cream'],
  ['/collections/skincare', 'Add to Cart Midnight Repair Cream'],
] as const) {
  const tag = url === '/product/skn-002' ? [] : '@full';
  test(
    `Add to Cart at ${url}, clicked twice before the page is hydrated, is answered at once and adds one`,
    { tag },
    async ({ page }) => {
      const hydrate = await openUnhydrated(page, url);
      const button = addButton(page, name);
      await button.dblclick();
      await expect(cartLink(page)).toHaveText('+1');
      expect(await isHydrated(button)).toBe(false);
      hydrate();
      await expect(cartLink(page)).toHaveText('1');
      await expect(
        page.getByRole('dialog', { name: 'Your cart (1)' }).getByText('Midnight Repair Cream', { exact: true }),
      ).toBeVisible();
    },
  );
}

test('clicks on cards before the page is hydrated are kept, even if a link is followed before that', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/collections/skincare');
  await addButton(page, 'Add to Cart Midnight Repair Cream').click();
  await addButton(page, 'Add to Cart Cloud Foam Gentle Cleanser').click();
  await expect(cartLink(page)).toHaveText('+2');
  await page.getByRole('banner').getByRole('link', { name: 'Makeup' }).click();
  await expect(page).toHaveURL(/\/collections\/makeup$/);
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'Makeup' });
  await expect(heading).toBeVisible();
  expect(await isHydrated(heading)).toBe(false);
  hydrate();
  await expect(
    page.getByRole('dialog', { name: 'Your cart (2)' }).getByText('Midnight Repair Cream', { exact: true }),
  ).toBeVisible();
  await expect(cartLink(page)).toHaveText('2');
});

for (const [url, choose, variant] of [
  ['/product/mkp-001', (page: Page) => page.getByRole('radio', { disabled: false }).nth(1).check(), /variant=/],
  ['/product/skn-001', (page: Page) => page.getByLabel('Size').selectOption({ index: 2 }), /variant=/],
] as const) {
  const tag = url === '/product/skn-001' ? [] : '@full';
  test(`what is chosen at ${url} before the page is hydrated stays chosen`, { tag }, async ({ page }) => {
    const hydrate = await openUnhydrated(page, url);
    await choose(page);
    expect(await isHydrated(addButton(page, /Add to Cart|Choose/))).toBe(false);
    hydrate();
    await expect(page).toHaveURL(variant);
    await expect(addButton(page, 'Add to Cart')).toBeEnabled();
  });
}

test('Add to Cart clicked twice on a hydrated page adds one: the first click opens the drawer, which takes the second', async ({
  page,
}) => {
  await page.goto('/product/skn-002');
  const button = addButton(page, 'Add to Cart');
  await untilHydrated(button);
  await button.dblclick();
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' }).getByRole('listitem')).toHaveCount(1);
  await expect(cartLink(page)).toHaveText('1');
});

test('buttons that are clicked before the page is hydrated do their work afterwards, in that order', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/login');
  const fill = page.getByRole('button', { name: 'Fill demo account' });
  await fill.click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect(await isHydrated(fill)).toBe(false);
  hydrate();
  await expect(page).toHaveURL(/\/account$/);
});

test('Add to Cart takes the Enter key before the page is hydrated', { tag: '@full' }, async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/product/skn-002');
  const button = addButton(page, 'Add to Cart');
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await isHydrated(button)).toBe(false);
  hydrate();
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' })).toBeVisible();
});

test('a search sent before the page is hydrated is answered', async ({ page }) => {
  await openUnhydrated(page, '/');
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search products' }).fill('vitamin c');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collections\/all\?q=vitamin/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Glow Radiance Vitamin C Serum' })).toBeVisible();
});
