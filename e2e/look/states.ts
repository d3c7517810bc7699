import { mailSamples } from '@glow/server/testing';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import {
  addToCart,
  fillPayment,
  fillShipping,
  navigateInPage,
  placeOrder,
  setUpCart,
  setUpSession,
  untilHydrated,
} from '../fixtures';
import { NOT_FOUND, URLS } from '../urls';

/** A screen in one of its states. */
export interface State {
  /** What it is called; without one, its path. */
  name?: string;
  path: string;
  /** Whether the picture shows the window only, and not the whole page. */
  isWindow?: boolean;
  /** Prepares the device's storage or the network's answers before the page is opened. */
  before?(page: Page): Promise<unknown>;
  /** The way from the page to the state. */
  prepare?(page: Page): Promise<unknown>;
}

const LIPSTICK = '/product/mkp-005';
const CREAM = '/product/skn-002';
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2).trim();

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Presses what the page has made interactive. */
async function press(target: Locator): Promise<void> {
  await untilHydrated(target);
  await target.click();
}

const twoLines = (page: Page) => setUpCart(page, `${LIPSTICK}?variant=plum`, '/product/skn-003');
const oneLine = (page: Page) => setUpCart(page, CREAM);
const signedIn = (page: Page) => setUpSession(page);
const offline = (page: Page) => page.context().setOffline(true);

async function signedInWithCart(page: Page): Promise<void> {
  await twoLines(page);
  await setUpSession(page);
}

async function save(page: Page): Promise<void> {
  await page.goto('/collections/all');
  for (const name of ['Midnight Repair Cream', 'Velvet Matte Lipstick', 'Ink Line Liquid Eyeliner'])
    await press(button(page, `Save ${name} to wishlist`));
}

async function search(page: Page, text: string): Promise<void> {
  const icon = page.getByRole('banner').getByRole('link', { name: 'Search' });
  if (await icon.isVisible()) await press(icon);
  const box = page.getByRole('combobox', { name: 'Search products' });
  await untilHydrated(box);
  const found = page.getByRole('listbox', { name: 'Suggestions' }).or(page.getByText(/^Nothing found for/));
  // a busy server may refuse the first try, and the box is a plain one then
  await expect(async () => {
    await box.fill('');
    await box.fill(text);
    await expect(found.first()).toBeVisible({ timeout: 20_000 });
  }).toPass();
}

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (!(await menu.isVisible())) return;
  await press(menu);
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Skincare' })).toBeVisible();
}

async function openFilters(page: Page): Promise<void> {
  await press(button(page, 'Filters'));
  await expect(page.getByRole('checkbox', { name: 'In Stock Only' })).toBeVisible();
}

async function openZoom(page: Page): Promise<void> {
  await press(button(page, /^Zoom: .*picture 1 of/));
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function sendShipping(page: Page): Promise<void> {
  await press(button(page, 'Continue to Payment'));
  await expect(page.getByText(/^Please check \d/)).toBeVisible();
}

async function reachPayment(page: Page): Promise<void> {
  await untilHydrated(button(page, 'Continue to Payment'));
  await fillShipping(page);
  await expect(page.getByLabel('Card number')).toBeVisible();
}

async function reachReview(page: Page, card?: string): Promise<void> {
  await reachPayment(page);
  await fillPayment(page, card);
  await expect(button(page, /^Place Order/)).toBeVisible();
}

async function order(page: Page): Promise<void> {
  await reachReview(page);
  await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
}

async function pressTab(page: Page, name: string | RegExp): Promise<void> {
  const tab = page.getByRole('tab', { name });
  await press(tab);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

async function submit(page: Page, name: string | RegExp, outcome: string | RegExp): Promise<void> {
  await press(button(page, name));
  await expect(page.getByText(outcome).first()).toBeVisible();
}

async function subscribe(page: Page, success: boolean): Promise<void> {
  const form = page.getByRole('form', { name: 'Newsletter in the footer' });
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ json: { success, message: success ? 'Welcome.' : 'Not now.' } }),
  );
  await untilHydrated(form);
  await form.getByLabel('Email address').fill('noor@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const status = page.getByRole('status').filter({ hasText: success ? 'Welcome.' : '' });
  await expect(success ? status.first() : form.getByRole('list')).toBeVisible();
}

async function askedToConfirm(page: Page): Promise<void> {
  await page.route('**/api/newsletter/question', (route) =>
    route.fulfill({ json: { success: true, isReader: true, waitedFor: 'Invisible Shield Mineral Sunscreen SPF 50' } }),
  );
}

/** Screens without a cart or an account, as they open. */
const SCREENS: State[] = [
  ...URLS.map(([path]) => ({ path })),
  { name: 'confirmation that no longer works', path: '/newsletter/confirm' },
  { name: 'confirmation', path: '/newsletter/confirm?token=x', before: askedToConfirm },
  { path: '/unsubscribe' },
];

const COLLECTIONS: State[] = [
  { path: '/collections/skincare?view=list&stock=all' },
  { path: '/collections/all?q=serum' },
  { path: '/collections/all?q=zinc+oxide' },
  { name: 'filters', path: '/collections/skincare', prepare: openFilters },
  {
    name: 'filters applied',
    path: '/collections/bestsellers?brand=Velour&sub=lipstick&min=99&max=40',
    prepare: openFilters,
  },
  {
    name: 'choose a shade',
    path: '/collections/makeup',
    prepare: async (page) => {
      await press(button(page, 'Add to Cart Velvet Matte Lipstick'));
      await expect(page.getByRole('dialog', { name: 'Choose a shade' })).toBeVisible();
    },
  },
];

const PRODUCTS: State[] = [
  { path: LIPSTICK },
  { path: `${LIPSTICK}?variant=plum` },
  { path: CREAM },
  { path: '/product/skn-006' },
  { path: '/product/mkp-001?variant=chestnut' },
  { name: 'product ingredients', path: '/product/skn-001', prepare: (page) => pressTab(page, 'Ingredients') },
  { name: 'product reviews', path: '/product/skn-001', prepare: (page) => pressTab(page, /^Reviews/) },
  { name: 'product without reviews', path: CREAM, prepare: (page) => pressTab(page, /^Reviews/) },
  { name: 'zoom', path: CREAM, prepare: openZoom },
  {
    name: 'product scrolled',
    path: CREAM,
    isWindow: true,
    prepare: async (page) => {
      await untilHydrated(button(page, 'Add to Cart'));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'told when it is back',
    path: '/product/skn-006',
    prepare: async (page) => {
      const field = page.getByRole('form', { name: 'Tell me when it is back' }).getByLabel('Email address');
      await untilHydrated(field);
      await field.fill('noor@example.com');
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: 'We will tell you' })).toBeVisible();
    },
  },
  { name: 'drawer', path: '/robots.txt', prepare: (page) => addToCart(page, CREAM) },
];

const CARTS: State[] = [
  { name: 'cart with lines', path: '/cart', before: twoLines },
  {
    name: 'cart line removed',
    path: '/cart',
    before: twoLines,
    prepare: async (page) => {
      await press(button(page, /^Remove/));
      await button(page, 'Undo').focus();
    },
  },
  { name: 'wishlist with products', path: '/wishlist', before: save },
  { path: '/wishlist?item=skn-003&item=mkp-002' },
];

const CHECKOUT: State[] = [
  { name: 'checkout shipping', path: '/checkout', before: oneLine },
  { name: 'checkout shipping errors', path: '/checkout', before: oneLine, prepare: sendShipping },
  { name: 'checkout signed in', path: '/checkout', before: signedInWithCart },
  { name: 'checkout payment', path: '/checkout', before: oneLine, prepare: reachPayment },
  {
    name: 'checkout payment errors',
    path: '/checkout',
    before: oneLine,
    prepare: async (page) => {
      await reachPayment(page);
      await page.getByLabel('Billing address same as shipping').uncheck();
      await submit(page, 'Continue to Review', /^Please check \d/);
    },
  },
  { name: 'checkout review', path: '/checkout', before: oneLine, prepare: (page) => reachReview(page) },
  {
    name: 'checkout refused',
    path: '/checkout',
    before: oneLine,
    prepare: async (page) => {
      await reachReview(page, '4000000000000002');
      await button(page, /^Place Order/).click();
      await expect(page.getByText('Payment failed').first()).toBeVisible();
    },
  },
  { name: 'order placed', path: '/checkout', before: oneLine, prepare: order },
  {
    name: 'order of a long name',
    path: '/checkout',
    // the product has much stock, because other tests count the pieces that are left
    before: async (page) => {
      await oneLine(page);
      await setUpSession(page, { firstName: LONG_NAME, lastName: LONG_NAME });
    },
    prepare: order,
  },
];

const ACCOUNT: State[] = [
  { name: 'login errors', path: '/login', prepare: (page) => submit(page, 'Sign In', /^Please check \d/) },
  {
    name: 'login refused',
    path: '/login',
    prepare: async (page) => {
      await untilHydrated(button(page, 'Sign In'));
      await page.getByLabel('Email').fill('demo@example.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await submit(page, 'Sign In', 'Invalid email or password. Please try again.');
    },
  },
  { name: 'signup errors', path: '/signup', prepare: (page) => submit(page, 'Create Account', /^Please check \d/) },
  {
    name: 'reset link sent',
    path: '/forgot-password',
    prepare: async (page) => {
      await untilHydrated(button(page, 'Send Reset Link'));
      await page.getByLabel('Email').fill('noor@example.com');
      await submit(page, 'Send Reset Link', 'Check Your Email');
    },
  },
  { name: 'account', path: '/account', before: signedIn },
  { name: 'account edited', path: '/account', before: signedIn, prepare: (page) => press(button(page, 'Edit')) },
  {
    name: 'account saved',
    path: '/account',
    before: signedIn,
    prepare: async (page) => {
      await press(button(page, 'Edit'));
      await submit(page, 'Save Changes', 'Profile updated');
    },
  },
  {
    name: 'account of a long name',
    path: '/account',
    before: (page) => setUpSession(page, { firstName: LONG_NAME, lastName: LONG_NAME }),
  },
  { name: 'account orders', path: '/account/orders', before: signedIn },
  { name: 'account order', path: '/account/orders/GLW-001', before: signedIn },
  { name: 'account order missing', path: '/account/orders/GLW-404', before: signedIn },
  { name: 'account addresses', path: '/account/addresses', before: signedIn },
  {
    name: 'account address errors',
    path: '/account/addresses',
    before: signedIn,
    prepare: async (page) => {
      await press(button(page, 'Add address'));
      await button(page, 'Save address').click();
      await expect(page.getByText(/is required/).first()).toBeVisible();
    },
  },
  { name: 'account cards', path: '/account/payment-methods', before: signedIn },
  {
    name: 'account card added',
    path: '/account/payment-methods',
    before: signedIn,
    prepare: async (page) => {
      await press(button(page, 'Add card'));
      await expect(page.getByRole('dialog', { name: 'Add card' })).toBeVisible();
    },
  },
];

const JOURNAL: State[] = [
  { path: '/blog/a-simple-routine-morning-and-night' },
  { path: '/blog/how-to-read-an-ingredient-list' },
  { path: '/blog?q=zzz' },
  { path: '/blog?q=vitamin' },
  { path: '/blog?all=1' },
  { path: '/blog/category/beauty-trends' },
];

const ADMIN: State[] = [
  ...['dashboard', 'products', 'orders', 'customers'].map((tab) => ({
    name: `admin ${tab}`,
    path: `/admin?tab=${tab}`,
    before: signedIn,
    prepare: (page: Page) => expect(page.getByRole('table').first()).toBeVisible(),
  })),
  {
    name: 'admin sales as a table',
    path: '/admin',
    before: signedIn,
    prepare: async (page) => {
      await press(page.getByText('Show as a table'));
      await expect(page.getByRole('table', { name: 'Sales' })).toBeVisible();
    },
  },
  {
    name: 'admin product hidden',
    path: '/admin?tab=products',
    before: signedIn,
    prepare: (page) => submit(page, /^Hide/, /hidden, not saved/),
  },
];

/** Mails, at addresses of the store, so that their pictures are shown. */
const MAILS: State[] = mailSamples('').map(({ name, html }) => {
  const path = `/mails/${name.replaceAll(' ', '-')}`;
  return { name: `mail ${name}`, path, before: (page) => page.route(`**${path}`, (route) => showMail(route, html)) };
});

const showMail = (route: Route, html: string) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });

/** Header, footer, what opens from them, and messages. */
const CHROME: State[] = [
  { name: 'chrome signed in', path: '/careers', before: signedInWithCart },
  { name: 'chrome menu', path: '/careers', prepare: openMenu },
  { name: 'chrome menu signed in', path: '/careers', before: signedIn, prepare: openMenu },
  {
    name: 'chrome account menu',
    path: '/careers',
    before: signedIn,
    prepare: (page) => press(page.getByRole('banner').getByRole('button', { name: 'Account' })),
  },
  { name: 'chrome search', path: '/careers', prepare: (page) => search(page, 'glow') },
  { name: 'chrome search without results', path: '/careers', prepare: (page) => search(page, 'zzz') },
  {
    name: 'chrome newsletter error',
    path: '/careers',
    prepare: async (page) => {
      const form = page.getByRole('form', { name: 'Newsletter in the footer' });
      await press(form.getByRole('button', { name: 'Subscribe' }));
      await expect(page.getByRole('alert').filter({ hasText: 'Email required' }).first()).toBeVisible();
    },
  },
  { name: 'chrome newsletter failure', path: '/careers', prepare: (page) => subscribe(page, false) },
  { name: 'chrome newsletter success', path: '/careers', prepare: (page) => subscribe(page, true) },
  {
    name: 'chrome offline',
    path: '/careers',
    prepare: async (page) => {
      await untilHydrated(main(page).getByRole('heading', { level: 1 }));
      await offline(page);
      await expect(page.getByText(/offline/i).first()).toBeVisible();
    },
  },
  { name: 'track order not found', path: '/track-order', prepare: trackNothing },
  {
    name: 'track order filled in',
    path: '/track-order#glw-0000000000aa',
    prepare: (page) => expect(main(page).getByLabel('Order number')).toHaveValue('GLW-0000000000AA'),
  },
  { name: 'track order shipped', path: '/track-order', prepare: trackShipped },
  { name: 'track order errors', path: '/track-order', prepare: (page) => press(button(page, 'Track Order')) },
  {
    name: 'remote failed',
    path: '/careers',
    before: (page) => page.route('**/assets/blog/**', (route) => route.abort()),
    prepare: async (page) => {
      await untilHydrated(main(page).getByRole('heading', { level: 1 }));
      await navigateInPage(page, '/blog');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
];

async function trackNothing(page: Page): Promise<void> {
  await untilHydrated(button(page, 'Track Order'));
  await main(page).getByLabel('Order number').fill('GLW-0000000000AA');
  await main(page).getByLabel('Email', { exact: true }).fill('noor@example.com');
  await submit(page, 'Track Order', 'There is no order of this number and email.');
}

async function trackShipped(page: Page): Promise<void> {
  const tracking = `https://${'parcels.'.repeat(8)}example/GLW-0000000000AA`;
  const statusDates = { shipped: '2026-03-04T10:00:00.000Z', delivered: '2026-03-06T10:00:00.000Z' };
  const items = [
    { id: 'skn-002', name: 'Midnight Repair Cream', quantity: 1, price: 120, image: 'products/skn-002-1' },
  ];
  const order = {
    id: 'GLW-0000000000AA',
    createdAt: '2026-03-02T10:00:00.000Z',
    status: 'delivered',
    items,
    total: 129,
  };
  await page.route('**/api/orders/track', (route) =>
    route.fulfill({ json: { success: true, order: { ...order, destination: 'Portland, OR', tracking, statusDates } } }),
  );
  await untilHydrated(button(page, 'Track Order'));
  await main(page).getByLabel('Order number').fill('GLW-0000000000AA');
  await main(page).getByLabel('Email', { exact: true }).fill('noor@example.com');
  await submit(page, 'Track Order', 'opens another site');
}

const MISSING: State[] = [...NOT_FOUND.map(([path]) => ({ path })), { path: '/no/such/page' }];

/** Every screen and state that is looked at, by its part of the store. */
export const GROUPS: Record<string, State[]> = {
  screens: [...SCREENS, ...COLLECTIONS, ...JOURNAL, ...MISSING],
  products: PRODUCTS,
  'cart and checkout': [...CARTS, ...CHECKOUT],
  'account and admin': [...ACCOUNT, ...ADMIN],
  chrome: CHROME,
  mails: MAILS,
};

export const STATES = Object.values(GROUPS).flat();

export function nameOf({ name, path }: State): string {
  return name ?? path;
}

export async function openState(page: Page, { path, before, prepare }: State): Promise<void> {
  await before?.(page);
  await page.goto(path);
  if (!/^\/(robots\.txt|mails\/.*)$/.test(path)) await untilHydrated(page.getByRole('heading', { level: 1 }).first());
  await prepare?.(page);
}

/** Widths at which states are looked at, in CSS pixels: a phone, a tablet and a desktop. */
export const WIDTHS = [390, 768, 1280];
