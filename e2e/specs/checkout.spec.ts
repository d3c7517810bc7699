import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible, expectToFit } from '../accessible';
import { addToCart, expect, fillPayment, fillShipping, holdRequests, setUpCart, test } from '../fixtures';
import { obscured } from '../obscured';
import { sidewaysScrolls } from '../sidewaysScrolls';

const CLEANSER = '/product/skn-003';
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
const ORDER_URL = /\/account\/orders\/GLW-[0-9A-HJKMNP-TV-Z]{12}$/;

function main(page: Page): Locator {
  return page.getByRole('main');
}

function step(page: Page, name: string): Locator {
  return main(page).getByRole('heading', { level: 2, name, exact: true });
}

function placeButton(page: Page): Locator {
  return main(page).getByRole('button', { name: /^Place Order/ });
}

async function reachReview(page: Page): Promise<void> {
  await page.goto('/checkout');
  await fillShipping(page);
  await fillPayment(page);
  await expect(step(page, 'Review')).toBeVisible();
}

/** The requests that place an order. */
function recordOrders(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders') sent.push(request);
  });
  return sent;
}

function orderIdOf(page: Page): string {
  return page.url().split('/').at(-1) ?? '';
}

test('every step says what is wrong, is accessible, and shows what is next (CHK-12, FORM-2)', async ({ page }) => {
  await setUpCart(page, CLEANSER);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/checkout');
  const email = main(page).getByLabel('Email');
  await expect(step(page, 'Shipping')).toBeVisible();
  const total = main(page).locator('summary').getByText('$45.71');
  expect(await obscured({ email, total })).toEqual([]);
  await main(page).getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(email).toBeFocused();
  expect(await obscured({ email, summary: main(page).getByText('Please check 8 fields'), total })).toEqual([]);
  await main(page).getByRole('link', { name: 'Phone' }).click();
  expect(await obscured({ phone: main(page).getByLabel('Phone'), total })).toEqual([]);
  await expectToFit(page, 'Shipping with errors');
  await main(page).getByRole('link', { name: 'ZIP code' }).click();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await page.keyboard.type('9');
  await expect(main(page).getByText('ZIP code is required')).toHaveCount(0);
  await fillShipping(page, LONG_NAME);

  await expect(step(page, 'Payment')).toBeVisible();
  await expectToFit(page, 'Payment');
  await page.getByLabel('Billing address same as shipping').uncheck();
  await page.getByLabel('City').fill('');
  await main(page).getByRole('button', { name: 'Continue to Review' }).click();
  await expect(page.getByLabel('Name on card')).toBeFocused();
  await expect(main(page).getByText('Please check 5 fields')).toBeVisible();
  await page.getByLabel('Billing address same as shipping').check();
  await page.setViewportSize({ width: 390, height: 664 });
  await fillPayment(page);
  await expect(step(page, 'Review')).toBeFocused();
  expect(await obscured({ 'Place Order': placeButton(page) })).toEqual([]);
  await expectAccessible(page, 'Review');
  await page.goBack();
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await page.goForward();
  await placeButton(page).click();
  await expect(main(page).getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(await sidewaysScrolls(page, 'Thank you')).toEqual([]);
});

test('two tabs that place one cart at once end with one order (CHK-19)', async ({ page, context }) => {
  await setUpCart(page, CLEANSER);
  await addToCart(page, '/product/skn-001?variant=travel-15ml');
  const amountsShown = ['$79.00', 'Free', '$6.32', '$85.32'];
  await reachReview(page);
  await expect(main(page).getByRole('definition')).toHaveText(amountsShown);
  const other = await context.newPage();
  await reachReview(other);
  const releaseOrders = await holdRequests(context, '**/api/orders');
  const [orders, ofOther] = [recordOrders(page), recordOrders(other)];
  await placeButton(page).dblclick();
  await placeButton(other).click();
  await expect.poll(() => [orders.length, ofOther.length]).toEqual([1, 1]);
  releaseOrders();
  await expect(page).toHaveURL(ORDER_URL);
  await expect(other).toHaveURL(ORDER_URL);
  expect(orderIdOf(other)).toBe(orderIdOf(page));

  const amounts = { subtotal: 79, shipping: 0, tax: 6.32, total: 85.32 };
  expect(orders[0]?.postDataJSON()).toMatchObject(amounts);
  expect((await (await orders[0]?.response())?.json())?.order).toMatchObject(amounts);
  await expect(main(page).getByRole('definition')).toHaveText(amountsShown);
  await expectAccessible(page, 'order page');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText(orderIdOf(page)).first()).toBeVisible();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(part).toBeHidden();
});
