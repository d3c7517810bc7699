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
async function openForm(page: Page, url: string, name: string): Promise<Locator> {
  await page.goto(url);
  const form = page.getByRole('form', { name, exact: true });
  await untilHydrated(form);
  return form;
}

async function subscribe(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

test(
  "each form subscribes: the server's words in a toast, a box for some seconds, then the empty form",
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install();
    for (const [location, url, name, body] of FORMS)
      await test.step(location, async () => {
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
        const toast = page.getByRole('status').filter({ hasText: 'Successfully subscribed!' });
        await expect(toast).toContainText('Thank you for subscribing! Check your email for confirmation.');
        await page.clock.runFor(5000);
        await expect(form).toBeVisible();
        await expect(box).toBeHidden();
        await expect(form.getByLabel('Email address')).toHaveValue('');
        expect(await pageHeight()).toBe(height);
      });
  },
);
