import type { Page } from '@playwright/test';
import { expect, test, untilLoaded } from '../fixtures';

/** The value of a head element that must occur once. */
async function only(page: Page, selector: string, attribute: string): Promise<string> {
  await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
  return (await page.locator(`head ${selector}`).getAttribute(attribute)) ?? '';
}

async function structuredDataTypes(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)['@type']);
}

test('the head follows the shopper from page to page', async ({ page, store }) => {
  await page.goto('/collections/skincare');
  expect(await only(page, 'link[rel=canonical]', 'href')).toBe(`${store.url}/collections/skincare`);
  await untilLoaded(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Midnight Repair Cream' }).first();
  await link.hover();
  await expect(page.locator('#main h1'), 'rendered ahead').toHaveCount(2);
  expect(await structuredDataTypes(page)).toEqual(['BreadcrumbList', 'ItemList']);
  await link.click();
  await expect(page).toHaveTitle('Midnight Repair Cream · Glow');
  expect(await only(page, 'link[rel=canonical]', 'href')).toBe(`${store.url}/product/skn-002`);
  expect(await only(page, 'meta[property="og:type"]', 'content')).toBe('product');
  await expect.poll(() => structuredDataTypes(page)).toEqual(['Product', 'BreadcrumbList']);
});

test('a store told its public origin keeps to it in the browser', { tag: '@full' }, async ({ page, openStore }) => {
  const store = await openStore(undefined, { SITE_URL: 'https://glow.example' });
  await page.goto(`${store.url}/collections/skincare`);
  await page.getByRole('main').getByRole('link', { name: 'Midnight Repair Cream' }).first().click();
  await expect(page).toHaveURL(`${store.url}/product/skn-002`);
  await expect(page).toHaveTitle('Midnight Repair Cream · Glow');
  expect(await only(page, 'link[rel=canonical]', 'href')).toBe('https://glow.example/product/skn-002');
  expect(await only(page, 'meta[property="og:image"]', 'content')).toBe(
    'https://glow.example/images/products/skn-002-1-1200.webp',
  );
});
