import { expect, test as base, type BrowserContext, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import { COMMON_STORE } from './openCommonStore';
import { OPENING_TIMEOUT_MS, Store } from './store';

interface StoreFixtures {
  /** Console messages a test expects; any other warning or error fails it. */
  expectedMessages: RegExp | undefined;
  /** The store that all tests visit: built, composed, with the real server and an embedded database. */
  store: { url: string };
  /** Opens a store for this test alone, of this repository or of a copy of it, with more of an environment; it is removed when the test ends. */
  openStore(root?: string, settings?: NodeJS.ProcessEnv): Promise<Store>;
}

/** What the browser remarks of a preloaded script on a machine that is too slow to run it soon: a timing, no fault. */
export const SLOWNESS = /was preloaded using link preload but not used within a few seconds/;

/** Whether a picture was still on its way when the test ended its store: screens do not wait for their pictures. */
function isLatePicture(message: ConsoleMessage): boolean {
  return message.text().includes('net::ERR_') && new URL(message.location().url, 'http://localhost').pathname.startsWith('/images/');
}

/** Playwright's test with a store to visit; a page that warns or fails in the console fails its test. */
export const test = base.extend<StoreFixtures>({
  expectedMessages: [undefined, { option: true }],

  store: async ({}, use) => use({ url: process.env[COMMON_STORE] ?? '' }),

  baseURL: async ({ store }, use) => use(store.url),

  openStore: async ({}, use, info) => {
    const opened: Store[] = [];
    await use(async (root, settings) => {
      // it takes none of the test's own time
      info.setTimeout(info.timeout + OPENING_TIMEOUT_MS);
      const store = new Store(root, settings);
      opened.push(store);
      await store.open();
      return store;
    });
    await Promise.all(opened.map((store) => store.remove()));
  },

  page: async ({ page, expectedMessages, openStore }, use) => {
    // it depends on this one so that a test's own store is removed after its page is closed
    void openStore;
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type()) && !isLatePicture(message)) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    await use(page);
    // what a page still asks of its store when the test is over is no fault of the page
    const said = [...messages];
    await page.close();
    expect(said.filter((text) => !SLOWNESS.test(text) && !expectedMessages?.test(text))).toEqual([]);
  },
});

/** The shopper puts a product of the catalogue into the cart from its page; `choose` picks a variant first. */
export async function addToCart(page: Page, productUrl: string, choose?: () => Promise<unknown>): Promise<void> {
  await page.goto(productUrl);
  await choose?.();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Your cart/ }).getByRole('listitem').first()).toBeVisible();
}

/** Puts entries into the page's local storage, from an empty page of the store's origin. */
async function storeLocally(page: Page, entries: Record<string, string>): Promise<void> {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }));
  await page.goto('/empty');
  await page.evaluate((stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value)), entries);
  await page.unroute('**/empty');
}

/** What the browser stored of each cart that was filled in this worker, by its products' URLs. */
const storedCarts = new Map<string, string>();

/** The shopper comes with a cart. Its products are added on their pages the first time; from then on what the browser had stored is put back. */
export async function comeWithCart(page: Page, ...productUrls: string[]): Promise<void> {
  const key = productUrls.join(' ');
  const stored = storedCarts.get(key);
  if (stored) return storeLocally(page, { glow_cart: stored });
  for (const url of productUrls) await addToCart(page, url);
  storedCarts.set(key, await page.evaluate(() => localStorage.getItem('glow_cart') ?? ''));
}

/** The shopper comes signed in to the demo account, or to one with other details, without a visit to the login page. */
export async function comeSignedIn(page: Page, details: Record<string, unknown> = {}): Promise<void> {
  const user = { id: 'user-demo', email: 'demo@example.com', firstName: 'Amelia', lastName: 'Hart', phone: '(555) 010-2368', createdAt: '', emailVerified: true, ...details };
  await storeLocally(page, { glow_user: JSON.stringify(user), glow_token: JSON.stringify(`local.${Date.now() + 3_600_000}`) });
}

/** The shopper fills the shipping step and goes on. */
export async function fillShipping(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Amelia');
  await page.getByLabel('Last name').fill('Hart');
  await page.getByLabel('Email', { exact: false }).first().fill('amelia@example.com');
  await page.getByLabel('Phone').fill('555 010 2368');
  await page.getByLabel(/^Address/).first().fill('12 Rosewater Lane');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State').selectOption('OR');
  await page.getByLabel(/ZIP/).fill('97201');
  await page.getByRole('button', { name: /Continue to Payment/ }).click();
}

/** The shopper fills the payment step and goes on. */
export async function fillPayment(page: Page, cardNumber = '4242424242424242'): Promise<void> {
  await page.getByLabel('Name on card').fill('Amelia Hart');
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel(/Expiry/).fill('12/28');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: /Review/ }).click();
}

/** The shopper signs in on the login page, with what the demo hint says. */
export async function signIn(page: Page): Promise<void> {
  const fill = page.getByRole('button', { name: 'Fill demo account' });
  await untilTaken(fill);
  await fill.click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('demo@example.com');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Holds back what is asked of a URL until it is let go by the function this gives. */
export async function hold(where: Page | BrowserContext, url: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await where.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return letGo;
}

/** Opens a URL with the shell's scripts held back; the function this gives lets the page come alive. */
export async function openUnhydrated(page: Page, url: string): Promise<() => void> {
  const comeAlive = await hold(page, '**/assets/shell/*.js');
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return comeAlive;
}

/** Whether React has taken over an element. */
export function isTaken(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
}

/** Waits until React has taken over an element: a press on it is answered without a new page. */
export async function untilTaken(element: Locator): Promise<void> {
  await expect.poll(() => isTaken(element)).toBe(true);
}

/** Waits until React has taken over the heading of the page, which is the last part to come alive. */
export async function untilAlive(page: Page): Promise<void> {
  await untilTaken(page.locator('h1').first());
  await page.waitForLoadState('networkidle');
}

export { expect };
