import type { Locator, Page } from '@playwright/test';
import { addToCart, expect, setUpCart, test, untilHydrated } from '../fixtures';
import { obscured } from '../obscured';

// a desktop of 1280 × 1024 px at 400 % zoom
test.use({ viewport: { width: 320, height: 256 } });

/** Names of the elements that stay in place while the page scrolls. */
function bars(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > 1 && element.checkVisibility())
      .filter((element) => !element.matches('a[href="#main"], dialog'))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
  );
}

/** Expects that a control can be brought into view as a whole. */
async function expectReachable(control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => obscured({ control })).toEqual([]);
}

test('no bar stays in front of the content of a page, and everything in a drawer, a sheet or a dialog can be reached', async ({
  page,
}) => {
  await setUpCart(page, '/product/skn-002');
  for (const url of ['/', '/collections/skincare', '/product/mkp-005', '/cart', '/checkout', '/blog']) {
    await page.goto(url);
    await untilHydrated(page.getByRole('main').getByRole('heading', { level: 1 }).first());
    expect(await bars(page), url).toEqual([]);
  }

  await addToCart(page, '/product/skn-002');
  const drawer = page.getByRole('dialog', { name: /^Your cart/ });
  await expectReachable(drawer.getByRole('button', { name: 'Remove' }).first());
  await expectReachable(drawer.getByRole('link', { name: 'Checkout' }));
  expect(await bars(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto('/collections/skincare');
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await untilHydrated(filters);
  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expectReachable(sheet.getByRole('checkbox', { name: 'In Stock Only' }));
  await expectReachable(sheet.getByRole('button', { name: /^Show \d+ product/ }));
  expect(await bars(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu' }).click();
  await expectReachable(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Create Account' }));
});
