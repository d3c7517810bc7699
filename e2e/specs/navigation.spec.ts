import type { Page } from '@playwright/test';
import { expect, test, untilLoaded } from '../fixtures';

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

for (const [what, from, link, url, heading, back] of [
  [
    'a product',
    '/',
    'Midnight Repair Cream',
    '/product/skn-002',
    'Midnight Repair Cream',
    'Quiet rituals, lasting glow',
  ],
  ['a page of another remote', '/collections/skincare', 'Blog', '/blog', 'The Glow Blog', 'Skincare'],
] as const)
  test(`${what} is rendered before the click, and the page that is left is there for Back`, async ({ page }) => {
    await page.goto(from);
    await untilLoaded(page);
    const target = page.getByRole('link', { name: link }).first();
    await target.scrollIntoViewIfNeeded();
    await target.hover();
    await expect.poll(() => hiddenHeadings(page), 'rendered ahead').toEqual([heading]);
    expect(await duplicateIds(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(back);
    const position = await page.evaluate(() => window.scrollY);

    await target.click();
    const shown = page.getByRole('heading', { level: 1, name: heading });
    await expect(shown).toBeFocused();
    await expect(page).toHaveURL(url);
    await expect(page).toHaveTitle(`${heading} · Glow`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${url}$`));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await hiddenHeadings(page)).toEqual([back]);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: back })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
    await expect.poll(() => hiddenHeadings(page)).toEqual([heading]);
    expect(await duplicateIds(page)).toEqual([]);
    await page.goForward();
    await expect(shown).toBeVisible();
  });

test('a page that holds what is typed is not kept', async ({ page }) => {
  await page.goto('/track-order');
  await untilLoaded(page);
  await page.getByRole('main').getByLabel('Email').fill('rose@example.com');
  const home = page.getByRole('link', { name: 'Glow, home' });
  await home.hover();
  await expect.poll(() => hiddenHeadings(page)).toEqual(['Quiet rituals, lasting glow']);
  await home.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet rituals, lasting glow' })).toBeFocused();
  expect(await hiddenHeadings(page)).toEqual([]);
});

/** A long task in a page; resolves when the page is told of it. */
function takeLong(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'longtask' });
    setTimeout(() => {
      const end = performance.now() + 100;
      while (performance.now() < end);
    });
  });
}

for (const [device, expected] of [
  ['is fast', true],
  ['has a long task', false],
] as const)
  test(`whether a product's picture moves to its page on a device that ${device}: ${expected}`, async ({ page }) => {
    await page.addInitScript((isFast) => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...parameters) => {
        document.documentElement.setAttribute('data-moves', 'true');
        return start(...parameters);
      };
      // not the long tasks of this machine, which may be busy
      if (isFast) Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
    }, expected);
    await page.goto('/collections/skincare');
    await untilLoaded(page);
    if (!expected) await page.evaluate(takeLong);

    async function moves(): Promise<boolean> {
      await page.locator('html').evaluate((html) => html.setAttribute('data-moves', 'false'));
      await page.getByRole('main').getByRole('link', { name: 'Midnight Repair Cream' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Midnight Repair Cream' })).toBeFocused();
      const hasMoved = (await page.locator('html').getAttribute('data-moves')) === 'true';
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Skincare' })).toBeVisible();
      return hasMoved;
    }

    expect(await moves()).toBe(expected);
    expect(await moves()).toBe(expected);
  });
