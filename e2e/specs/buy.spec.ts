import { withDatabase } from '../faults/invariants';
import { expect, fillPayment, fillShipping, holdRequests, test } from '../fixtures';
import { journey } from '../journey';

test.describe('in a store of its own', () => {
  // idle pages prefetch, which may happen while the server is killed or down
  test.use({ expectedMessages: /net::ERR_(CONNECTION|SOCKET)|Failed to fetch/ });

  test(
    'a guest finds a product, buys it, and the order survives a killed server',
    { tag: journey('storefront', 'checkout', 'account') },
    async ({ page, browser, openStore }) => {
      const store = await openStore();
      await page.goto(store.url);

      await test.step('from the first page to a product with a variant', async () => {
        await page.getByRole('navigation').getByRole('link', { name: 'Skincare' }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Skincare' })).toBeVisible();
        await page.getByRole('link', { name: 'Glow Radiance Vitamin C Serum' }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Glow Radiance Vitamin C Serum' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeDisabled();
        await page.getByLabel('Size').selectOption('travel-15ml');
        await expect(page.getByText('$45.00').first()).toBeVisible();
      });

      await test.step('into the cart and on to checkout', async () => {
        await page.getByRole('button', { name: 'Add to Cart' }).first().click();
        const drawer = page.getByRole('dialog', { name: 'Your cart (1)' });
        await expect(drawer.getByText('Glow Radiance Vitamin C Serum', { exact: true })).toBeVisible();
        await drawer.getByRole('link', { name: 'Checkout' }).click();
        await fillShipping(page);
        await fillPayment(page);
        await expect(page.getByText('$57.59').first()).toBeVisible();
      });

      const releaseOrder = await holdRequests(page, '**/api/orders');
      await page.getByRole('button', { name: /^Place Order/ }).click();
      await expect(page.getByRole('button', { name: 'Processing Payment...' })).toBeDisabled();
      releaseOrder();
      await expect(page.getByText('Order placed successfully!')).toBeVisible();
      await expect(page).toHaveURL(/\/account\/orders\/GLW-[0-9A-HJKMNP-TV-Z]{12}$/);
      const orderId = page.url().split('/').at(-1) ?? '';
      await expect(page.getByText(orderId).first()).toBeVisible();
      await expect(page.getByText('$57.59').first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).not.toContainText('1');

      await test.step('the row is in the database after the server is killed', async () => {
        await store.close('SIGKILL');
        const rows = await withDatabase({ dataDir: store.databaseFolder }, (database) =>
          database.query('select total from orders where id = $1', [orderId]),
        );
        expect(rows).toEqual([{ total: 57_59 }]);
      });

      await test.step('the guest still sees the order, another browser does not', async () => {
        await store.open();
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await expect(page.getByText(orderId).first()).toBeVisible();
        const otherVisitor = await browser.newPage();
        await otherVisitor.goto(`${store.url}/account/orders/${orderId}`);
        await expect(otherVisitor).toHaveURL(/\/login/);
        await otherVisitor.close();
      });
    },
  );
});
