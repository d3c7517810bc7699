import type { Page } from '@playwright/test';
import { addToCart, expect, signIn, test } from '../fixtures';
import { journey } from '../journey';

function inHeader(page: Page, name: RegExp) {
  return page.getByRole('banner').getByRole('link', { name });
}

test('two tabs are in step: what is put into the cart, saved for later and signed out of in one is so in the other', async ({
  page,
  context,
}) => {
  await page.goto('/login?from=/wishlist');
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  const other = await context.newPage();
  await addToCart(other, '/product/skn-002');
  await other.keyboard.press('Escape');
  await other
    .getByRole('button', { name: /to wishlist/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Wishlist (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Midnight Repair Cream' }).click();
  await expect(inHeader(other, /^Wishlist/)).toHaveAccessibleName('Wishlist');

  await expect(inHeader(page, /^Cart/)).toHaveText('1');
  await page.goto('/cart');
  await other.goto('/cart');
  const main = other.getByRole('main');
  await main.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart (2)' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear Cart' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();

  await other.goto('/account/addresses');
  await expect(other.getByRole('heading', { name: 'Addresses' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed out')).toBeVisible();
  await expect(other).toHaveURL(/(\/|\/login)$/);
  expect(await other.evaluate(() => [localStorage.getItem('glow_user'), localStorage.getItem('glow_token')])).toEqual([
    null,
    null,
  ]);
});

test(
  'one auth: account signs in, header, checkout and admin know it',
  { tag: ['@full', ...journey('account', 'checkout', 'admin')] },
  async ({ page }) => {
    await addToCart(page, '/product/skn-002');
    await page.goto('/login');
    await signIn(page);
    await expect(page).toHaveURL(/\/account$/);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account/i })
      .click();
    await expect(page.getByRole('banner').getByText('demo@example.com')).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByLabel('Email', { exact: false }).first()).toHaveValue('demo@example.com');
    await page.goto('/admin');
    await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeVisible();
  },
);
