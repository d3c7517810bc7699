import type { Locator, Page } from '@playwright/test';
import { expect, isTaken, openUnhydrated, test, untilTaken } from '../fixtures';

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
  test(`Add to Cart at ${url}, pressed before anything is alive, is answered at once and adds one`, async ({ page }) => {
    const comeAlive = await openUnhydrated(page, url);
    const button = addButton(page, name);
    await button.click();
    await expect(cartLink(page)).toHaveText('+1');
    expect(await isTaken(button)).toBe(false);
    comeAlive();
    await expect(cartLink(page)).toHaveText('1');
    await expect(page.getByRole('dialog', { name: 'Your cart (1)' }).getByText('Midnight Repair Cream', { exact: true })).toBeVisible();
  });
}

test('a press is not lost when the page is left before anything is alive', async ({ page }) => {
  const comeAlive = await openUnhydrated(page, '/product/skn-002');
  await addButton(page, 'Add to Cart').click();
  await expect(cartLink(page)).toHaveText('+1');
  const leaving = page.getByRole('banner').getByRole('link', { name: 'Makeup' });
  expect(await isTaken(leaving)).toBe(false);
  await leaving.click();
  await expect(page).toHaveURL(/\/collections\/makeup$/);
  comeAlive();
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' }).getByText('Midnight Repair Cream', { exact: true })).toBeVisible();
});

for (const [url, choose, variant] of [
  ['/product/mkp-001', (page: Page) => page.getByRole('radio', { disabled: false }).nth(1).check(), /variant=/],
  ['/product/skn-001', (page: Page) => page.getByLabel('Size').selectOption({ index: 2 }), /variant=/],
] as const) {
  test(`what is chosen at ${url} before anything is alive stays chosen`, async ({ page }) => {
    const comeAlive = await openUnhydrated(page, url);
    await choose(page);
    expect(await isTaken(addButton(page, /Add to Cart|Choose/))).toBe(false);
    comeAlive();
    await expect(page).toHaveURL(variant);
    await expect(addButton(page, 'Add to Cart')).toBeEnabled();
  });
}

test('presses on several cards are all kept', async ({ page }) => {
  const comeAlive = await openUnhydrated(page, '/collections/skincare');
  await addButton(page, 'Add to Cart Midnight Repair Cream').click();
  await addButton(page, 'Add to Cart Cloud Foam Gentle Cleanser').click();
  await expect(cartLink(page)).toHaveText('+2');
  comeAlive();
  await expect(page.getByRole('dialog', { name: 'Your cart (2)' })).toBeVisible();
});

test('pressed twice it adds one: a live first press opens the drawer, which takes the second', async ({ page }) => {
  await page.goto('/product/skn-002');
  const button = addButton(page, 'Add to Cart');
  await untilTaken(button);
  await button.dblclick();
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' }).getByRole('listitem')).toHaveCount(1);
  await expect(cartLink(page)).toHaveText('1');
});

test('pressed twice before anything is alive it adds one', async ({ page }) => {
  const comeAlive = await openUnhydrated(page, '/product/skn-002');
  const button = addButton(page, 'Add to Cart');
  await button.dblclick();
  expect(await isTaken(button)).toBe(false);
  comeAlive();
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' })).toBeVisible();
  await expect(cartLink(page)).toHaveText('1');
});

test('buttons that were pressed early are pressed again in their order', async ({ page }) => {
  const comeAlive = await openUnhydrated(page, '/login');
  const fill = page.getByRole('button', { name: 'Fill demo account' });
  await fill.click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect(await isTaken(fill)).toBe(false);
  comeAlive();
  await expect(page).toHaveURL(/\/account$/);
});

test('the keyboard presses early too', async ({ page }) => {
  const comeAlive = await openUnhydrated(page, '/product/skn-002');
  const button = addButton(page, 'Add to Cart');
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await isTaken(button)).toBe(false);
  comeAlive();
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' })).toBeVisible();
});

test('a link pressed early leads on', async ({ page }) => {
  await openUnhydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Makeup' }).click();
  await expect(page).toHaveURL(/\/collections\/makeup$/);
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'Makeup' });
  await expect(heading).toBeVisible();
  expect(await isTaken(heading)).toBe(false);
});

test('a search sent early is answered', async ({ page }) => {
  await openUnhydrated(page, '/');
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search products' }).fill('vitamin c');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collections\/all\?q=vitamin/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Glow Radiance Vitamin C Serum' })).toBeVisible();
});
