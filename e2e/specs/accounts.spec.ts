import type { Browser, Page } from '@playwright/test';
import { addToCart, expect, fillPayment, fillShipping, test, untilHydrated } from '../fixtures';
import type { Store } from '../store';

const EMAIL = 'amelia@example.com';
const PASSWORD = 'Petal2026';

// a wrong password is refused
test.use({ expectedMessages: /401/ });

async function fillSignUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/signup`);
  await untilHydrated(page.getByRole('button', { name: 'Create Account' }));
  await page.getByLabel('First name').fill('Amelia');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function signInWith(page: Page, url: string, password = PASSWORD): Promise<void> {
  await page.goto(`${url}/login`);
  await untilHydrated(page.getByRole('button', { name: 'Sign In', exact: true }));
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The newest link of a mail that the log of the store has. */
async function linkIn(store: Store, part: string): Promise<string> {
  const links = () => [...store.log.matchAll(/^To .*: (http\S+)$/gm)].map(([, link = '']) => link);
  await expect.poll(() => links().filter((link) => link.includes(part)).length).toBeGreaterThan(0);
  return links().findLast((link) => link.includes(part)) ?? '';
}

/** Places an order and returns its id. */
async function order(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/checkout`);
  await fillShipping(page);
  await fillPayment(page);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/account\/orders\/GLW-/);
  return page.url().split('/').pop() ?? '';
}

async function signOut(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/account`);
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByText('Signed out')).toBeVisible();
}

/** Expects what an account has on a device on which nothing was done before. */
async function expectOnSecondDevice(
  browser: Browser,
  url: string,
  orderId: string,
  enter: (page: Page) => Promise<void>,
) {
  const device = await browser.newContext();
  const page = await device.newPage();
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeVisible();
  await page.goto(`${url}/account/orders`);
  await expect(page.getByRole('heading', { name: orderId })).toBeVisible();
  await page.goto(`${url}/wishlist`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Midnight Repair Cream/ })
      .first(),
  ).toBeVisible();
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
  await page
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  expect((await saved).status()).toBe(200);
  return id;
}

async function expectNothingLeft(page: Page): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/amelia|hart|rosewater|GLW-|skn-00/i);
}

test('accounts of the shop: sign-up, confirmation, a merged cart, an order, a second device, a new password, and nothing is left', async ({
  page,
  browser,
  openStore,
}) => {
  const store = await openStore(undefined, { ACCOUNTS: 'local' });
  const { url } = store;
  await addToCart(page, `${url}/product/skn-004`);
  await fillSignUp(page, url);
  await expect(page.getByText(/confirm/i).first()).toBeVisible();
  await signInWith(page, url, 'Petal2027');
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await page.goto(await linkIn(store, 'verify-email'));
  await signInWith(page, url);
  await expect(page.getByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeVisible();
  const id = await shop(page, url);
  await expectOnSecondDevice(browser, url, id, (other) => signInWith(other, url));

  await signOut(page, url);
  await expectNothingLeft(page);
  await page.goto(`${url}/cart`);
  await expect(page.getByRole('main').getByText('Cloud Foam Gentle Cleanser')).toHaveCount(0);
  await page.goto(`${url}/admin`);
  await expect(page).toHaveURL(/\/login/);

  await page.goto(`${url}/forgot-password`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: /Send/ }).click();
  await page.goto(await linkIn(store, '/forgot-password?token='));
  await page.getByLabel('New password', { exact: true }).fill('Petal2028');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInWith(page, url, 'Petal2028');
  await expect(page.getByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeVisible();
});
