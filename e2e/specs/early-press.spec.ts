import type { Locator, Page } from '@playwright/test';
import { expect, holdRequests, isHydrated, openUnhydrated, test, untilHydrated } from '../fixtures';

function addButton(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name }).first();
}

function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

for (const [url, name] of [
  ['/product/skn-002', 'Add to Cart'],
  ['/', 'Add to Cart Midnight Repair Cream'],
  ['/collections/skincare', 'Add to Cart Midnight Repair Cream'],
] as const) {
  const tag = url === '/product/skn-002' ? [] : '@full';
  test(
    `Add to Cart at ${url}, clicked twice before the page is hydrated, is answered at once and adds one`,
    { tag },
    async ({ page }) => {
      const hydrate = await openUnhydrated(page, url);
      const button = addButton(page, name);
      await button.dblclick();
      await expect(cartLink(page)).toHaveText('+1');
      expect(await isHydrated(button)).toBe(false);
      hydrate();
      await expect(cartLink(page)).toHaveText('1');
      await expect(
        page.getByRole('dialog', { name: 'Your cart (1)' }).getByText('Midnight Repair Cream', { exact: true }),
      ).toBeVisible();
    },
  );
}

test('clicks on cards before the page is hydrated are kept, even if a link is followed before that', async ({
  page,
}) => {
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
  await expect(
    page.getByRole('dialog', { name: 'Your cart (2)' }).getByText('Midnight Repair Cream', { exact: true }),
  ).toBeVisible();
  await expect(cartLink(page)).toHaveText('2');
});

for (const [url, choose, variant] of [
  ['/product/mkp-001', (page: Page) => page.getByRole('radio', { disabled: false }).nth(1).check(), /variant=/],
  ['/product/skn-001', (page: Page) => page.getByLabel('Size').selectOption({ index: 2 }), /variant=/],
] as const) {
  const tag = url === '/product/skn-001' ? [] : '@full';
  test(`what is chosen at ${url} before the page is hydrated stays chosen`, { tag }, async ({ page }) => {
    const hydrate = await openUnhydrated(page, url);
    await choose(page);
    expect(await isHydrated(addButton(page, /Add to Cart|Choose/))).toBe(false);
    hydrate();
    await expect(page).toHaveURL(variant);
    await expect(addButton(page, 'Add to Cart')).toBeEnabled();
  });
}

test('Add to Cart clicked twice on a hydrated page adds one: the first click opens the drawer, which takes the second', async ({
  page,
}) => {
  await page.goto('/product/skn-002');
  const button = addButton(page, 'Add to Cart');
  await untilHydrated(button);
  await button.dblclick();
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' }).getByRole('listitem')).toHaveCount(1);
  await expect(cartLink(page)).toHaveText('1');
});

test('buttons that are clicked before the page is hydrated do their work afterwards, in that order', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/login');
  const fill = page.getByRole('button', { name: 'Fill demo account' });
  await fill.click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect(await isHydrated(fill)).toBe(false);
  hydrate();
  await expect(page).toHaveURL(/\/account$/);
});

test('Add to Cart takes the Enter key before the page is hydrated', { tag: '@full' }, async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/product/skn-002');
  const button = addButton(page, 'Add to Cart');
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await isHydrated(button)).toBe(false);
  hydrate();
  await expect(page.getByRole('dialog', { name: 'Your cart (1)' })).toBeVisible();
});

/** Forms, what is entered in them, and what is seen once the page is hydrated. */
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
  ...(
    [
      ['Newsletter in the footer', '/'],
      ['Newsletter', '/'],
      ['Newsletter', '/blog'],
      ['Newsletter', '/blog/how-to-read-an-ingredient-list'],
    ] as const
  ).map(([name, url]): (typeof FORMS)[number] => {
    let answer: () => void;
    return [
      name,
      url,
      async (page) => {
        answer = await holdRequests(page, '**/api/newsletter/subscribe');
        const form = page.getByRole('form', { name, exact: true });
        await form.getByLabel('Email address').fill('noor@example.com');
        await form.getByRole('button', { name: 'Subscribe' }).click();
      },
      async (page) => {
        await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
        answer();
        await expect(page.getByText('Check your email for confirmation.', { exact: true })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: 'Successfully subscribed!' })).toBeVisible();
      },
    ];
  }),
];

async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

test.describe('forms', () => {
  // an unknown order, a wrong link and a slow answer
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const [name, url, send, seen] of FORMS) {
    const tag = ['/signup', '/blog', '/product/mkp-001?variant=chestnut'].includes(url) ? [] : '@full';
    test(
      `${name} at ${url}, sent before the page is hydrated, is sent by the page once it is`,
      { tag },
      async ({ page }) => {
        const hydrate = await openUnhydrated(page, url);
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await send(page);
        hydrate();
        await seen(page);
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      },
    );
  }

  test('the browser sends a form if the scripts fail, before or after it was sent', async ({ page }) => {
    await page.route('**/assets/shell/*.js', (route) => route.abort());
    for (const isSentFirst of [true, false]) {
      const fail = await openUnhydrated(page, '/careers');
      const form = page.getByRole('form', { name: 'Newsletter in the footer' });
      await form.getByLabel('Email address').fill('noor@example.com');
      if (!isSentFirst) fail();
      await form.getByRole('button', { name: 'Subscribe' }).click();
      fail();
      await expect(page).toHaveURL(/\/newsletter\/thanks$/);
    }
  });
});
