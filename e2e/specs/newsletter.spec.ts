import type { Locator, Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../fixtures';

const ENDPOINT = '**/api/newsletter/subscribe';

/** Newsletter forms, with the fields they send besides the email (NEWS-1). */
const FORMS: [location: string, url: string, form: string, body: object][] = [
  ['the footer', '/careers', 'Newsletter in the footer', { interests: [], source: 'footer' }],
  ['the home page', '/', 'Newsletter', { firstName: 'Noor', interests: [], source: 'homepage_hero' }],
  ['the blog', '/blog', 'Newsletter', { interests: ['blog', 'beauty-tips', 'tutorials'], source: 'blog_newsletter' }],
  [
    'an article',
    '/blog/how-to-read-an-ingredient-list',
    'Newsletter',
    { interests: ['blog'], source: 'blog_post_sidebar' },
  ],
];

/** Opens a page and waits until its form is hydrated; before that the browser would submit it natively. */
async function openForm(page: Page, url = '/careers', name = 'Newsletter in the footer'): Promise<Locator> {
  await page.goto(url);
  const form = page.getByRole('form', { name, exact: true });
  await untilHydrated(form);
  return form;
}

async function subscribe(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

function toast(page: Page, role: 'status' | 'alert', title: string): Locator {
  return page.getByRole(role).filter({ hasText: title });
}

for (const [location, url, name, body] of FORMS) {
  const tag = location === 'the footer' ? [] : '@full';
  test(
    `${location} subscribes: the server's words in a toast, a box for some seconds, then the empty form`,
    { tag },
    async ({ page }) => {
      await page.clock.install();
      const form = await openForm(page, url, name);
      const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
      const height = await pageHeight();
      if ('firstName' in body) await form.getByLabel('First name (optional)').fill(' Noor ');
      else await expect(form.getByLabel(/First name/)).toHaveCount(0);
      const request = page.waitForRequest(ENDPOINT);
      await subscribe(form, '  noor@example.com ');
      expect((await request).postDataJSON()).toEqual({ email: 'noor@example.com', ...body });

      const box = page.getByText('Check your email for confirmation.', { exact: true });
      await expect(box).toBeVisible();
      await expect(form).toBeHidden();
      expect(await pageHeight(), 'nothing around the form moves').toBe(height);
      await expect(toast(page, 'status', 'Successfully subscribed!')).toContainText(
        'Thank you for subscribing! Check your email for confirmation.',
      );
      await page.clock.runFor(5000);
      await expect(form).toBeVisible();
      await expect(box).toBeHidden();
      await expect(form.getByLabel('Email address')).toHaveValue('');
      expect(await pageHeight()).toBe(height);
    },
  );
}

test(
  'while it is sent the button says so and is disabled, and the keyboard keeps its place',
  { tag: '@full' },
  async ({ page }) => {
    const form = await openForm(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(ENDPOINT, async (route) => {
      await released;
      await route.fulfill({ json: { success: false, message: 'Not now.' } });
    });
    await form.getByLabel('Email address').fill('noor@example.com');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    release();
    await expect(form.getByRole('list', { name: 'Subscription failed' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Email address')).toBeFocused();
  },
);

test(
  'no address and a wrong one are refused in a toast and under the field, which takes the focus',
  { tag: '@full' },
  async ({ page }) => {
    await page.route(ENDPOINT, () => Promise.reject(new Error('It must not be sent')));
    for (const [typed, title, message] of [
      ['', 'Email required', 'Please enter your email address.'],
      ['noor@example', 'Invalid email', 'Please enter a valid email address.'],
    ] as const) {
      const form = await openForm(page);
      await subscribe(form, typed);
      await expect(toast(page, 'alert', title)).toContainText(message);
      const field = form.getByLabel('Email address');
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(message);
      await page.keyboard.type('n');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
  },
);

test(
  'of several errors one toast is seen at a time, until it is dismissed; all stay listed below the form',
  { tag: '@full' },
  async ({ page }) => {
    const form = await openForm(page);
    const errors = ['Email is not allowed.', 'Source is unknown.'];
    await page.route(ENDPOINT, (route) =>
      route.fulfill({
        json: { success: false, message: 'Invalid request', errors: errors.map((message) => ({ message })) },
      }),
    );
    await subscribe(form, 'noor@example.com');
    const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
    for (const message of errors) {
      await expect(toast(page, 'alert', 'Subscription failed')).toContainText(message);
      await expect(dismiss).toHaveCount(1);
      await dismiss.click();
    }
    await expect(dismiss).toHaveCount(0);
    await expect(form.getByRole('list', { name: 'Subscription failed' }).getByRole('listitem')).toHaveText(errors);
    await expect(form.getByLabel('Email address')).toHaveValue('noor@example.com');
  },
);

test.describe('what goes wrong', () => {
  test.use({ expectedMessages: /Newsletter sign-up failed|Failed to load resource/ });

  test('a failing network is said in its own words, and the form can be sent again', async ({ page }) => {
    const form = await openForm(page);
    await page.route(ENDPOINT, (route) => route.abort());
    await subscribe(form, 'noor@example.com');
    await expect(toast(page, 'alert', 'Something went wrong')).toContainText(
      'Please try again later or contact support.',
    );
    await expect(form.getByRole('list', { name: 'Something went wrong' })).toHaveText(
      'Please try again later or contact support.',
    );
    await page.unroute(ENDPOINT);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Check your email for confirmation.', { exact: true })).toBeVisible();
  });

  test(
    'an address that subscribes too often is told by the server to wait',
    { tag: '@full' },
    async ({ page, openStore }) => {
      const store = await openStore(undefined, { NEWSLETTER_PER_MINUTE: '1' });
      await page.request.post(`${store.url}/api/newsletter/subscribe`, { data: { email: 'noor@example.com' } });
      const form = await openForm(page, `${store.url}/careers`);
      await subscribe(form, 'noor@example.com');
      await expect(toast(page, 'alert', 'Subscription failed')).toContainText(
        /Too many requests\. Please try again in \d+ seconds\./,
      );
    },
  );
});
