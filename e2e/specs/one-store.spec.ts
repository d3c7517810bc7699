import { addToCart, expect, signIn, test } from '../fixtures';
import { journey } from '../journey';

const TAGS = ['@full', ...journey('account', 'checkout', 'admin')];

test('one auth: account signs in, header, checkout and admin know it', { tag: TAGS }, async ({ page }) => {
  await addToCart(page, '/product/skn-002');
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('banner').getByRole('button', { name: 'account' }).click();
  await expect(page.getByRole('banner').getByText('demo@example.com')).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByLabel('Email', { exact: false }).first()).toHaveValue('demo@example.com');
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'Dashboard' })).toBeVisible();
});
