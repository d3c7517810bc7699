import type { Browser, Page } from '@playwright/test';
import { AMELIA, expectNothingLeft, order, test, type AccountsKind, type AccountStore, type Person } from '../accounts';
import { addToCart, expect, untilLoaded } from '../fixtures';

const KINDS: AccountsKind[] = ['local', 'oidc'];
const BO: Person = { email: 'bo@example.com', firstName: 'Bo', lastName: 'Lindqvist' };
const SENTENCE = 'This page is for the staff of the store. Your account is a customer’s.';

// a visitor who is not signed in is told so; the provider has no icon, and a font from elsewhere
test.use({ expectedMessages: /40[14]|ERR_NAME_NOT_RESOLVED/ });

/** Does something on a device on which nothing was done before. */
async function onAnotherDevice(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const device = await browser.newContext();
  await visit(await device.newPage());
  await device.close();
}

async function expectOrders(page: Page, url: string, ids: string[]): Promise<void> {
  await page.goto(`${url}/account/orders`);
  for (const id of ids) await expect(page.getByRole('heading', { name: id })).toBeVisible();
}

async function track(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}/track-order`);
  await page.getByLabel('Order number').fill(id);
  await page.getByLabel('Email', { exact: true }).fill(AMELIA.email);
  await page.getByRole('button', { name: /Track/ }).click();
  await expect(page.getByRole('main').getByText(/^Placed on/)).toBeVisible();
}

/** Expects that a person finds none of the data that Amelia left on a device. */
async function expectNothingOfAmelia(page: Page, url: string, ids: string[]): Promise<void> {
  for (const path of ['/account', '/account/orders', '/account/addresses', '/account/payment-methods', '/cart']) {
    await page.goto(`${url}${path}`);
    await untilLoaded(page);
    await expect(page.getByRole('main')).not.toContainText(new RegExp(`Hart|Rosewater|${ids.join('|')}`));
  }
  await page.goto(`${url}/account/orders/${ids[0]}`);
  await expect(page.getByRole('main')).not.toContainText('Rosewater');
}

async function expectRefused(page: Page, { url }: AccountStore, text: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
}

for (const kind of KINDS) {
  test.describe(`with ACCOUNTS=${kind}`, { tag: '@accounts' }, () => {
    test('orders are in it on each device, and nothing is left behind', async ({ page, browser, openAccounts }) => {
      const accounts = await openAccounts(kind);
      const { url, enter, enterAsOwner, signOut } = accounts;
      const ids: string[] = [];
      await onAnotherDevice(browser, async (other) => {
        await addToCart(other, `${url}/product/skn-004`);
        ids.push(await order(other, url));
        await enter(other);
        await expectOrders(other, url, ids);
        // in a new tab, where the cookie of the order opens it
        const tab = await other.context().newPage();
        await tab.goto(`${url}/account/orders/${ids[0]}`);
        await expect(tab.getByRole('main')).toContainText('12 Rosewater Lane');
        await expect(tab.getByRole('main')).not.toContainText('Placed as a guest');
      });

      await enter(page);
      await expectOrders(page, url, ids);
      await page.getByRole('link', { name: `View Order ${ids[0]}` }).click();
      await expect(page.getByRole('main')).toContainText('Placed as a guest with your email');
      await expect(page.getByRole('main')).not.toContainText(/Rosewater|ending in/);
      await addToCart(page, `${url}/product/skn-003`);
      await page.goto(`${url}/checkout`);
      await expect(page.getByRole('main').getByLabel('Email').first()).toHaveValue(AMELIA.email);
      ids.push(await order(page, url));
      await onAnotherDevice(browser, async (other) => {
        await track(other, url, ids[1] ?? '');
        await enter(other);
        await expectOrders(other, url, ids);
        await other.getByRole('link', { name: `View Order ${ids[1]}` }).click();
        await expect(other.getByRole('main')).toContainText('12 Rosewater Lane');
      });

      await addToCart(page, `${url}/product/skn-004`);
      await signOut(page);
      await expectNothingLeft(page);
      await page.goto(`${url}/account/orders/${ids[1]}`);
      await expect(page).toHaveURL(/\/login/);
      await page.goto(`${url}/admin`);
      await expect(page).toHaveURL(`${url}/login`);
      await enter(page, BO);
      await expectNothingOfAmelia(page, url, ids);
      await expectRefused(page, accounts, SENTENCE);
      expect((await page.request.get(`${url}/api/admin/orders`)).status()).toBe(403);
      await signOut(page);
      await enterAsOwner(page);
      await page.goto(`${url}/admin?tab=orders`);
      await expect(page.getByRole('tab')).toHaveCount(8);
      expect((await page.request.get(`${url}/api/admin/orders`)).status()).toBe(200);
    });
  });
}
