import { expect, test } from '../fixtures';
import { fetchRendered } from '../rendered';

// e2e/site covers page content without JavaScript; these tests need styles or native form submission
test.use({ javaScriptEnabled: false });

/** Buttons that do nothing without JavaScript; pictures stay visible in theirs. */
const IDLE = 'button[type=button]:not(:has(img)), form[method=dialog] button';

/** Has the server render the pages to which links and forms lead; it keeps them. */
async function renderAhead(url: string, ...paths: string[]): Promise<void> {
  for (const path of paths) await fetchRendered(url + path);
}

test('without JavaScript header and product of a phone work (NAV-14, NAV-32, REL-4)', async ({ page, store }) => {
  await renderAhead(store.url, '/collections/all?q=vitamin+c', '/collections/makeup', '/cart');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
  await header.getByRole('searchbox', { name: 'Search products' }).fill('vitamin c');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collections\/all\?q=vitamin(\+|%20)c$/);
  await expect(main.getByRole('link', { name: 'Glow Radiance Vitamin C Serum' })).toBeVisible();
  await header.getByRole('link', { name: 'Makeup' }).click();
  await expect(page).toHaveURL(/\/collections\/makeup$/);
  await expect(main.getByRole('heading', { level: 1, name: 'Makeup' })).toBeVisible();
  await header.getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  // getByText skips `noscript`
  await expect(main.locator('noscript')).toBeVisible();

  await test.step('ingredients and reviews, one below the other, and no button that would do nothing', async () => {
    await page.goto('/product/skn-001');
    const about = page.getByRole('region', { name: 'About this product' });
    await expect(about.getByRole('tablist')).toBeHidden();
    await expect(about.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    await expect(about.getByRole('heading', { name: 'Reviews (2)' })).toBeVisible();
    await expect(page.locator('button[type=button]:not(:has(img))').filter({ visible: true })).toHaveCount(0);
  });
});

test(
  'no button would do nothing, and the footer works; forms say what they need (NAV-51, REL-4)',
  { tag: '@full' },
  async ({ page }) => {
    for (const url of ['/', '/collections/skincare', '/blog']) {
      await page.goto(url);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').locator('noscript')).toBeVisible();
      await expect(page.locator(IDLE).filter({ visible: true })).toHaveCount(0);
    }

    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Size Guide' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/careers');
    await expect(link).toBeHidden();
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(664);
    await footer.getByText('Support').filter({ visible: true }).click();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(link).toBeVisible();
    await expect(footer.locator('summary').first()).toBeHidden();

    for (const [url, text] of [
      ['/blog', 'This form needs JavaScript to be sent.'],
      ['/product/mkp-001?variant=chestnut', 'This form needs JavaScript to be sent.'],
      ['/unsubscribe?token=of-nobody', 'This page needs JavaScript.'],
      ['/newsletter/confirm?token=of-nobody', 'This page needs JavaScript.'],
    ] as const) {
      await page.goto(url);
      // getByText and hasText skip `noscript`
      const note = page.getByRole('main').locator(`xpath=.//noscript[contains(., "${text}")]`);
      await expect(note).toBeVisible();
    }
  },
);
