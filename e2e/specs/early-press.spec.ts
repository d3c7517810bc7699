import type { Locator, Page } from '@playwright/test';
import { expect, isHydrated, openUnhydrated, test, untilHydrated } from '../fixtures';

function addButton(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name }).first();
}

function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

test('Add to Cart is answered before hydration, and kept if a link is followed (REL-5)', async ({ page }) => {
  await test.step('pressed twice', async () => {
    const hydrate = await openUnhydrated(page, '/product/skn-002');
    const button = addButton(page, 'Add to Cart');
    await button.dblclick();
    await expect(cartLink(page)).toHaveText('+1');
    expect(await isHydrated(button)).toBe(false);
    hydrate();
    await expect(cartLink(page)).toHaveText('1');
    await expect(page.getByRole('dialog', { name: 'Your cart (1)' })).toBeVisible();
  });

  await test.step('on cards, before a link', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    const hydrate = await openUnhydrated(page, '/collections/skincare');
    await addButton(page, 'Add to Cart Midnight Repair Cream').click();
    await addButton(page, 'Add to Cart Cloud Foam Gentle Cleanser').click();
    await expect(cartLink(page)).toHaveText('+2');
    await page.getByRole('banner').getByRole('link', { name: 'Makeup' }).click();
    await expect(page).toHaveURL(/\/collections\/makeup$/);
    const heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'Makeup' });
    await expect(heading).toBeVisible();
    expect(await isHydrated(heading)).toBe(false);
    hydrate();
    await expect(page.getByRole('dialog', { name: 'Your cart (3)' })).toBeVisible();
    await expect(cartLink(page)).toHaveText('3');
  });

  await test.step('once a size was chosen', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    const hydrate = await openUnhydrated(page, '/product/skn-001');
    await page.getByLabel('Size').selectOption({ index: 2 });
    expect(await isHydrated(addButton(page, /Add to Cart|Choose/))).toBe(false);
    hydrate();
    await expect(page).toHaveURL(/variant=/);
    await expect(addButton(page, 'Add to Cart')).toBeEnabled();
  });
});

/** Forms, each with a way to send it and with the result that the hydrated page shows. */
const FORMS: [name: string, url: string, send: (page: Page) => Promise<void>, seen: (page: Page) => Promise<void>][] = [
  [
    'Search in the header',
    '/',
    (page) => enter(page.getByRole('banner').getByLabel('Search products'), 'vitamin c'),
    (page) => expect(page).toHaveURL(/\/collections\/all\?q=vitamin(\+|%20)c$/),
  ],
  [
    'Search in the blog',
    '/blog',
    (page) => enter(page.getByLabel('Search articles'), 'vitamin'),
    (page) => expect(page).toHaveURL(/\/blog\?q=vitamin$/),
  ],
  [
    'Search in a collection',
    '/collections/makeup?sort=rating',
    (page) => enter(page.getByLabel('Search this collection'), 'velvet'),
    (page) => expect(page).toHaveURL(/\/collections\/makeup\?(?=.*q=velvet)(?=.*sort=rating)/),
  ],
  [
    'Sign in',
    '/login',
    async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('demo@example.com');
      await enter(page.getByLabel('Password', { exact: true }), 'wrong');
    },
    async (page) => {
      await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible();
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('demo@example.com');
    },
  ],
  [
    'Create an account',
    '/signup',
    (page) => enter(page.getByLabel('First name'), 'Noor'),
    async (page) => {
      await expect(page.getByText('Last name is required')).toBeVisible();
      await expect(page.getByText('First name is required')).toBeHidden();
    },
  ],
  [
    'Reset password',
    '/forgot-password',
    (page) => enter(page.getByLabel('Email'), 'noor@example.com'),
    (page) => expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible(),
  ],
  [
    'Tell me when it is back',
    '/product/mkp-001?variant=chestnut',
    (page) => enter(page.getByRole('main').getByLabel('Email address'), 'noor@example.com'),
    (page) => expect(page.getByRole('status').filter({ hasText: 'We will tell you' })).toBeVisible(),
  ],
  [
    'Track your order',
    '/track-order',
    async (page) => {
      await page.getByLabel('Order number').fill('GLW-0000000000AA');
      await page.getByRole('main').getByLabel('Email').fill('noor@example.com');
      await page.getByRole('button', { name: 'Track Order' }).click();
    },
    (page) => expect(page.getByRole('main').getByText('There is no order of this number and email.')).toBeVisible(),
  ],
  [
    'Leave the newsletter',
    '/unsubscribe?token=of-nobody',
    (page) => page.getByRole('button', { name: 'Unsubscribe' }).click(),
    (page) => expect(page.getByRole('main').getByText('This link is not complete.')).toBeVisible(),
  ],
  [
    'Newsletter',
    '/blog',
    async (page) => {
      const form = page.getByRole('form', { name: 'Newsletter', exact: true });
      await form.getByLabel('Email address').fill('noor@example.com');
      await form.getByRole('button', { name: 'Subscribe' }).click();
    },
    async (page) => {
      await expect(page.getByText('Check your email for confirmation.', { exact: true })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Successfully subscribed!' })).toBeVisible();
    },
  ],
];

async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

/** Sends a form before the page is hydrated, and looks at what comes of it in the same page. */
async function sendEarly(page: Page, [, url, send, seen]: (typeof FORMS)[number]): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  const hydrate = await openUnhydrated(page, url);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await send(page);
  hydrate();
  await seen(page);
  expect(await page.evaluate(() => 'isSamePage' in window), url).toBe(true);
}

// an unknown order and a wrong link
test.use({ expectedMessages: /Failed to load resource/ });

test('buttons that are clicked before hydration work afterwards, and a form is sent in any case', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/login');
  const fill = page.getByRole('button', { name: 'Fill demo account' });
  await fill.click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect(await isHydrated(fill)).toBe(false);
  hydrate();
  await expect(page).toHaveURL(/\/account$/);

  await page.goto('/blog');
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOfPage();
  for (const form of FORMS.filter(([name]) => name === 'Newsletter')) await sendEarly(page, form);
  expect(await heightOfPage(), 'nothing around the form moves').toBe(height);

  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/assets/shell/*.js', (route) => route.abort());
  for (const isSentFirst of [true, false]) {
    const fail = await openUnhydrated(page, '/careers');
    const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search products' });
    await field.fill('serum');
    if (!isSentFirst) fail();
    await field.press('Enter');
    fail();
    await expect(page).toHaveURL(/\/collections\/all\?q=serum$/);
  }
});

test('every form that is sent before hydration is sent by the page (GEN-31)', { tag: '@full' }, async ({ page }) => {
  for (const form of FORMS) await test.step(form[0], () => sendEarly(page, form));

  await test.step('the first of two clicks on Add to Cart opens the drawer, which takes the second', async () => {
    await page.goto('/product/skn-002');
    await untilHydrated(addButton(page, 'Add to Cart'));
    await addButton(page, 'Add to Cart').dblclick();
    await expect(page.getByRole('dialog', { name: 'Your cart (1)' }).getByRole('listitem')).toHaveCount(1);
    await expect(cartLink(page)).toHaveText('1');
  });
});
