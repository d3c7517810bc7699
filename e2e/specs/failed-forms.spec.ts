import type { Locator, Page } from '@playwright/test';
import { expect, fillPayment, fillShipping, setUpCart, setUpSession, test, untilHydrated } from '../fixtures';
import { obscured } from '../obscured';

/** Does what fails, and returns the button to press next. */
type Fail = (page: Page) => Promise<Locator>;

const FORMS: Record<string, Fail> = {
  async 'a wrong password'(page) {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign In', exact: true });
    await untilHydrated(button);
    await page.getByLabel('Email', { exact: true }).fill('noor@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Wrong1234');
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
    return button;
  },
  async 'a newsletter sign-up without an email'(page) {
    await page.goto('/shipping');
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
    await untilHydrated(button);
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Email required' })).toBeVisible();
    return button;
  },
  async 'an order that is refused'(page) {
    await setUpCart(page, '/product/skn-002');
    await setUpSession(page);
    await page.goto('/checkout');
    await fillShipping(page);
    await fillPayment(page, '4000 0000 0000 0002');
    const button = page.getByRole('button', { name: /^Place Order/ });
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Payment failed' })).toBeVisible();
    return button;
  },
};

test.use({ expectedMessages: /The order could not be placed|402/ });

for (const [what, fail] of Object.entries(FORMS)) {
  test(`after ${what}, nothing covers the button that is pressed next`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const button = await fail(page);
    for (const height of [664, 844]) {
      await page.setViewportSize({ width: 390, height });
      await button.scrollIntoViewIfNeeded();
      expect(await obscured({ [`the button at 390×${height}`]: button })).toEqual([]);
    }
  });
}
