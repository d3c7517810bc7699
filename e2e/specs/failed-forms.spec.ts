import type { Locator, Page } from '@playwright/test';
import { expect, fillPayment, fillShipping, setUpCart, setUpSession, test, untilHydrated } from '../fixtures';
import { obscured } from '../obscured';

/** Does what fails, and returns the button to press next. */
type Fail = (page: Page) => Promise<Locator>;

/** Opens a page and sends its form as it is; `change` is done first. */
function sendForm(url: string, name: string, change?: (page: Page) => Promise<unknown>): Fail {
  return async (page) => {
    await page.goto(url);
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    await untilHydrated(button);
    await change?.(page);
    await button.click();
    await expect(invalidOrAlert(page)).toBeVisible();
    return button;
  };
}

/** Sends the empty form of a dialog of the account. */
function sendDialog(url: string, opener: string, name: string): Fail {
  return async (page) => {
    await setUpSession(page);
    await page.goto(url);
    await page.getByRole('button', { name: opener }).click();
    const button = page.getByRole('dialog').getByRole('button', { name });
    await button.click();
    await expect(invalidOrAlert(page)).toBeVisible();
    return button;
  };
}

/** The first field that is marked as wrong, or the toast of a failure. */
function invalidOrAlert(page: Page): Locator {
  return page
    .locator('[aria-invalid=true]')
    .or(page.getByRole('alert').filter({ hasText: /./ }))
    .first();
}

/** Forms made of the same parts as others; they differ in what stands around them. */
const FULL: Record<string, Fail> = {
  'an empty login': sendForm('/login', 'Sign In'),
  'a password reset without an email': sendForm('/forgot-password', 'Send Reset Link'),
  'tracking without a number': sendForm('/track-order', 'Track Order'),
  'tracking of an unknown order': sendForm('/track-order', 'Track Order', async (page) => {
    await page.getByLabel('Order number').fill('GLW-000000000000');
    await page.getByRole('main').getByLabel('Email').fill('noor@example.com');
  }),
  'leaving the newsletter by a wrong link': sendForm('/unsubscribe?token=wrong', 'Unsubscribe'),
  'a newsletter of the home page without an email': sendForm('/', 'Subscribe'),
  'a newsletter of the blog without an email': sendForm('/blog', 'Subscribe'),
  'a newsletter of an article without an email': sendForm('/blog/a-simple-routine-morning-and-night', 'Subscribe'),
  async 'an empty card at checkout'(page) {
    await setUpCart(page, '/product/skn-002');
    await page.goto('/checkout');
    await fillShipping(page);
    const button = page.getByRole('button', { name: 'Continue to Review' });
    await button.click();
    await expect(invalidOrAlert(page)).toBeVisible();
    return button;
  },
  async 'an empty billing address at checkout'(page) {
    await setUpCart(page, '/product/skn-002');
    await page.goto('/checkout');
    await fillShipping(page);
    await page.getByLabel('Billing address same as shipping').uncheck();
    await page.getByLabel('City').fill('');
    const button = page.getByRole('button', { name: 'Continue to Review' });
    await button.click();
    await expect(invalidOrAlert(page)).toBeVisible();
    return button;
  },
  'an empty address in the account': sendDialog('/account/addresses', 'Add address', 'Save Address'),
  'an empty card in the account': sendDialog('/account/payment-methods', 'Add card', 'Save Card'),
};

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
  'an empty sign-up': sendForm('/signup', 'Create Account'),
  async 'an empty address at checkout'(page) {
    await setUpCart(page, '/product/skn-002');
    return sendForm('/checkout', 'Continue to Payment')(page);
  },
};

test.use({ expectedMessages: /The order could not be placed|40[024]/ });

for (const { forms, tag } of [
  { forms: FORMS, tag: [] },
  { forms: FULL, tag: ['@full'] },
]) {
  for (const [what, fail] of Object.entries(forms)) {
    test(`after ${what}, nothing covers the button that is pressed next`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      const button = await fail(page);
      for (const height of [664, 844]) {
        await page.setViewportSize({ width: 390, height });
        await button.scrollIntoViewIfNeeded();
        await expect.poll(() => obscured({ [`the button at 390×${height}`]: button })).toEqual([]);
      }
    });
  }
}
