import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { addToCart, expect, fillPayment, fillShipping, placeOrder, test } from '../fixtures';
import type { Store } from '../store';
import { liveBuild } from '../registry';
import { countedFailures } from '../reports';
import { Team, UNCHECKED } from '../team';

/** The heading of the cart summary in the build before the release, and in the released one. */
const [FIRST, SECOND] = ['Order Summary', 'What you pay'];

function summaryOf(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2, name: /^(Order Summary|What you pay)$/ });
}

function restingPanel(page: Page) {
  return page.getByRole('heading', { name: 'This part of the store is resting' });
}

/** Opens the cart page with a filled cart in a new context, and runs a function there. */
async function asVisitor(
  browser: Browser,
  { store, cart, ...options }: BrowserContextOptions & { store: Store; cart: string },
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  await context.addInitScript((value) => localStorage.setItem('glow_cart', value), cart);
  const page = await context.newPage();
  await page.goto(`${store.url}/cart`);
  await visit(page);
  await context.close();
}

/** A bucket that gets a build while it is released to a share of shoppers. */
async function bucketOf(store: Store, build: string): Promise<string> {
  let bucket = -1;
  const buildOfNext = () => liveBuild(store, 'checkout', `glow_bucket=${(bucket = (bucket + 1) % 100)}`);
  await expect.poll(buildOfNext, { intervals: [20] }).toBe(build);
  return String(bucket);
}

/** A release check that is not answered within this time was not asked for, or is waited for at the next hover. */
const REGISTRY_TIMEOUT_MS = 2000;

/** Hovers and clicks a header link until the page is loaded anew with the new composition, without `isFirstPage`. */
async function followWithReload(page: Page, name: string): Promise<void> {
  const startUrl = page.url();
  const link = page.getByRole('banner').getByRole('link', { name, exact: true }).first();
  await expect(async () => {
    if (page.url() !== startUrl) await page.goBack();
    await page.mouse.move(0, 0);
    // a hover soon after the last release check sends no request, so waiting for one may time out
    const registryResponse = page.waitForResponse('**/registry.json', { timeout: REGISTRY_TIMEOUT_MS }).then(
      (response) => response.finished(),
      () => undefined,
    );
    await link.hover();
    await registryResponse;
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'isFirstPage')), 'the page was reloaded').toBe(false);
  }).toPass();
}

let team: Team;

// a page of a build that has been rolled back gets no data any more, and goes on with what it has
test.use({ expectedMessages: /status of 404/ });

test.beforeEach(() => {
  team = new Team();
});
test.afterEach(() => team.remove());

test('a shopper notices nothing of a day of releases', { tag: '@full' }, async ({ page, browser, openStore }) => {
  const store = await openStore(team.root, { TRUST_PROXY: '127.0.0.1' });
  const before = await liveBuild(store, 'checkout');
  const notFound: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) notFound.push(new URL(response.url()).pathname);
  });

  await addToCart(page, `${store.url}/product/skn-002`);
  const cart = (await page.evaluate(() => localStorage.getItem('glow_cart'))) ?? '';
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await page.getByLabel('First name').fill('Amelia');
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));

  team.edit('checkout-mfe/src/cart/CartPage.tsx', FIRST, SECOND);
  const shared = await team.command(store, 'release', 'checkout', '--share', '50', ...UNCHECKED);
  expect(shared).toEqual({ status: 0, output: expect.stringContaining('is live for 50 of 100 shoppers') });
  const after = /\((\w+)\) is live for 50/.exec(shared.output)?.[1] ?? '';

  await test.step('half of the shoppers have the new build, each the same one at every visit', async () => {
    for (const [build, text] of [
      [before, FIRST],
      [after, SECOND],
    ] as const) {
      const bucket = { name: 'glow_bucket', value: await bucketOf(store, build), url: store.url };
      await asVisitor(browser, { store, cart }, async (visitor) => {
        await visitor.context().addCookies([bucket]);
        for (let visit = 0; visit < 2; visit += 1) {
          await visitor.goto(`${store.url}/cart`);
          await expect(summaryOf(visitor)).toHaveText(text);
        }
      });
    }
  });

  await test.step('promoted, it is there for all; the shopper comes to it with the next page, and what was typed and the cart are there', async () => {
    expect((await team.command(store, 'promote', 'checkout')).output).toContain(`(${after}) is live for all`);
    await expect.poll(() => liveBuild(store, 'checkout')).toBe(after);
    expect(await page.evaluate(() => Reflect.has(window, 'isFirstPage'))).toBe(true);
    await followWithReload(page, 'Makeup');
    await page.goto(`${store.url}/cart`);
    await expect(summaryOf(page)).toHaveText(SECOND);
    await page.getByRole('link', { name: 'Checkout' }).last().click();
    await expect(page.getByLabel('First name')).toHaveValue('Amelia');
    await fillShipping(page);
  });

  await test.step('whoever has the link looks at the build before', async () => {
    await asVisitor(browser, { store, cart }, async (visitor) => {
      await visitor.goto(`${store.url}/cart?preview=checkout@${before}`);
      await expect(summaryOf(visitor)).toHaveText(FIRST);
      await expect(visitor.getByRole('complementary', { name: 'Preview' })).toContainText(before);
    });
  });

  await test.step('a build that cannot show the cart is released: shoppers meet the last known good one, and after ten of them everybody does', async () => {
    team.edit(
      'checkout-mfe/src/cart/CartPage.tsx',
      'const heading = useCart(headingOf);',
      "if (globalThis.document) throw new Error('The cart is stuck');\n  const heading = '';",
    );
    const released = await team.command(store, 'release', 'checkout', ...UNCHECKED);
    expect(released).toEqual({ status: 0, output: expect.stringContaining('is live') });
    await expect.poll(() => liveBuild(store, 'checkout')).not.toBe(after);
    const broken = await liveBuild(store, 'checkout');
    for (let shopper = 1; shopper <= 10; shopper += 1) {
      expect(await liveBuild(store, 'checkout')).toBe(broken);
      await asVisitor(
        browser,
        { store, cart, extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${shopper}` } },
        async (visitor) => {
          await expect(summaryOf(visitor)).toHaveText(SECOND);
          await expect(restingPanel(visitor)).toBeHidden();
          await expect
            .poll(() => countedFailures(store, { remote: 'checkout', build: broken, phase: 'render' }))
            .toBe(shopper);
        },
      );
    }
    await expect.poll(() => liveBuild(store, 'checkout')).toBe(after);
    expect((await team.command(store, 'releases')).output).toMatch(
      new RegExp(
        `live +1\\.0\\.0 \\(${after}\\)[^]*\\(${broken}\\), withdrawn .* it failed 10 of 10 shoppers where the build before did not`,
      ),
    );
  });

  await test.step('rolled back, and the shopper buys what the day began with, once', async () => {
    expect((await team.command(store, 'rollback', 'checkout')).output).toContain(`(${before}) is live for all`);
    await expect.poll(() => liveBuild(store, 'checkout')).toBe(before);
    await fillPayment(page);
    await placeOrder(page);
    await expect(page.getByRole('main')).toContainText('Amelia Hart');
    await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).not.toContainText('1');
  });
  expect(notFound.filter((path) => !path.startsWith('/page-data/'))).toEqual([]);
});
