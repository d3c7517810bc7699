import type { Page } from '@playwright/test';
import { expect, test, untilLoaded } from '../fixtures';
import { provesOwn } from '../interop/pairs';

const HOME = 'Quiet rituals, lasting glow';

/** Headings of pages that are in the document, hidden. */
function hiddenHeadings(page: Page): Promise<(string | null)[]> {
  return page
    .locator('#main h1')
    .evaluateAll((headings) => headings.filter((heading) => !heading.checkVisibility()).map((h) => h.textContent));
}

function duplicateIds(page: Page): Promise<string[]> {
  return page.locator('[id]').evaluateAll((elements) => {
    const ids = elements.map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

async function structuredDataTypes(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)['@type']);
}

/** Marks pages that start a view transition, as on a device without long tasks: this machine may be busy. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...parameters) => {
      document.documentElement.setAttribute('data-moves', 'true');
      return start(...parameters);
    };
  });
}

const LINKS = { tag: '@interop', annotation: provesOwn('style', 'link', 'back') };

test('a page is rendered before the click, and the page that is left is there for Back', LINKS, async ({ page }) => {
  await recordTransitions(page);
  await page.goto('/collections/skincare');
  await untilLoaded(page);
  const target = page.getByRole('main').getByRole('link', { name: 'Midnight Repair Cream' }).first();
  await expect(page.getByRole('main').getByRole('article').first()).toHaveCSS('display', 'grid');
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await expect.poll(() => hiddenHeadings(page), 'rendered ahead').toEqual(['Midnight Repair Cream']);
  expect(await duplicateIds(page)).toEqual([]);
  expect(await structuredDataTypes(page)).toEqual(['BreadcrumbList', 'ItemList']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skincare');
  const position = await page.evaluate(() => window.scrollY);

  await target.click();
  const shown = page.getByRole('heading', { level: 1, name: 'Midnight Repair Cream' });
  await expect(shown).toBeFocused();
  await expect(page).toHaveURL('/product/skn-002');
  await expect(page.locator('html'), 'the picture moves').toHaveAttribute('data-moves', 'true');
  await expect(page).toHaveTitle('Midnight Repair Cream · Glow');
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/product\/skn-002$/);
  await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute('content', 'product');
  await expect.poll(() => structuredDataTypes(page)).toEqual(['Product', 'BreadcrumbList']);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await hiddenHeadings(page)).toEqual(['Skincare']);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Skincare' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  await expect.poll(() => hiddenHeadings(page)).toEqual(['Midnight Repair Cream']);
  expect(await duplicateIds(page)).toEqual([]);
  await page.goForward();
  await expect(shown).toBeVisible();

  await page.goto('/track-order');
  await untilLoaded(page);
  await page.getByRole('main').getByLabel('Email').fill('rose@example.com');
  const home = page.getByRole('link', { name: 'Glow, home' });
  await home.hover();
  await expect.poll(() => hiddenHeadings(page)).toEqual([HOME]);
  await home.click();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeFocused();
  expect(await hiddenHeadings(page)).toEqual([]);
});

test('a page that nobody sees counts nothing until it is seen', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/reports') && reports.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => !('isSeen' in window), configurable: true });
    // reports are sent when the page is at rest
    window.requestIdleCallback = (run) => window.setTimeout(run);
  });
  await page.goto('/product/skn-002', { waitUntil: 'networkidle' });
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  expect(await stored()).toEqual([]);
  expect(reports).toEqual([]);
  await page.evaluate(() => {
    Object.assign(window, { isSeen: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(stored).toContain('glow_viewed');
  await expect.poll(() => reports).not.toEqual([]);
});
