import type { Page } from '@playwright/test';
import { expect, fillPayment, placeOrder, setUpCart, setUpSession, test } from '../fixtures';
import { sidewaysScrolls } from '../sidewaysScrolls';

/** As long as the API accepts, without a place to break. */
const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6);
const NAME = LONG.slice(0, 100);
const EMAIL = `${LONG.slice(0, 64)}@${LONG.slice(0, 60)}.example`.toLowerCase();

/** Fills the shipping step with the longest names and address, and continues. */
async function fillLongShipping(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).first().fill(EMAIL);
  for (const label of ['First name', 'Last name', 'City']) await page.getByLabel(label).fill(NAME);
  await page.getByLabel('Address', { exact: true }).fill(LONG.slice(0, 200));
  await page.getByLabel(/^Apartment/).fill(LONG.slice(0, 200));
  await page.getByLabel('State', { exact: true }).selectOption('OR');
  await page.getByLabel('ZIP code').fill(LONG.slice(0, 20));
  await page.getByLabel('Phone').fill('5'.repeat(15));
}

test('the longest names and addresses scroll no screen sideways (A11Y-10)', { tag: '@full' }, async ({ page }) => {
  await setUpCart(page, '/product/skn-003');
  await setUpSession(page, { firstName: NAME, lastName: NAME, email: EMAIL });
  const found: string[] = [];
  const look = async (state: string) => found.push(...(await sidewaysScrolls(page, state)));

  await page.goto('/checkout');
  await fillLongShipping(page);
  await look('Shipping');
  await page.getByLabel('Save this address to my account').check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByLabel('Billing address same as shipping').uncheck();
  await look('Payment');
  await page.getByLabel('Save this payment method for future orders').check();
  await fillPayment(page);
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeVisible();
  await look('Review');
  await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  await look('Thank you');
  const orderUrl = page.url();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('order');

  for (const [url, text] of [
    ['/account', NAME],
    ['/account/orders', orderUrl.split('/').at(-1) ?? ''],
    ['/account/addresses', NAME],
    ['/account/payment-methods', '4242'],
  ] as const) {
    await page.goto(url);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await look(url);
  }

  await setUpCart(page, '/product/skn-003');
  await page.goto('/checkout');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look('Shipping with saved addresses');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('radio', { name: /4242/ }).first()).toBeVisible();
  await look('Payment with saved cards');

  await page.goto('/track-order');
  await page.getByLabel('Order number').fill(orderUrl.split('/').at(-1) ?? '');
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: /Track/ }).click();
  await expect(page.getByRole('main').getByText(/^Placed on/)).toBeVisible();
  await look('/track-order');

  expect(found).toEqual([]);
});
