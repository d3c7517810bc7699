import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible';
import { expect, test } from '../fixtures';

const TABS = [
  ['dashboard', 'Recent orders'],
  ['products', 'Products'],
  ['orders', 'Orders'],
  ['customers', 'Customers'],
] as const;

/** The demo account signs in and comes to where it wanted to go. */
async function signIn(page: Page, url: string) {
  await page.goto(url);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store admin' })).toBeVisible();
}

test('whoever signs in comes back to the tab they asked for', async ({ page }) => {
  await signIn(page, '/admin?tab=orders&status=processing');
  await expect(page).toHaveURL(/\/admin\?tab=orders&status=processing$/);
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'View Store' }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const width of [390, 768, 1280]) {
  test(`every tab fits and is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, '/admin');
    for (const [tab, caption] of TABS) {
      await page.goto(`/admin?tab=${tab}`);
      const table = page.getByRole('table', { name: caption });
      await expect(table).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${tab}: no horizontal scroll`).toBeLessThanOrEqual(width);
      expect(await table.evaluate((element) => element.scrollWidth <= element.parentElement!.clientWidth), `${tab}: the table fits its room`).toBe(true);
      await expectAccessible(page);
    }
  });
}

test('a change is written to the console, says that it is not saved, and is gone after a reload', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/admin?tab=orders');
  const last = page.getByRole('row', { name: /GLW-018/ });
  await last.getByLabel('Status of GLW-018').selectOption('Shipped');
  await expect(last.getByText('Not saved (demo)')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Products' }).click();
  const product = page.getByRole('row', { name: /Glow Drops Liquid Highlighter/ });
  await product.getByRole('button', { name: 'Hide' }).click();
  await expect(product.getByText('Not saved (demo)')).toBeVisible();
  await expectAccessible(page);
  expect(logged).toEqual(['Order status GLW-018 shipped', 'Product visibility mkp-006 hidden']);

  await page.reload();
  await expect(product.getByRole('button', { name: 'Hide' })).toBeVisible();
  await page.goto('/admin?tab=orders');
  await expect(page.getByLabel('Status of GLW-018')).toHaveValue('delivered');
});

test('the tabs and the table below the chart are reached with the keyboard', async ({ page }) => {
  await signIn(page, '/admin');
  await page.getByRole('tab', { name: 'Dashboard' }).focus();
  for (const [key, label] of [['ArrowRight', 'Products'], ['End', 'Customers'], ['ArrowRight', 'Dashboard'], ['ArrowLeft', 'Customers'], ['Home', 'Dashboard']] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name: label, selected: true })).toBeFocused();
  }
  await page.getByText('Show as a table').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
  await expectAccessible(page);
});
