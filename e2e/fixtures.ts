import { expect, test as base } from '@playwright/test';
import type { BrowserContext, ConsoleMessage, Locator, Page } from '@playwright/test';
import { watchGlobals } from '../tools/build/dev/watchGlobals.js';
import { bundledServer } from './bundleServer';
import { COMMON_STORE } from './openCommonStore';
import { gotoRendered } from './rendered';
import { recordRequests, untilRequestsSettle } from './requests';
import { OPENING_TIMEOUT_MS, SERVER_BUNDLE, Store } from './store';

interface StoreFixtures {
  /** Expected console messages; any other warning or error fails the test. */
  expectedMessages: RegExp | undefined;
  /** Whether a page that the server has not rendered in time is opened again. */
  opensRendered: boolean;
  /** The shared store: built packages, real server, embedded database. */
  store: { url: string };
  /** Opens a store for one test, from this repository or a copy, with more settings; the test's end removes it. */
  openStore(root?: string, settings?: NodeJS.ProcessEnv): Promise<Store>;
}

/** Chromium's warning about late-used preloads: depends on the machine's speed, so it is not a failure. */
const LATE_PRELOAD_WARNING = /was preloaded using link preload but not used within a few seconds/;

/** Whether a message is about an image that was still loading when the test closed its store. */
function isLateImage(message: ConsoleMessage): boolean {
  return (
    message.text().includes('net::ERR_') &&
    new URL(message.location().url, 'http://localhost').pathname.startsWith('/images/')
  );
}

/** A request had no answer for ten seconds, because the store had no processor; the test expects its effect. */
const LATE_ANSWER = /^TimeoutError: signal timed out/;

/** The server had no processor for a page or its data: the page is opened, or the data asked for, again. */
const BUSY_ANSWER = /status of 503|^NetworkError: The data of a page of \w+ answered 503/;

/** Whether a message is about a page or its data that the server was too busy for. */
function isBusyAnswer(message: ConsoleMessage): boolean {
  const { pathname } = new URL(message.location().url, 'http://localhost');
  return BUSY_ANSWER.test(message.text()) && !/^\/(api|images)\//.test(pathname);
}

/** Whether a message tells of the machine, and nothing of the page. */
export function isOfTheMachine(message: ConsoleMessage): boolean {
  const isLate = [LATE_PRELOAD_WARNING, LATE_ANSWER].some((text) => text.test(message.text()));
  return isLate || isLateImage(message) || isBusyAnswer(message);
}

/** A store that is not open yet, of this repository or a copy, with extra environment variables. */
export async function makeStore(root?: string, settings?: NodeJS.ProcessEnv): Promise<Store> {
  const bundle = root ? await bundledServer(root) : process.env[SERVER_BUNDLE];
  return new Store(root, settings, bundle ? [bundle] : undefined);
}

/** Playwright's test with a running store; unexpected console warnings and errors fail the test. */
export const test = base.extend<StoreFixtures>({
  expectedMessages: [undefined, { option: true }],
  opensRendered: [true, { option: true }],

  store: async ({}, use) => use({ url: process.env[COMMON_STORE] ?? '' }),

  baseURL: async ({ store }, use) => use(store.url),

  openStore: async ({}, use, info) => {
    const opened: Store[] = [];
    await use(async (root, settings) => {
      // must not count towards the test's timeout
      info.setTimeout(info.timeout + OPENING_TIMEOUT_MS);
      const store = await makeStore(root, settings);
      opened.push(store);
      await store.open();
      return store;
    });
    await Promise.all(opened.map((store) => store.remove()));
  },

  page: async ({ page, expectedMessages, opensRendered, openStore }, use) => {
    // depends on this fixture so that the store is removed after the page is closed
    void openStore;
    const goto = page.goto.bind(page);
    if (opensRendered) page.goto = (...target) => gotoRendered(goto, ...target);
    recordRequests(page);
    await page.addInitScript(watchGlobals);
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type()) && !isOfTheMachine(message)) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error.stack)));
    await use(page);
    // a copy, because closing the page aborts requests, which logs errors
    const messagesOfTest = [...messages];
    await page.close();
    expect(messagesOfTest.filter((text) => !expectedMessages?.test(text))).toEqual([]);
  },
});

/** Adds a product to the cart on its page; `choose` selects a variant first. */
export async function addToCart(page: Page, productUrl: string, choose?: () => Promise<unknown>): Promise<void> {
  await page.goto(productUrl);
  await choose?.();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const drawer = page.getByRole('dialog', { name: /^Your cart/ });
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
}

/** Writes localStorage entries, from an empty page of the store's origin. */
async function writeLocalStorage(page: Page, entries: Record<string, string>): Promise<void> {
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto('/empty');
  await page.evaluate(
    (stored) => Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value)),
    entries,
  );
  await page.unroute('**/empty');
}

/** Stored carts of this worker, by their products' URLs. */
const storedCarts = new Map<string, string>();

/** Fills the page's cart. Products are added through the UI the first time; later the stored cart is restored. */
export async function setUpCart(page: Page, ...productUrls: string[]): Promise<void> {
  const key = productUrls.join(' ');
  const stored = storedCarts.get(key);
  if (stored) return writeLocalStorage(page, { glow_cart: stored });
  for (const url of productUrls) await addToCart(page, url);
  storedCarts.set(key, await page.evaluate(() => localStorage.getItem('glow_cart') ?? ''));
}

/** Signs the page in to the demo account, or one with other details, without the login page. */
export async function setUpSession(page: Page, details: Record<string, unknown> = {}): Promise<void> {
  const user = {
    id: 'user-demo',
    email: 'demo@example.com',
    firstName: 'Amelia',
    lastName: 'Hart',
    phone: '(555) 010-2368',
    createdAt: '',
    emailVerified: true,
    ...details,
  };
  await writeLocalStorage(page, {
    glow_user: JSON.stringify(user),
    glow_token: JSON.stringify(`local.${Date.now() + 3_600_000}`),
  });
}

/** Fills the shipping step and continues. */
export async function fillShipping(page: Page, firstName = 'Amelia'): Promise<void> {
  await page.getByLabel('First name', { exact: true }).fill(firstName);
  await page.getByLabel('Last name', { exact: true }).fill('Hart');
  // a page that is kept for Back may have one too
  const emails = page.getByLabel('Email', { exact: false }).filter({ visible: true });
  await emails.first().fill('amelia@example.com');
  await page.getByLabel('Phone').fill('555 010 2368');
  await page.getByLabel('Address', { exact: true }).first().fill('12 Rosewater Lane');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State', { exact: true }).selectOption('OR');
  await page.getByLabel(/ZIP/).fill('97201');
  await page.getByRole('button', { name: /Continue to Payment/ }).click();
}

/** Fills the payment step and continues. */
export async function fillPayment(page: Page, cardNumber = '4242424242424242'): Promise<void> {
  await page.getByLabel('Name on card').fill('Amelia Hart');
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel(/Expiry/).fill('12/28');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: /Review/ }).click();
}

/** Places the order of the review step, and returns its number. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/account\/orders\/GLW-[0-9A-HJKMNP-TV-Z]{12}$/);
  return page.url().split('/').at(-1) ?? '';
}

/** Navigates client-side, without a reload. */
export async function navigateInPage(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

/** Signs in on the login page with the demo credentials. */
export async function signIn(page: Page): Promise<void> {
  const fill = page.getByRole('button', { name: 'Fill demo account' });
  await untilHydrated(fill);
  await fill.click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('demo@example.com');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Holds requests to a URL back until the returned function is called. */
export async function holdRequests(target: Page | BrowserContext, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await target.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Opens a URL and keeps it from hydrating by holding the shell's scripts back; the returned function releases them. */
export async function openUnhydrated(page: Page, url: string): Promise<() => void> {
  const hydrate = await holdRequests(page, '**/assets/shell/*.js');
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return hydrate;
}

/** Whether React has hydrated an element. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
}

/** Waits until React has hydrated an element, so that a click on it does not load a new page. */
export async function untilHydrated(element: Locator): Promise<void> {
  await expect.poll(() => isHydrated(element)).toBe(true);
}

/** Waits until React has hydrated the page's heading, which is hydrated last, and all requests are answered. */
export async function untilLoaded(page: Page): Promise<void> {
  await untilHydrated(page.getByRole('heading', { level: 1 }).first());
  await untilRequestsSettle(page);
}

export { expect };
