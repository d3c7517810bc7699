import { expect, fillShipping, setUpCart, setUpSession, test, untilHydrated } from '../fixtures';
import { expectLargeText, expectNoBars } from '../wholeScreens';

/** Screens of somebody with a cart and an account, a product and an article; `pages.spec` has all others. */
const SCREENS = [
  ...['/cart', '/checkout', '/account', '/account/orders'],
  ...['/account/addresses', '/account/payment-methods'],
  ...['/admin', '/admin?tab=products', '/admin?tab=orders', '/admin?tab=customers'],
  ...['/account/orders/GLW-001', '/product/skn-002', '/blog/a-simple-routine-morning-and-night'],
];

test(
  'screens of a shopper fit with large text and in low windows (GEN-32, A11Y-180)',
  { tag: '@full' },
  async ({ page }) => {
    await setUpCart(page, '/product/skn-002');
    await setUpSession(page);
    for (const url of SCREENS) {
      await page.goto(url);
      await untilHydrated(page.getByRole('heading', { level: 1 }).first());
      await expectLargeText(page, url);
      await expectNoBars(page, url);
    }
    await page.goto('/checkout');
    await fillShipping(page);
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
    await expectLargeText(page, 'payment');
  },
);
