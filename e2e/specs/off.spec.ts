import { expectToFit } from '../accessible';
import { expect, test, untilHydrated, untilLoaded } from '../fixtures';
import { operate } from '../ownRepository';
import { registryOf } from '../registry';
import type { Store } from '../store';

const ARTICLE = '/blog/how-to-read-an-ingredient-list';
const PRODUCT = '/product/skn-002';

/** Switches with the operator's command, and waits until the store has another composition. */
async function turn(store: Store, state: 'off' | 'on', what: string): Promise<void> {
  const idOf = async () => (await registryOf(store)).id;
  const before = await idOf();
  expect((await operate(store, state, what)).output).toContain(`${what} is ${state} for all shoppers.`);
  const started = performance.now();
  await expect.poll(idOf, { intervals: [50] }).not.toBe(before);
  console.log(`${what} is ${state} for shoppers ${Math.round(performance.now() - started)} ms after the command`);
}

// the closed page and its data
test.use({ expectedMessages: /status of 503/ });

test('a remote is off, then on as before (REL-142)', { tag: '@full' }, async ({ page, browser, openStore }) => {
  const store = await openStore();
  const header = page.getByRole('banner');
  const closed = page.getByRole('heading', { level: 1, name: 'This part of the store is resting' });
  const article = page.getByRole('main').getByRole('article').first();
  const band = page.locator('main [data-fragment*="blog/"]');
  // opened before, and left open
  const tab = await (await browser.newContext({ baseURL: store.url })).newPage();
  await tab.goto('/blog');
  await untilHydrated(tab.getByRole('heading', { level: 1 }));
  await page.goto(store.url);
  await expect(header.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(band).not.toHaveCount(0);

  await turn(store, 'off', 'blog');

  await test.step('links and fragments of it are gone from other pages, with their space', async () => {
    for (const path of ['/', PRODUCT]) {
      await page.goto(store.url + path);
      await untilLoaded(page);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Shipping & Returns' })).toBeAttached();
      await expect(page.locator('a[href^="/blog"]')).toHaveCount(0);
      await expect(band).toHaveCount(0);
    }
    expect(await (await fetch(`${store.url}/sitemap.xml`)).text()).not.toContain('/blog');
  });

  await test.step('a search asks nothing of it', async () => {
    await page.goto(`${store.url}/collections/all?q=vitamin`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${store.url}/collections/all?q=serum`);
    await untilLoaded(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.filter((url) => url.includes('blog'))).toEqual([]);
  });

  await test.step('its pages say so, without scripts too, and have ways on', async () => {
    for (const path of ['/blog', ARTICLE]) {
      const response = await page.goto(store.url + path);
      expect([response?.status(), response?.headers()['cache-control']]).toEqual([
        503,
        'public, max-age=1, must-revalidate',
      ]);
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
      const html = await response?.text();
      expect(html).toContain('It is closed for a while.');
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      await untilLoaded(page);
      await expect(closed).toBeVisible();
      await expect(header).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      await expectToFit(page, 'a page that is off');
    }
    await page.getByRole('main').getByRole('link', { name: 'All Products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    await page.goBack();
    await expect(closed).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(`${store.url}/`);
  });

  await test.step('a tab of before comes to that page with the next link', async () => {
    const link = tab.getByRole('main').getByRole('article').first().getByRole('link').first();
    const checked = tab.waitForResponse('**/registry.json');
    await link.hover();
    await (await checked).finished();
    // the page reads the answer
    await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await link.click();
    await expect(tab.getByRole('heading', { level: 1, name: 'This part of the store is resting' })).toBeVisible();
    await expect(tab.getByText('It is closed for a while.')).toBeVisible();
    await tab.getByRole('main').getByRole('link', { name: 'All Products' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
  });

  await turn(store, 'on', 'blog');

  await test.step('all is as before', async () => {
    expect((await page.goto(`${store.url}/blog`))?.status()).toBe(200);
    await expect(article).toBeVisible();
    await page.goto(store.url);
    await expect(header.getByRole('link', { name: 'Blog' })).toBeVisible();
    await expect(band).not.toHaveCount(0);
  });

  await test.step('a fragment alone is off, and its remote is not', async () => {
    await page.goto(store.url + PRODUCT);
    await expect(page.locator('[data-fragment*="ArticleShelf"] a').first()).toBeAttached();
    await turn(store, 'off', 'blog/ArticleShelf');
    await page.goto(store.url + PRODUCT);
    await untilLoaded(page);
    await expect(page.locator('[data-fragment*="ArticleShelf"]')).toHaveCount(0);
    expect((await page.goto(store.url + ARTICLE))?.status()).toBe(200);
    expect((await operate(store, 'releases')).output).toContain('off       blog/ArticleShelf');
  });

  await test.step('while checkout is off the cart is kept, and says that it rests', async () => {
    await turn(store, 'off', 'checkout');
    await page.goto(store.url + PRODUCT);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    const drawer = page.getByRole('dialog', { name: /^Your cart \(1\)/ });
    await expect(drawer.getByRole('heading', { name: 'The cart is resting' })).toBeVisible();
    await turn(store, 'on', 'checkout');
    await drawer.getByRole('button', { name: 'Retry' }).click();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
  });
});
