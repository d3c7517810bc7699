import type { Page } from '@playwright/test';
import { FAULTS } from '../faults';
import { expect, navigateInPage, setUpCart, test, untilHydrated, untilLoaded } from '../fixtures';
import { provesOwn } from '../interop/pairs';
import { registryOf } from '../registry';
import { countedFailures, keepReports, sentFailures } from '../reports';

const REMOTES = [
  { name: 'storefront', url: '/', otherUrl: '/blog' },
  { name: 'checkout', url: '/cart', otherUrl: '/blog' },
  { name: 'account', url: '/login', otherUrl: '/blog' },
  { name: 'blog', url: '/blog', otherUrl: '/' },
  { name: 'admin', url: '/admin', otherUrl: '/blog' },
];

/** The faults that `npm run test:all` has too, and the one of `npm test`, each with one remote; both moments occur. */
const FULL = [
  'refuses connections',
  'hangs',
  'throws in its entry',
  'throws as its screen is drawn',
  'misses nested chunks',
];
const QUICK = 'is tampered with';

/**
 * Each fault with each remote, all of which `npm run glow -- test matrix` runs; moments alternate, so that each fault
 * and each remote meets both.
 */
const MATRIX = FAULTS.flatMap((fault, row) =>
  REMOTES.map((remote, column) => {
    // a diagonal of the matrix
    const isChosen = column === row % REMOTES.length;
    const tag =
      isChosen && fault.name === QUICK ? '@interop' : isChosen && FULL.includes(fault.name) ? '@full' : '@matrix';
    return { fault, remote, moment: (row + column) % 2 === 0 ? 'cold' : 'mid-session', tag };
  }),
);

/** Heading of the panel. */
const RESTING = 'This part of the store is resting';

/** Durations by remote and fault, printed at the end. */
const timings: Record<string, Record<string, number | string>> = {};

async function millisecondsOf(action: () => Promise<unknown>): Promise<number> {
  const start = Date.now();
  await action();
  return Date.now() - start;
}

test.use({ expectedMessages: /./ });
test.afterAll(() => {
  if (Object.keys(timings).length > 0) console.table(timings);
});

for (const {
  fault,
  remote: { name, url, otherUrl },
  moment,
  tag,
} of MATRIX) {
  test(
    `${name} ${fault.name}, ${moment}: its screens rest, Retry recovers, and it is reported`,
    { tag, annotation: tag === '@interop' ? provesOwn('down') : [] },
    async ({ page, store }) => {
      const { id, remotes } = await registryOf(store);
      const { entry, build } = remotes.find((remote) => remote.name === name) ?? {};
      const panel = page.getByRole('heading', { name: RESTING });
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const reportKey = { remote: name, build: fault.build ?? build };
      const failure = { ...reportKey, phase: fault.phase };
      const retryFailure = { ...reportKey, phase: 'retry' };
      const counted = { ...failure, composition: id };
      const countedBefore = await countedFailures(store, counted);
      await keepReports(page);

      await setUpCart(page, '/product/skn-002');
      const cart = await page.evaluate(() => localStorage.getItem('glow_cart'));
      const removeFault = await fault.inject(page, name, (entry ?? '').replace(/[^/]*$/, ''));
      if (fault.isSilent && moment === 'cold') await page.clock.install();
      if (moment === 'cold') await page.goto(url);
      else await page.goto(otherUrl).then(() => untilLoaded(page));
      await expect(heading).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      if (moment === 'mid-session') await navigateInPage(page, url);
      if (fault.isSilent && moment === 'cold') {
        // longer than any timeout of an entry, by the clock of the page
        await expect(heading).toBeVisible();
        await page.clock.fastForward(60_000);
        await expect(panel).toBeHidden();
        await removeFault();
        await page.clock.fastForward(60_000);
        await untilHydrated(heading);
        await expect(panel).toBeHidden();
        return;
      }
      const panelMs = await millisecondsOf(() => expect(panel).toBeVisible());
      for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeVisible();
      expect(await page.evaluate(() => Reflect.has(window, 'isTampered'))).toBe(false);
      await expect.poll(() => sentFailures(page, failure), 'the failure is reported').toBeGreaterThan(0);
      if (!fault.build)
        await expect
          .poll(() => countedFailures(store, counted), 'the report is counted')
          .toBeGreaterThan(countedBefore);

      await navigateInPage(page, otherUrl);
      await expect(panel).toBeHidden();
      await expect(heading).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1');
      await navigateInPage(page, url);
      await expect(panel).toBeVisible();
      const retry = page.getByRole('button', { name: 'Retry' });
      if (!fault.isSilent) {
        const sentBefore = await sentFailures(page, retryFailure);
        await retry.click();
        await expect
          .poll(() => sentFailures(page, retryFailure), 'a failed Retry is reported too')
          .toBeGreaterThan(sentBefore);
        await expect(panel).toBeVisible();
      }

      await removeFault();
      const recoveryMs = await millisecondsOf(async () => {
        await retry.click();
        await expect(heading.filter({ hasNotText: RESTING })).toBeVisible();
      });
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
      expect(await page.evaluate(() => localStorage.getItem('glow_cart'))).toBe(cart);
      timings[`${name} ${fault.name}`] = {
        ...timings[`${name} ${fault.name}`],
        [`${moment}: panel after, ms`]: panelMs,
        [`${moment}: recovered after, ms`]: recoveryMs,
      };
    },
  );
}

/** Opens a page; then the server has another release, and no file of the blog's until the page is loaded anew. */
async function openOldTab(page: Page): Promise<void> {
  let isOld = true;
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...(isOld && { id: 'newer' }) } });
  });
  await page.route('**/assets/blog/**', (route) => (isOld ? route.fulfill({ status: 404 }) : route.fallback()));
  await page.goto('/collections/skincare');
  await untilLoaded(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
}

test('a tab of a release that is gone is loaded anew, and shows the page (REL-2)', async ({ page }) => {
  await openOldTab(page);
  await navigateInPage(page, '/blog');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasNotText: RESTING })).toHaveText(
    'The Glow Blog',
  );
  expect(await page.evaluate(() => Reflect.has(window, 'isSamePage'))).toBe(false);
});

test('a tab of a release that is gone tells it where text was typed, which stays (REL-2)', async ({ page }) => {
  await openOldTab(page);
  const email = page.getByRole('contentinfo').getByLabel('Email address');
  await email.fill('rose@example.com');
  await navigateInPage(page, '/blog');
  await expect(page.getByText('Copy what you typed, then reload the page.')).toBeVisible();
  await expect(page.getByRole('heading', { name: RESTING })).toBeVisible();
  await expect(email).toHaveValue('rose@example.com');
  expect(await page.evaluate(() => Reflect.has(window, 'isSamePage'))).toBe(true);
});
