import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible, expectToFit } from '../accessible';
import { addToCart, expect, fillPayment, fillShipping, holdRequests, setUpCart, setUpSession, test } from '../fixtures';
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

async function reachReview(page: Page, cardNumber?: string): Promise<void> {
  await page.goto('/checkout');
  await fillShipping(page);
  await fillPayment(page, cardNumber);
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

/** Drops the response to the next order after it is placed; returns the ids of the orders in dropped responses. */
async function loseResponse(page: Page): Promise<string[]> {
  const orderIds: string[] = [];
  await page.route(
    '**/api/orders',
    async (route) => {
      const response = await route.fetch();
      orderIds.push((await response.json()).order.id);
      await route.abort();
    },
    { times: 1 },
  );
  return orderIds;
}

function orderIdOf(page: Page): string {
  return page.url().split('/').at(-1) ?? '';
}

test('every step says what is wrong with it, fits, is accessible, and has on a phone in sight what is needed next', async ({
  page,
}) => {
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
  await placeButton(page).click();
  await expect(main(page).getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(await sidewaysScrolls(page, 'Thank you')).toEqual([]);
});

test('two tabs that place the same cart at once end with one order, with the same money on Review, as sent, as answered and on the order page', async ({
  page,
  context,
}) => {
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
  expect((await (await orders[0]?.response())?.json()).order).toMatchObject(amounts);
  await expect(main(page).getByRole('definition')).toHaveText(amountsShown);
  await expectAccessible(page, 'order page');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText(orderIdOf(page)).first()).toBeVisible();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(part).toBeHidden();
});

test(
  'no step can be skipped, Back goes a step back, and a reload keeps all but the card',
  { tag: '@full' },
  async ({ page }) => {
    await setUpCart(page, CLEANSER);
    await page.goto('/checkout?step=review');
    await expect(page).toHaveURL(/step=shipping$/);
    await page.getByLabel('City').fill('Port');
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Port');
    await fillShipping(page);
    await expect(step(page, 'Payment')).toBeFocused();

    await page.getByLabel('Billing address same as shipping').uncheck();
    await page.getByRole('group', { name: 'Billing address' }).getByLabel('City').fill('Salem');
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.reload();
    await expect(page.getByRole('group', { name: 'Billing address' }).getByLabel('City')).toHaveValue('Salem');
    await expect(page.getByLabel('Card number')).toHaveValue('');
    await page.getByLabel('Billing address same as shipping').check();
    await fillPayment(page);
    await expect(step(page, 'Review')).toBeFocused();

    await page.goBack();
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
    await page.goBack();
    await expect(page.getByLabel('City')).toHaveValue('Portland');
    await page.goForward();
    await page.goForward();
    await expect(placeButton(page)).toBeEnabled();
    await page.reload();
    await expect(step(page, 'Review')).toBeVisible();
    await expect(main(page).getByText(/^This page was loaded again/)).toBeVisible();
    for (const label of ['Card number', 'Expiry date', 'CVV']) await expect(page.getByLabel(label)).toHaveValue('');
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByLabel('Expiry date').fill('12/28');
    await page.getByLabel('CVV').fill('123');
    await page.getByLabel('CVV').press('Enter');
    await expect(page).toHaveURL(ORDER_URL);
  },
);

test.describe('an order that fails', () => {
  test.use({ expectedMessages: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|The order could not be placed/ });

  test(
    'CHK-30: an answer lost and the page left: the cart says so, and the order is found without a card',
    { tag: '@full' },
    async ({ page }) => {
      await addToCart(page, CLEANSER);
      await reachReview(page);
      const orderIds = await loseResponse(page);
      await placeButton(page).click();
      await expect(page.getByText('Payment failed')).toBeVisible();
      await page.goto('/cart');
      const notice = main(page).getByRole('region', { name: 'Unanswered order' });
      await expect(notice).toContainText(/^Your order of \d\d:\d\d may have gone through\./);
      await notice.getByRole('button', { name: 'Check now' }).click();
      await expect(page).toHaveURL(ORDER_URL);
      expect([orderIdOf(page)]).toEqual(orderIds);
      await expect(main(page).getByRole('heading', { level: 1, name: 'Thank you, Amelia' })).toBeVisible();
    },
  );

  test(
    'R10: offline at Place Order, the cart and Review stay, and the next try places one order',
    { tag: '@full' },
    async ({ page, context }) => {
      await addToCart(page, CLEANSER);
      await reachReview(page);
      const cart = await page.evaluate(() => localStorage.getItem('glow_cart'));
      await context.setOffline(true);
      await expect(main(page).getByText(/^You are offline/)).toBeVisible();
      await placeButton(page).click();
      await expect(page.getByText('Payment failed')).toBeVisible();
      await expect(step(page, 'Review')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('glow_cart'))).toBe(cart);
      await context.setOffline(false);
      const answered: number[] = [];
      page.on('response', (response) => {
        if (new URL(response.url()).pathname === '/api/orders') answered.push(response.status());
      });
      await placeButton(page).click();
      await expect(page).toHaveURL(ORDER_URL);
      expect(answered).toEqual([201]);
    },
  );
});

test(
  'whoever is signed in finds their details, and what they save is there for the next order',
  { tag: '@full' },
  async ({ page }) => {
    await setUpCart(page, CLEANSER);
    await setUpSession(page);
    await page.goto('/checkout');
    await expect(page.getByLabel('Email', { exact: true }).first()).toHaveValue('demo@example.com');
    await page.getByLabel('Save this address to my account').check();
    await fillShipping(page);
    await page.getByLabel('Save this payment method for future orders').check();
    await fillPayment(page);
    await placeButton(page).click();
    await expect(page).toHaveURL(ORDER_URL);

    await page.goto('/account/addresses');
    await expect(main(page).getByText('12 Rosewater Lane').first()).toBeVisible();
    await page.goto('/account/payment-methods');
    await expect(
      main(page)
        .getByText(/ending in 4242/)
        .first(),
    ).toBeVisible();

    await setUpCart(page, CLEANSER);
    await page.goto('/checkout');
    await page.getByRole('radio', { name: /12 Rosewater Lane/ }).check();
    await expect(page.getByLabel('City')).toHaveValue('Portland');
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click();
    // the sample of the demo account ends in the same digits
    await page
      .getByRole('radio', { name: /Card ending in 4242/ })
      .first()
      .check();
    await expect(page.getByLabel('Expiry date')).toHaveValue('12/28');
  },
);
