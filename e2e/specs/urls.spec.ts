import { expectAccessible } from '../accessible';
import { expect, test } from '../fixtures';
import { NOT_THERE, URLS } from '../urls';

for (const [url, heading] of URLS) {
  test(`${url} answers with its own page, without a word in the console, at 390 px too`, async ({ page }) => {
    await page.goto(url);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S+ · Glow$/);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no horizontal scroll').toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
}

for (const [from, to] of [
  ['/checkout', /\/cart$/],
  ['/account', /\/login$/],
  ['/account/orders', /\/login$/],
  ['/account/orders/GLW-001', /\/login$/],
  ['/admin', /\/login$/],
] as const) {
  test(`a visitor at ${from} is taken on`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
}

test.describe('what is not there', () => {
  test.use({ expectedMessages: /404/ });

  for (const [url, heading] of NOT_THERE) {
    test(`${url} answers 404 with its own page`, async ({ page }) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  test('any other path is a 404 that logs the path and leads home', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/no/such/page?secret=1');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect.poll(() => logged).toContain('404: no page at /no/such/page');
    expect(logged.join()).not.toContain('secret');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
