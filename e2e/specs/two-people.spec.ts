import type { Page } from '@playwright/test';
import { sendSignUp } from '../accounts';
import { addToCart, expect, fillPayment, placeOrder, signIn, test, untilHydrated, untilLoaded } from '../fixtures';
import { recordRequests } from '../requests';

/** What the first person types; no sample of the store has a word of it. */
const FIRST = {
  'First name': 'Ottoline',
  'Last name': 'Quillfeather',
  Address: '7 Ravenglass Row',
  City: 'Ashtabula',
  'ZIP code': '44004',
};
const EMAIL = 'ottoline@quill.example';
const CARD = '4539 5787 6362 9617';

/** Name, email, street, city and search of the first person, and the end of the card. */
const TRACES = /ottoline|quillfeather|ravenglass|ashtabula|verdigris|(?<!\d)9617(?!\d)/i;

/** Screens that could show a person's data: the first anybody may open, the second send a visitor to the login. */
const OPEN_SCREENS = [
  '/cart',
  '/checkout',
  '/checkout?step=payment',
  '/checkout?step=review',
  '/wishlist',
  '/product/skn-001',
  '/track-order',
  '/login',
];
const ACCOUNT_SCREENS = [
  '/account',
  '/account/orders',
  '/account/addresses',
  '/account/payment-methods',
  '/admin?tab=orders',
];
const ALL_SCREENS = [...ACCOUNT_SCREENS, ...OPEN_SCREENS];

test.use({ expectedMessages: /404/ });

async function typeAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(FIRST))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('State', { exact: true }).selectOption('OH');
}

async function typeContact(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(EMAIL);
  await page.getByRole('main').getByLabel('Phone').fill('555 010 9617');
}

/** Searches, looks at a product, places an order that saves address and card, and returns its id. */
async function shop(page: Page): Promise<string> {
  await page.goto('/collections/makeup');
  const search = page.getByRole('banner').getByRole('combobox');
  await untilHydrated(search);
  await search.fill('verdigris balm');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=verdigris/);
  await addToCart(page, '/product/skn-002');
  await page.goto('/checkout');
  await typeContact(page);
  await typeAddress(page);
  await page.getByLabel('Save this address to my account').check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByLabel('Save this payment method').check();
  await fillPayment(page, CARD);
  return placeOrder(page);
}

/** Opens checkout with a full cart and types without sending. */
async function leaveDraft(page: Page): Promise<void> {
  await addToCart(page, '/product/skn-003');
  await page.goto('/checkout');
  await typeContact(page);
  await typeAddress(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('glow_checkout'))).toContain(FIRST.Address);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed out')).toBeVisible();
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await sendSignUp(page, { firstName: 'Bo', lastName: 'Lindqvist', email: 'bo@example.com' });
  await expect(page.getByRole('heading', { level: 1, name: 'Bo Lindqvist' })).toBeVisible();
}

/** The page with its forms' values, and all that the browser keeps, without the demo account's order numbers. */
async function everythingIn(page: Page): Promise<string> {
  const inPage = await page.evaluate(() => {
    const stored = Object.entries(localStorage).map(([key, text]) => {
      return [key, key === 'glow_orders' ? text.replace(/GLW-\w{12}/g, '') : text];
    });
    return JSON.stringify([
      document.title,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, select, textarea')].map((field) => (field as HTMLInputElement).value),
      stored,
      { ...sessionStorage },
      history.state,
    ]);
  });
  return inPage + JSON.stringify(await page.context().cookies());
}

/** What a part of the store tells of the first person, with its surroundings; empty if nothing. */
function tracesIn(text: string, orderId?: string): string[] {
  const ids = orderId ? `|${orderId}` : '';
  return text.match(new RegExp(`.{0,60}(?:${TRACES.source}${ids}).{0,20}`, 'gi')) ?? [];
}

/** Opens the screens and asks the API; expects nothing of the first person anywhere. */
async function expectNothingOfFirst(page: Page, orderId: string, screens = ALL_SCREENS): Promise<void> {
  for (const url of screens) {
    await page.goto(url);
    await untilLoaded(page);
    expect(tracesIn(await everythingIn(page), orderId), url).toEqual([]);
  }
  await page.goto(`/account/orders/${orderId}`);
  await expect(page).not.toHaveTitle(/Thank you/);
  await untilLoaded(page);
  expect(tracesIn(await everythingIn(page)), 'the page of the order').toEqual([]);

  const answers = await Promise.all([
    page.request.get(`/api/orders/${orderId}`),
    page.request.post('/api/orders/track', { data: { orderId, email: 'bo@example.com' } }),
  ]);
  for (const answer of answers) {
    expect(answer.ok(), answer.url()).toBe(false);
    expect(tracesIn(await answer.text(), orderId)).toEqual([]);
  }
}

/** The first person shops and leaves a draft, then signs out while the order is open in a second tab. */
async function shopAndSignOut(page: Page): Promise<string> {
  const orderId = await shop(page);
  await page.goto('/account/orders');
  await expect(page.getByRole('link', { name: `View Order ${orderId}` })).toBeVisible();
  await leaveDraft(page);
  const second = await page.context().newPage();
  recordRequests(second);
  await leaveDraft(second);
  await second.goto(`/account/orders/${orderId}`);
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Ottoline');

  await signOut(page);
  await expect(second.getByRole('heading', { level: 1 })).not.toContainText('Ottoline');
  // the code that clears the tab is loaded at the sign-out
  await expect.poll(async () => tracesIn(await everythingIn(second)), 'the second tab').toEqual([]);
  await second.goto('/checkout');
  await untilLoaded(second);
  expect(tracesIn(await everythingIn(second)), 'checkout in the second tab').toEqual([]);
  await second.close();
  return orderId;
}

test('nobody sees anything of an account that has signed out (AUTH-16)', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/account$/);
  const orderId = await shopAndSignOut(page);
  await expectNothingOfFirst(page, orderId, OPEN_SCREENS);
  await signUp(page);
  await expectNothingOfFirst(page, orderId);
  await signOut(page);
  await page.goBack();
  await expect(page.getByRole('main')).not.toContainText('Bo Lindqvist');
  // an account of this browser cannot sign in again
  expect(await everythingIn(page)).not.toContain('Lindqvist');

  await page.goto('/login?from=/account/orders');
  await signIn(page);
  await page.getByRole('link', { name: `View Order ${orderId}` }).click();
  await expect(page.getByRole('main')).toContainText('Name, addresses and card were removed from this device');
  for (const url of [page.url(), '/account/addresses', '/account/payment-methods']) {
    await page.goto(url);
    await untilLoaded(page);
    await expect(page.getByRole('main')).not.toContainText(/7 Ravenglass Row|9617/);
  }
});
