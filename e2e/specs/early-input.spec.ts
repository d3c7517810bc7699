import type { Locator, Page } from '@playwright/test';
import { expect, isHydrated, openUnhydrated, test, untilHydrated } from '../fixtures';

/** Enters something while the page's scripts are held back, then lets them go. */
async function enterEarly(page: Page, url: string, field: Locator, enter: () => Promise<unknown>): Promise<void> {
  const hydrate = await openUnhydrated(page, url);
  await enter();
  expect(await isHydrated(field)).toBe(false);
  hydrate();
  await untilHydrated(field);
}

test('what is searched for in a collection, and its sort order, take effect', async ({ page }) => {
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox');
  const sort = main.getByLabel('Sort by');
  await enterEarly(page, '/collections/makeup', search, async () => {
    await sort.selectOption('Rating');
    await search.pressSequentially('velvet');
  });
  await expect(page).toHaveURL(/\/collections\/makeup\?(?=.*q=velvet)(?=.*sort=rating)/);
  await expect(main.getByText('Showing 1 of 6 products')).toBeVisible();
  await expect(search).toHaveValue('velvet');
  await expect(search).toBeFocused();
  await expect(sort).toHaveValue('rating');
});

test('letters typed while the page is hydrated join those typed before', async ({ page }) => {
  const search = page.getByRole('main').getByRole('searchbox');
  const hydrate = await openUnhydrated(page, '/collections/skincare');
  await search.pressSequentially('mid');
  hydrate();
  await search.pressSequentially('night repair', { delay: 15 });
  await untilHydrated(search);
  await expect(page).toHaveURL(/q=midnight(\+|%20)repair/);
  await expect(search).toHaveValue('midnight repair');
});

test('a quantity that is typed and counted up goes to the cart', async ({ page }) => {
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', { name: /^Quantity of/ });
  const more = main.getByRole('button', { name: /^Increase quantity/ });
  await enterEarly(page, '/product/skn-002', quantity, async () => {
    await quantity.fill('3');
    await more.click();
    await more.click();
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
  });
  await expect(page.getByRole('dialog', { name: 'Your cart (5)' })).toBeVisible();
  await expect(quantity).toHaveValue('5');
});

test('a form knows what was filled in', async ({ page }) => {
  const email = page.getByLabel('Email', { exact: true });
  await enterEarly(page, '/login', email, async () => {
    await email.fill('demo@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Demo1234');
    await page.getByLabel('Remember me').check();
  });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  const daysLeft = await page.evaluate(
    () => (Number(String(localStorage.getItem('glow_token')).replace(/\D/g, '')) - Date.now()) / 86_400_000,
  );
  expect(Math.round(daysLeft)).toBe(30);
});

test('a search of the blog is done', { tag: '@full' }, async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await enterEarly(page, '/blog', search, () => search.pressSequentially('vitamin'));
  await expect(page).toHaveURL(/\/blog\?q=vitamin$/);
  await expect(search).toHaveValue('vitamin');
});

test('text in the search box of the header stays, and is suggested for', { tag: '@full' }, async ({ page }) => {
  // its role changes when it is hydrated
  const search = page.getByRole('banner').getByLabel('Search products');
  await enterEarly(page, '/', search, () => search.pressSequentially('serum'));
  await expect(search).toHaveValue('serum');
  await expect(page.getByRole('banner').getByRole('option', { name: 'View All Results' })).toBeVisible();
});

test('the fields of other forms keep what was entered', { tag: '@full' }, async ({ page }) => {
  for (const [url, label, value] of [
    ['/track-order', 'Email', 'noor@example.com'],
    ['/signup', 'First name', 'Noor'],
    ['/forgot-password', 'Email', 'noor@example.com'],
    ['/', 'Email address', 'noor@example.com'],
    ['/blog', 'Email address', 'noor@example.com'],
  ] as const) {
    const field = page.getByRole('main').getByLabel(label).first();
    await enterEarly(page, url, field, () => field.fill(value));
    await field.press('End');
    await page.keyboard.press('Backspace');
    await expect(field, url).toHaveValue(value.slice(0, -1));
    await page.unrouteAll({ behavior: 'wait' });
  }
});
