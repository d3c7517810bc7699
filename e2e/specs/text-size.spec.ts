import { expect, fillShipping, setUpCart, setUpSession, test, untilHydrated } from '../fixtures';
import { expectLargeText, expectNoBars } from '../wholeScreens';

/** An article, and screens of somebody with a cart and an account; `pages.spec` has all others. */
const SCREENS = [
  '/blog/a-simple-routine-morning-and-night',
  ...['/cart', '/checkout', '/account', '/account/orders', '/account/orders/GLW-001'],
  ...['/account/addresses', '/account/payment-methods'],
  ...['/admin', '/admin?tab=products', '/admin?tab=orders', '/admin?tab=customers'],
];

test('screens of a shopper are whole with large text and in low windows', { tag: '@full' }, async ({ page }) => {
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
});
