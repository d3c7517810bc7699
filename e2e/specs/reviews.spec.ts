import { chromium, type Page } from '@playwright/test';
import { fragmentUrl } from '@glow/shared/remotes';
import manifest from '../reviews/manifest.json' with { type: 'json' };
import { startBackend } from '../reviews/backend';
import { startProxy, type Targets } from '../reviews/proxy';
import type { Review } from '../reviews/src/data/reviews';
import { chromiumArguments, chromiumPath } from '../../tools/test/chromium.js';
import { addressIn } from '../commands';
import { expect, signIn, test, untilHydrated } from '../fixtures';
import { readShifts, recordShifts } from '../layoutShift';
import { fetchRendered } from '../rendered';
import { operate, OwnRepository, released } from '../ownRepository';
import { builds, liveBuild } from '../registry';
import { countedFailures } from '../reports';

const PRODUCT = '/product/skn-002';
const PRODUCT_NAME = 'Midnight Repair Cream';
const FRAGMENT = 'src/product-reviews/ProductReviews.tsx';
const TEXT = 'Soft in the morning.';

const INVITATION = `Have you tried ${PRODUCT_NAME}?`;

/** Skips the checks whose subject the first release was. */
const UNCHECKED = ['--skip', 'types,tests'];

/** Shoppers after whom a build is withdrawn that fails where the build before does not. */
const SHOPPERS = 10;

/** The server looks for the cause of a failed page only once in some seconds. */
const LONG_SEARCH = { intervals: [1500], timeout: 600_000 };

const MAX_LAYOUT_SHIFT = 0.05;

function partOf(page: Page) {
  return page.getByRole('region', { name: 'Reviews' });
}

/** The page of the product, with what other packages show in it. */
async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: PRODUCT_NAME })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function htmlOf(url: string, network = '203.0.113.200'): Promise<string> {
  const { status, html } = await fetchRendered(url, { headers: { 'x-forwarded-for': network } });
  expect(status).toBe(200);
  return html;
}

// the backend is away for a while, and alone there is none
test.use({ expectedMessages: /status of (404|502)/ });

test('reviews come with their own backend, and go again', { tag: '@full' }, async ({ page, browser, openStore }) => {
  const reviews: Review[] = [];
  let backend = await startBackend(reviews);
  const targets: Targets = { backend: backend.port, store: 0 };
  const proxy = await startProxy(targets);
  const url = `http://localhost:${proxy.port}`;
  const store = await openStore(undefined, { TRUST_PROXY: '127.0.0.1,::1', SITE_URL: url });
  targets.store = Number(new URL(store.url).port);
  const before = await builds(store);
  const own = new OwnRepository('reviews');
  const times: string[] = [];
  const serves = async (text: string) => (await htmlOf(url + PRODUCT)).includes(text);
  const live = () => liveBuild(store, 'reviews');
  let good = '';

  async function step(name: string, walk: () => Promise<void>): Promise<void> {
    const started = Date.now();
    await test.step(name, walk);
    times.push(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }

  /** Releases an edit to everybody, and returns the build. */
  async function release(from: string, to: string): Promise<string> {
    const former = await live();
    own.edit(FRAGMENT, from, to);
    expect(await own.glow(store, 'release', ...UNCHECKED)).toMatchObject({ status: 0 });
    await expect.poll(live).not.toBe(former);
    return live();
  }

  await step('made', async () => {
    own.make();
    own.fill('e2e/reviews/src', manifest);
  });

  await step('released, with its types and tests', async () => {
    expect(await own.glow(store, 'release')).toMatchObject({
      status: 0,
      output: expect.stringMatching(/reviews .* is live[^]*Tests: +4 passed/),
    });
    await expect.poll(live).toBeTruthy();
    good = await live();
  });

  await step('a slot that no live build opens is refused', async () => {
    const [slot, unknown] = ['"storefront/product.below"', '"storefront/product.above"'];
    own.edit('package.json', slot, unknown);
    expect(await own.glow(store, 'release', ...UNCHECKED)).toMatchObject({
      status: 1,
      output: expect.stringContaining('reviews uses storefront/product.above *, and storefront has none'),
    });
    own.edit('package.json', unknown, slot);
  });

  await step('the page of a product has them from the server, and moves nothing', async () => {
    // a process that has just begun may be late, and the browser renders the fragment then
    await expect.poll(() => serves(INVITATION), LONG_SEARCH).toBe(true);
    // the headless shell measures no shifts
    const whole = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
    const measured = await whole.newPage();
    await recordShifts(measured);
    await measured.goto(url + PRODUCT);
    await untilHydrated(measured.getByRole('heading', { level: 1 }));
    await partOf(measured).scrollIntoViewIfNeeded();
    await expect(partOf(measured).getByText(`Nobody has reviewed ${PRODUCT_NAME} yet.`)).toBeVisible();
    const shifts = (await readShifts(measured)).map(Number.parseFloat);
    await whole.close();
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(MAX_LAYOUT_SHIFT);
  });

  await step('a signed-in shopper writes one, and it is there after a reload', async () => {
    await page.goto(url + PRODUCT);
    const invitation = partOf(page).getByRole('link', { name: 'Write a review' });
    await invitation.scrollIntoViewIfNeeded();
    await untilHydrated(invitation);
    await invitation.click();
    await signIn(page);
    await expect(page).toHaveURL(url + PRODUCT);
    await partOf(page).getByRole('button', { name: 'Write a review' }).click();
    await partOf(page).getByLabel('Rating').selectOption('4');
    await partOf(page).getByRole('textbox', { name: 'Your review' }).fill(TEXT);
    await partOf(page).getByRole('button', { name: 'Send review' }).click();
    await expect(partOf(page).getByRole('listitem')).toContainText(TEXT);
    await page.reload();
    await partOf(page).scrollIntoViewIfNeeded();
    await expect(partOf(page).getByRole('listitem')).toContainText(TEXT);
    expect(reviews).toMatchObject([{ productId: 'skn-002', productName: PRODUCT_NAME, rating: 4, text: TEXT }]);
  });

  await step('account menu, tab, search, page and dashboard have them', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Your Reviews' }).click();
    await expect(page).toHaveURL(`${url}/account/reviews`);
    await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toContainText(PRODUCT_NAME);
    await page.getByRole('combobox', { name: 'Search products' }).fill('testimonials');
    await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: 'Reviews' }).click();
    await expect(page).toHaveURL(`${url}/reviews`);
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    await expect(page.getByRole('main').getByText(TEXT)).toBeVisible();
    await page.goto(`${url}/admin`);
    await expect(partOf(page)).toContainText('1 review of products');
  });

  await step('without the backend its parts say so, and the pages are whole', async () => {
    await backend.close();
    await page.goto(url + PRODUCT);
    await partOf(page).scrollIntoViewIfNeeded();
    await expect(partOf(page).getByText('Reviews cannot be shown at the moment.')).toBeVisible();
    await expectWholePage(page);
    backend = await startBackend(reviews);
    targets.backend = backend.port;
    await partOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(partOf(page).getByRole('listitem')).toContainText(TEXT);
    expect(await countedFailures(store, {})).toBe(0);
  });

  await step('a build that throws on the server is withdrawn after ten shoppers, whose pages are whole', async () => {
    const stuck = "if (!globalThis.document) throw new Error('The reviews are stuck');";
    const faulty = await release('const id = useId();', `const id = useId();\n  ${stuck}`);
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.1' } });
    const visitor = await context.newPage();
    await visitor.goto(url + PRODUCT);
    await expectWholePage(visitor);
    await expect(partOf(visitor).getByRole('listitem')).toContainText(TEXT);
    await context.close();
    let shopper = 1;
    // the server looks for one cause at a time
    await expect
      .poll(async () => {
        shopper += 1;
        const html = await htmlOf(url + PRODUCT, `203.0.113.${shopper}`);
        expect(html).toContain('Add to Cart');
        if ((await live()) === faulty) expect(html.includes(INVITATION)).toBe(false);
        return live();
      }, LONG_SEARCH)
      .toBe(good);
    expect(shopper).toBeGreaterThanOrEqual(SHOPPERS);
    await expect.poll(() => serves(INVITATION)).toBe(true);
    expect((await operate(store, 'releases')).output).toMatch(new RegExp(`\\(${faulty}\\), withdrawn `));
    own.edit(FRAGMENT, stuck, '');
  });

  await step('it runs alone, with its page and the addresses of its fragments', async () => {
    await page.goto('about:blank');
    const alone = own.start('start');
    try {
      const address = await addressIn(alone.stdout);
      await page.goto(address);
      await expect(page.getByText('reviews, alone')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
      for (const [name, props, shown] of [
        ['reviews/ProductReviews', { productId: 'skn-002' }, INVITATION],
        ['reviews/ReviewFigures', {}, 'The reviews do not answer at the moment.'],
      ] as const) {
        await page.goto(new URL(fragmentUrl(name, props), address).href);
        await expect(page.getByRole('main')).toContainText(shown);
      }
      await page.goto('about:blank');
    } finally {
      if (alone.pid) process.kill(-alone.pid);
    }
  });

  await step('the operator takes the remote out of the store', async () => {
    expect(await operate(store, 'retire', 'reviews')).toMatchObject({ status: 0 });
    await expect.poll(live).toBeFalsy();
    expect((await fetch(`${url}/reviews`, { headers: { accept: 'text/html' } })).status).toBe(404);
    await expect.poll(() => serves('reviews/ProductReviews')).toBe(false);
    await page.goto(`${url}/account`);
    await expect(page.getByRole('tab')).toHaveText(['Profile', 'Orders', 'Addresses', 'Payment Methods']);
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Order History' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your Reviews' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Search products' }).fill('testimonials');
    await expect(page.getByRole('search').getByText('Nothing found for “testimonials”.')).toBeVisible();
    await page.goto(`${url}/admin`);
    await expect(page.getByRole('table', { name: 'Recent orders' })).toBeVisible();
    await expect(partOf(page)).toHaveCount(0);
    await page.goto('about:blank');
  });

  expect({ ...(await builds(store)), reviews: null }).toEqual({ ...before, reviews: null });
  expect(released(store)).toEqual(['reviews']);
  console.log(`A remote with a backend: ${times.join(', ')}`);
  await proxy.close();
  await backend.close();
  own.remove();
});
