import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { expect, navigateInPage, setUpCart, setUpSession, test, untilLoaded } from '../fixtures';

/** How data does not come: per remote, as the faults of its code (`faults.spec.ts`). */
const DATA_FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is refused': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'is HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  'is of another shape': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '7' }),
  // longer than the page waits for it
  'does not come': () => wait(15_000),
};
/** Screens that cannot be shown without data. */
const SCREENS = [
  { remote: 'storefront', url: '/collections/skincare', heading: 'Skincare', tag: '@full' },
  { remote: 'admin', url: '/admin?tab=products', heading: 'Store admin', tag: '@matrix' },
];
/** Screens that are more exact with data, with what they show without. */
const PARTS = [
  { remote: 'checkout', url: '/cart', shown: 'Midnight Repair Cream', tag: '@full' },
  { remote: 'account', url: '/account/orders/GLW-001', shown: 'Items', tag: '@matrix' },
  { remote: 'storefront', url: '/wishlist', shown: 'Wishlists that follow you', tag: '@matrix' },
];

test.use({ expectedMessages: /./ });

for (const { remote, url, heading, tag } of SCREENS)
  test(`${remote}: page data that does not come costs its screen; Retry recovers`, { tag }, async ({ page }) => {
    await setUpSession(page);
    for (const [fault, answer] of Object.entries(DATA_FAULTS))
      await test.step(fault, async () => {
        await page.route('**/page-data/**', answer);
        await page.goto('/blog');
        await untilLoaded(page);
        await navigateInPage(page, url);
        await expect(page.getByRole('heading', { name: 'This part of the store is resting' })).toBeVisible();
        await expect(page.getByRole('link', { name: /home$/i }).first()).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      });
  });

for (const { remote, url, shown, tag } of PARTS)
  test(`${remote}: without data that does not come, ${url} shows what it has`, { tag }, async ({ page }) => {
    await setUpSession(page);
    await setUpCart(page, '/product/skn-002');
    for (const [fault, answer] of Object.entries(DATA_FAULTS))
      await test.step(fault, async () => {
        await page.route('**/page-data/**', answer);
        await page.goto(url);
        await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });
