import type { Page, Route } from '@playwright/test';
import { addToCart, expect, test } from '../fixtures';

const REMOTES = [
  { name: 'storefront', url: '/', elsewhere: '/blog' },
  { name: 'checkout', url: '/cart', elsewhere: '/' },
  { name: 'account', url: '/login', elsewhere: '/' },
  { name: 'blog', url: '/blog', elsewhere: '/' },
  { name: 'admin', url: '/admin', elsewhere: '/' },
];

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'refuses connections': (route) => route.abort('connectionrefused'),
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers HTML instead of JavaScript': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
};

/** Goes to a URL as a link of the store would, without a reload. */
async function goInside(page: Page, url: string) {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

test.use({ expectedMessages: /./ });

for (const { name, url, elsewhere } of REMOTES) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${name} ${fault}: its screens rest, everything else goes on, Retry recovers`, async ({ page }) => {
      const files = `**/assets/${name}/**`;
      await addToCart(page, '/product/skn-002');
      await page.unrouteAll();
      await page.route(files, answer);
      await page.goto(url);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const panel = page.getByRole('heading', { name: 'This part of the store is resting' });
      await expect(panel).toBeVisible();
      if (name !== 'account') await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1');
      expect(await page.evaluate(() => localStorage.getItem('glow_cart'))).toContain('skn-002');

      await goInside(page, elsewhere);
      await expect(panel).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

      await goInside(page, url);
      await expect(panel).toBeVisible();
      await page.unroute(files);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    });
  }
}
