import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../accessible';
import { addToCart, expect, setUpCart, test } from '../fixtures';
import { journey } from '../journey';

const CLEANSER = '/product/skn-003';

function main(page: Page): Locator {
  return page.getByRole('main');
}

function heading(page: Page, name: string): Locator {
  return main(page).getByRole('heading', { level: 1, name, exact: true });
}

test(
  'lines are counted, held to the stock, removed and brought back',
  { tag: journey('checkout') },
  async ({ page }) => {
    await setUpCart(page, '/product/mkp-005?variant=plum', CLEANSER);
    await page.goto('/cart');
    const remove = (name: string) => main(page).getByRole('button', { name: `Remove ${name}` });
    const undo = main(page).getByRole('button', { name: 'Undo' });

    await test.step('two lines', async () => {
      await expect(heading(page, 'Your cart (2)')).toBeVisible();
      await expect(main(page).getByText('Shade: Plum')).toBeVisible();
      await expect(main(page).getByText('Add $11.00 more for free shipping!')).toBeVisible();
      await expectToFit(page, 'two lines');
    });

    await test.step('all that is in stock', async () => {
      const more = main(page).getByRole('button', { name: 'Increase quantity of Velvet Matte Lipstick, Plum' });
      for (let click = 0; click < 3; click += 1) await more.click();
      await expect(more).toBeDisabled();
      await expect(main(page).getByText('All 4 available are in your cart')).toBeVisible();
      await expect(main(page).getByRole('group', { name: 'Quantity of Velvet Matte Lipstick, Plum' })).toBeFocused();
      await expect(main(page).getByText('Free shipping unlocked!')).toBeVisible();
      await expect(main(page).getByText('Tax', { exact: true })).toHaveCount(0);
      await expectAccessible(page, 'all that is in stock');
    });

    await test.step('a line that goes or comes moves nothing beside the lines', async () => {
      const top = () =>
        main(page)
          .getByRole('heading', { level: 1 })
          .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      const before = await top();
      await remove('Cloud Foam Gentle Cleanser').click();
      await expect(undo).toBeInViewport({ ratio: 1 });
      expect(await top()).toBe(before);
      await undo.click();
      await expect(heading(page, 'Your cart (5)')).toBeFocused();
      expect(await top()).toBe(before);
    });

    await test.step('a removed line', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await remove('Velvet Matte Lipstick, Plum').click();
      await expect(remove('Cloud Foam Gentle Cleanser')).toBeFocused();
      await expect(undo).toBeInViewport({ ratio: 1 });
      // a focused Undo does not expire
      await undo.focus();
      await expectAccessible(page, 'a removed line');
      await undo.click();
      await expect(heading(page, 'Your cart (5)')).toBeFocused();
    });

    await test.step('an emptied cart', async () => {
      await main(page).getByRole('button', { name: 'Clear Cart' }).click();
      await expect(heading(page, 'Your cart is empty')).toBeFocused();
      await undo.focus();
      await expect(main(page).getByRole('link', { name: 'View Bestsellers' })).toHaveAttribute(
        'href',
        '/collections/bestsellers',
      );
      await expect(main(page).getByRole('region', { name: 'Bestsellers to begin with' })).toBeVisible();
      await expectAccessible(page, 'an emptied cart');
      await undo.click();
      await main(page).getByRole('link', { name: 'Proceed to Checkout' }).click();
      await expect(page).toHaveURL(/\/checkout$/);
    });
  },
);

test.describe('a device that refuses', () => {
  test.use({ expectedMessages: /glow_\w+(:backup)? could not be (read|stored|understood|removed)/ });

  test('a browser without storage sells all the same', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('disabled', 'SecurityError');
          },
        });
      }
    });
    await addToCart(page, CLEANSER);
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
    await expect(main(page).getByRole('heading', { level: 2, name: 'Shipping' })).toBeVisible();
  });
});
