import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../accessible';
import { addToCart, expect, setUpCart, test } from '../fixtures';
import { journey } from '../journey';

const CREAM = '/product/skn-002';
const CLEANSER = '/product/skn-003';

function main(page: Page): Locator {
  return page.getByRole('main');
}

function heading(page: Page, name: string): Locator {
  return main(page).getByRole('heading', { level: 1, name, exact: true });
}

test(
  'lines are counted, held to the stock, removed and brought back; every state fits and is accessible',
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
      await expectToFit(page, 'all that is in stock');
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
      await expectToFit(page, 'a removed line');
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
      await expectToFit(page, 'an emptied cart');
      await undo.click();
      await main(page).getByRole('link', { name: 'Proceed to Checkout' }).click();
      await expect(page).toHaveURL(/\/checkout$/);
    });
  },
);

test('a line moves to the wishlist, and back', { tag: '@full' }, async ({ page }) => {
  await setUpCart(page, CREAM, CLEANSER);
  await page.goto('/cart');
  await main(page).getByRole('button', { name: 'Save to Wishlist: Midnight Repair Cream' }).click();
  await expect(heading(page, 'Your cart (1)')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Wishlist/ })).toHaveAccessibleName(/1/);
  await main(page).getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page, 'Your cart (2)')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Wishlist/ })).not.toHaveAccessibleName(/1/);
});

test('the cart is edited and left for the checkout with the keyboard alone', async ({ page }) => {
  await setUpCart(page, CREAM, CLEANSER);
  await page.goto('/cart');
  await expect(heading(page, 'Your cart (2)')).toBeVisible();
  const reach = async (name: string) => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab');
      if (
        await page.evaluate(
          (wanted) =>
            (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent) === wanted,
          name,
        )
      )
        return;
    }
    throw new Error(`Tab never reaches ${name}`);
  };
  await reach('Increase quantity of Midnight Repair Cream');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your cart (3)')).toBeVisible();
  await reach('Remove Midnight Repair Cream');
  await page.keyboard.press('Space');
  await reach('Undo');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your cart (3)')).toBeFocused();
  await reach('Proceed to Checkout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
});

test('what has changed in the catalogue is said in the cart, and settled there', { tag: '@full' }, async ({ page }) => {
  await setUpCart(page, CREAM, CLEANSER);
  await page.evaluate(() => {
    const [cream, cleanser] = JSON.parse(localStorage.getItem('glow_cart') ?? '[]');
    localStorage.setItem(
      'glow_cart',
      JSON.stringify([
        { ...cream, price: 100_00, quantity: 99 },
        { ...cleanser, id: 'skn-099' },
      ]),
    );
  });
  await page.goto('/cart');
  await expect(main(page).getByRole('region', { name: 'Changes in your cart' })).toContainText(
    'Cloud Foam Gentle Cleanser is no longer available and has been removed.',
  );
  const changes = main(page).getByRole('region', { name: 'Changes of Midnight Repair Cream' });
  await expect(changes).toContainText('This now costs $125.00 instead of $100.00.');
  // other tests buy from the same stock
  await expect(changes).toContainText(/Only (\d+) left: order \1 instead\?/);
  const [, left] = /Only (\d+) left/.exec(await changes.innerText()) ?? [];
  await expectAccessible(page);
  await changes.getByRole('button', { name: /^Accept the new price/ }).click();
  await changes.getByRole('button', { name: `Order ${left}` }).click();
  await expect(changes).toBeHidden();
  await expect(heading(page, `Your cart (${left})`)).toBeVisible();
  await expectAccessible(page);
});

test('a change of the cart is seen in the other tab', async ({ page, context }) => {
  await setUpCart(page, CREAM);
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('main').getByRole('button', { name: 'Increase quantity of Midnight Repair Cream' }).click();
  await expect(heading(page, 'Your cart (2)')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveText('2');
  await main(page).getByRole('button', { name: 'Clear Cart' }).click();
  await expect(heading(other, 'Your cart is empty')).toBeVisible();
  await main(page).getByRole('button', { name: 'Undo' }).click();
  await expect(heading(other, 'Your cart (2)')).toBeVisible();
});

test.describe('a picture of another host', () => {
  // the page's policy allows it only where the shop has that host
  test.use({ expectedMessages: /violates .* "img-src 'self' data:"/ });

  test('R12: a remembered line with an unknown picture is shown, can be ordered and removed', async ({ page }) => {
    await setUpCart(page, CREAM);
    await page.evaluate(() => {
      const lines = JSON.parse(localStorage.getItem('glow_cart') ?? '[]');
      const [line] = lines;
      line.product.images = ['https://evil.example/x.png'];
      const gone = { ...line, id: 'skn-999', product: { ...line.product, id: 'skn-999', name: 'Gone' } };
      localStorage.setItem('glow_cart', JSON.stringify([line, gone]));
    });
    await page.goto('/checkout');
    await expect(main(page).getByRole('heading', { level: 2, name: 'Shipping' })).toBeVisible();
    await expect(main(page).getByText('Gone is no longer available and has been removed.')).toBeVisible();
    await page.goto('/cart');
    await expect(heading(page, 'Your cart (1)')).toBeVisible();
    await main(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(heading(page, 'Your cart is empty')).toBeVisible();
  });
});

test.describe('a device that refuses', () => {
  test.use({ expectedMessages: /glow_\w+(:backup)? could not be (read|stored|understood|removed)/ });

  test(
    'a corrupt cart counts as empty, is kept aside, and the next one is stored',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.setItem('glow_cart', '[{"id":"skn-002","quantity":'));
      await page.goto('/cart');
      await expect(heading(page, 'Your cart is empty')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('glow_cart:backup'))).toBe('[{"id":"skn-002","quantity":');
      await addToCart(page, CREAM);
      await page.goto('/cart');
      await expect(heading(page, 'Your cart (1)')).toBeVisible();
    },
  );

  test('a full device keeps the cart until the page is left, and what was stored before', async ({ page }) => {
    await setUpCart(page, CREAM);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await addToCart(page, CLEANSER);
    await page.getByRole('dialog').getByRole('link', { name: 'View Cart' }).click();
    await expect(heading(page, 'Your cart (2)')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Your cart (1)')).toBeVisible();
  });

  test('a browser without storage sells all the same', async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('disabled', 'SecurityError');
          },
        });
      }
    });
    await addToCart(page, CREAM);
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
    await expect(main(page).getByRole('heading', { level: 2, name: 'Shipping' })).toBeVisible();
  });
});
