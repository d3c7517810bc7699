import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import {
  addToCart,
  expect,
  fillPayment,
  fillShipping,
  navigateInPage,
  setUpCart,
  setUpSession,
  test,
  untilLoaded,
} from '../fixtures';
import { fetchRendered } from '../rendered';
import { repository, type Store } from '../store';

const run = promisify(execFile);

/** A command of an operator while the store is open. */
async function command(store: Store, ...args: string[]): Promise<void> {
  await run(process.execPath, ['tools/glow.js', ...args], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: store.databaseFolder, DATABASE_URL: '' },
  });
}

/** An owner's change, as `npm run glow -- catalog set` makes it. */
function set(store: Store, ...changes: string[]): Promise<void> {
  return command(store, 'catalog', 'set', ...changes);
}

/** Navigates inside the store by a link of the page. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).first().click();
}

test('a price, a stock and a policy that change while the store is open are right on every page, without a reload, and the cart says what is left', async ({
  page,
  openStore,
}) => {
  const store = await openStore();
  await test.step('a price and a stock', () => expectChangedPrice(page, store));
  await test.step('the last piece', () => expectLastPiece(page, store));
  await test.step('tax and shipping', () => expectChangedPolicy(page, store));
});

async function expectChangedPrice(page: Page, store: Store): Promise<void> {
  await page.goto(`${store.url}/collections/skincare`);
  await untilLoaded(page);
  await set(store, 'skn-002', 'price=131.50', 'stock=4');
  await follow(page, 'Midnight Repair Cream');
  const main = page.getByRole('main');
  await expect(main.getByText('$131.50').first()).toBeVisible();
  await expect(main.getByText('Only 4 left in stock')).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  await expect.poll(async () => (await data.allTextContents()).join()).toContain('"price":131.5');
  await page.goBack();
  await expect(main.getByText('$131.50').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Search products' }).fill('midnight');
  await expect(page.getByRole('option', { name: /Midnight Repair Cream/ })).toContainText('$131.50');
  const response = await page.goto(`${store.url}/`);
  expect(await response?.text()).toContain('131.50');

  await set(store, 'skn-002', 'discontinued=yes');
  const gone = await fetchRendered(`${store.url}/product/skn-002`);
  expect([gone.status, gone.html.includes('has left our shelves')]).toEqual([410, true]);
}

/** The cart says what is left before anything is typed, and the order takes it. */
async function expectLastPiece(page: Page, store: Store): Promise<void> {
  await addToCart(page, `${store.url}/product/skn-003`);
  await page.goto(`${store.url}/cart`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Increase quantity of Cloud Foam Gentle Cleanser' }).click();
  await set(store, 'skn-003', 'stock=1');
  await page.reload();
  const changes = main.getByRole('region', { name: 'Changes of Cloud Foam Gentle Cleanser' });
  await expect(changes).toContainText('Only 1 left: order 1 instead?');
  await changes.getByRole('button', { name: /^Order 1/ }).click();
  await expect(changes).toBeHidden();
  await expect(main.getByRole('heading', { level: 1, name: 'Your cart (1)' })).toBeVisible();
}

/** An order under former sums is asked about once, and then placed under the present ones (CHK-130). */
async function expectChangedPolicy(page: Page, store: Store): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`${store.url}/checkout`);
  await fillShipping(page);
  await fillPayment(page);
  await expect(main.getByRole('button', { name: 'Place Order • $45.71' })).toBeVisible();
  await command(store, 'shop', 'policy', 'tax=9', 'shipping=9.99', 'freeFrom=1250');
  await main.getByRole('button', { name: 'Place Order • $45.71' }).click();
  const changes = main.getByRole('region', { name: 'Changes of the amounts' });
  await expect(changes).toContainText('Tax is now $3.06 instead of $2.72.');
  await main.getByRole('button', { name: 'Accept the new amounts' }).click();
  await main.getByRole('button', { name: 'Place Order • $47.05' }).click();
  await page.waitForURL(/\/account\/orders\/GLW-/);
  await expect(main.getByText('$47.05').first()).toBeVisible();
  // an answer that could not be checked in time is that of before, and the next navigation asks again
  const promise = page.getByText('Free shipping on orders over $1,250 · 30-day returns');
  await expect(async () => {
    await follow(page, 'Shipping & Returns');
    await expect(promise).toBeAttached({ timeout: 3_000 });
  }).toPass();
}

/** How data does not come: per remote, as the faults of its code (`faults.spec.ts`). */
const DATA_FAULTS: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['is refused', (route) => route.fulfill({ status: 500, body: 'broken' })],
  ['is HTML', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' })],
  ['is of another shape', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '7' })],
  // longer than the page waits for it
  ['does not come', () => wait(15_000)],
];
/** Screens that cannot be shown without data. */
const SCREENS = [
  { remote: 'storefront', url: '/collections/skincare', heading: 'Skincare', tag: '@full' },
  { remote: 'admin', url: '/admin?tab=products', heading: 'Store admin', tag: '@matrix' },
];
/** Screens that are more exact with data, with what they show without. */
const PARTS = [
  { remote: 'checkout', url: '/cart', shown: 'Midnight Repair Cream', tag: '@full' },
  { remote: 'account', url: '/account/orders/GLW-001', shown: 'Items', tag: '@matrix' },
  { remote: 'storefront', url: '/wishlist', shown: 'Wishlists that follow you', tag: '@matrix' },
];

test.describe('data that does not come', () => {
  test.use({ expectedMessages: /./ });

  for (const [fault, answer] of DATA_FAULTS) {
    for (const { remote, url, heading, tag } of SCREENS) {
      test(
        `${remote}: page data that ${fault} costs its screen only, and Retry recovers`,
        { tag },
        async ({ page }) => {
          await page.route('**/page-data/**', answer);
          await setUpSession(page);
          await page.goto('/blog');
          await untilLoaded(page);
          await navigateInPage(page, url);
          const panel = page.getByRole('heading', { name: 'This part of the store is resting' });
          await expect(panel).toBeVisible();
          await expect(page.getByRole('link', { name: /home$/i }).first()).toBeVisible();
          await page.unroute('**/page-data/**');
          await page.getByRole('button', { name: 'Retry' }).click();
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        },
      );
    }

    for (const { remote, url, shown, tag } of PARTS) {
      test(`${remote}: without data that ${fault}, ${url} shows what it has`, { tag }, async ({ page }) => {
        await setUpSession(page);
        await setUpCart(page, '/product/skn-002');
        await page.route('**/page-data/**', answer);
        await page.goto(url);
        await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      });
    }
  }
});
