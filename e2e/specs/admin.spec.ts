import { expectAccessible, expectToFit } from '../accessible';
import { expect, setUpSession, test } from '../fixtures';
import { journey } from '../journey';

const TABS = [
  ['dashboard', 'Recent orders'],
  ['products', 'Products'],
  ['orders', 'Orders'],
  ['customers', 'Customers'],
] as const;

test('every tab and its table fit and are accessible at 390 px (ADM-9, ADM-12)', async ({ page }) => {
  await setUpSession(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const [tab, caption] of TABS) {
    await page.goto(`/admin?tab=${tab}`);
    const table = page.getByRole('table', { name: caption });
    await expect(table).toBeVisible();
    const isWithin = await table.evaluate((element) => element.scrollWidth <= element.parentElement!.clientWidth);
    expect(isWithin, `${tab}: the table fits its container`).toBe(true);
    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
    await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, tab, [390]);
  }
});

test('a change says that it is not saved, and is not (ADM-5, ADM-6)', { tag: journey('admin') }, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
  await page.setViewportSize({ width: 390, height: 844 });
  await setUpSession(page);
  await page.goto('/admin?tab=orders');
  const last = page.getByRole('row', { name: /GLW-018/ });
  await last.getByLabel('Status of GLW-018').selectOption('Shipped');
  await expect(last.getByText('Not saved (demo)')).toBeVisible();

  await page.getByRole('tab', { name: 'Products' }).click();
  const product = page.getByRole('row', { name: /Glow Drops Liquid Highlighter/ });
  await product.getByRole('button', { name: 'Hide' }).click();
  await expect(product.getByText('Hidden')).toBeVisible();
  await expect(page.getByText('Glow Drops Liquid Highlighter: hidden, not saved (demo)')).toBeVisible();
  await expectAccessible(page);
  expect(logged).toEqual(['Order status GLW-018 shipped', 'Product visibility mkp-006 hidden']);

  await page.reload();
  await expect(product.getByRole('button', { name: 'Hide' })).toBeVisible();
  await page.goto('/admin?tab=orders');
  await expect(page.getByLabel('Status of GLW-018')).toHaveValue('delivered');
});
