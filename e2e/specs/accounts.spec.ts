import type { Browser, Page } from '@playwright/test';
import {
  AMELIA,
  choosePassword,
  expectNothingLeft,
  linkIn,
  order,
  signInWith,
  signOut,
  signUp,
  test,
} from '../accounts';
import { addToCart, expect } from '../fixtures';

// a wrong password is refused
test.use({ expectedMessages: /401/ });

/** Signs in on a device on which nothing was done before, and expects what the account has. */
async function expectOnSecondDevice(browser: Browser, url: string, orderId: string) {
  const device = await browser.newContext();
  const page = await device.newPage();
  await signInWith(page, url);
  await expect(page.getByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeVisible();
  await page.goto(`${url}/account/orders`);
  await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
  await page.goto(`${url}/wishlist`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Midnight Repair Cream' }).first()).toBeVisible();
  await page.goto(`${url}/cart`);
  await expect(page.getByRole('main').getByText('Cloud Foam Gentle Cleanser').first()).toBeVisible();
  await device.close();
}

/** Shops with an account that is signed in, leaves a cart and a wish, and returns the order's id. */
async function shop(page: Page, url: string): Promise<string> {
  const id = await order(page, url);
  await addToCart(page, `${url}/product/skn-003`);
  await page.goto(`${url}/product/skn-002`);
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/account/wishlist') && answer.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'wishlist' }).first().click();
  expect((await saved).status()).toBe(200);
  return id;
}

test('an account from sign-up to a new password', { tag: '@accounts' }, async ({ page, browser, openStore }) => {
  const store = await openStore(undefined, { ACCOUNTS: 'local' });
  const { url } = store;
  await addToCart(page, `${url}/product/skn-004`);
  await signUp(page, url);
  await signInWith(page, url, undefined, 'Petal2027');
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await page.goto(await linkIn(store, 'verify-email'));
  await signInWith(page, url);
  await expect(page.getByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeVisible();
  const id = await shop(page, url);
  await expectOnSecondDevice(browser, url, id);

  await signOut(page, url);
  await expectNothingLeft(page);
  await page.goto(`${url}/cart`);
  await expect(page.getByRole('main').getByText('Cloud Foam Gentle Cleanser')).toHaveCount(0);
  await page.goto(`${url}/admin`);
  await expect(page).toHaveURL(/\/login/);

  await page.goto(`${url}/forgot-password`);
  await page.getByLabel('Email').fill(AMELIA.email);
  await page.getByRole('button', { name: /Send/ }).click();
  await page.goto(await linkIn(store, '/forgot-password?token='));
  await choosePassword(page, 'Petal2028');
  await signInWith(page, url, undefined, 'Petal2028');
  await expect(page.getByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeVisible();
});
