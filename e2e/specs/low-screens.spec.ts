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

async function expectReadable(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  expect(await obscured({ part })).toEqual([]);
}

test('no bar stays in front of the content of a page', async ({ page }) => {
  await setUpCart(page, '/product/skn-002');
  for (const url of [
    '/',
    '/collections/skincare',
    '/product/mkp-005',
    '/product/skn-002',
    '/cart',
    '/checkout',
    '/blog',
  ]) {
    await page.goto(url);
    await untilHydrated(page.getByRole('main').getByRole('heading', { level: 1 }).first());
    expect(await bars(page), url).toEqual([]);
  }
});

test('everything in a drawer, a sheet or a dialog can be read', async ({ page }) => {
  await addToCart(page, '/product/skn-002');
  const drawer = page.getByRole('dialog', { name: /^Your cart/ });
  await expectReadable(drawer.getByRole('button', { name: 'Remove' }).first());
  await expectReadable(drawer.getByRole('link', { name: 'Checkout' }));
  expect(await bars(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto('/collections/skincare');
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await untilHydrated(filters);
  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expectReadable(sheet.getByRole('checkbox', { name: 'In Stock Only' }));
  await expectReadable(sheet.getByRole('button', { name: /^Show \d+ product/ }));
  expect(await bars(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Menu' }).click();
  await expectReadable(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Create Account' }));
});
