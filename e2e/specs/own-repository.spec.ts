import type { Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectToFit } from '../accessible';
import { addToCart, expect, test } from '../fixtures';
import { fetchRendered } from '../rendered';
import { repository, Store } from '../store';
import { addressIn } from '../commands';
import { OwnRepository, released } from '../ownRepository';
import { builds, registryOf } from '../registry';

/** Waits until the page shows the remote's own picture, whose address the server's HTML and the browser share. */
async function expectPicture(page: Page, store: Store): Promise<void> {
  const picture = page.getByRole('img', { name: 'A ribbon' });
  await expect(picture).toHaveAttribute('src', /^\/assets\/gifts\/pictures\/ribbon\.\w{8}\.webp$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await fetchRendered(`${store.url}/gifts`)).html).toContain(`src="${await picture.getAttribute('src')}"`);
}

/** What the browser says of a mistake that a test makes, and of a development server that has ended. */
test.use({ expectedMessages: /webpack-dev-server|ERR_CONNECTION_REFUSED/ });

/** Skips the checks whose subject another release of the test was. */
const UNCHECKED = ['--skip', 'types,tests'];

test('a remote is made and released in a repository of its own', { tag: '@full' }, async ({ page, openStore }) => {
  const own = new OwnRepository('gifts');
  const store = await openStore();
  const before = await builds(store);
  const started = Date.now();
  const times: string[] = [];
  const step = (name: string) => times.push(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s`);

  own.make();
  own.addPicture();
  step('made');
  expect(await own.glow(store, 'test')).toMatchObject({
    status: 0,
    output: expect.stringContaining('PASS gifts src/gifts/GiftsPage.test.tsx'),
  });
  step('tested');
  expect(await own.glow(store, 'build')).toMatchObject({ status: 0 });
  step('built');
  expect(await own.glow(store, 'release')).toMatchObject({
    status: 0,
    output: expect.stringMatching(/gifts .* is live/),
  });
  step('released');

  await expect.poll(async () => (await fetch(`${store.url}/gifts`)).text()).toContain('This part of the store is new.');
  await page.goto(`${store.url}/gifts`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
  await expectPicture(page, store);
  step('in the running store');
  console.log(`A remote in a repository of its own: ${times.join(', ')}`);
  const { gifts, ...others } = await builds(store);
  expect([others, released(store)]).toEqual([before, ['gifts']]);

  await test.step('menu and sitemap name it', async () => {
    const link = page.getByRole('banner').getByRole('link', { name: 'Gifts' }).first();
    await expect(link).toHaveAttribute('href', '/gifts');
    await expect.poll(async () => (await fetch(`${store.url}/sitemap.xml`)).text()).toContain('/gifts</loc>');
  });

  await test.step('its links lead into the store and back, by the same shell', async () => {
    await page.getByRole('link', { name: 'Shop Bestsellers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bestsellers' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
  });

  await test.step('a release again says that it is live already', async () => {
    expect(await own.glow(store, 'release')).toMatchObject({
      status: 0,
      output: expect.stringContaining('live already'),
    });
  });

  await test.step("another package's URLs are refused", async () => {
    for (const [prefix, reason] of [
      ['/cart/gifts', 'gifts answers /cart/gifts, and checkout answers /cart: change one.'],
      ['/about', 'gifts answers /about, and shell answers /about: change one.'],
      ['/api/gifts', 'gifts answers /api/gifts, and the server answers /api itself.'],
    ] as const) {
      own.edit('package.json', '"prefixes": ["/gifts"]', `"prefixes": ["${prefix}"]`);
      expect(await own.glow(store, 'release', ...UNCHECKED)).toMatchObject({
        status: 1,
        output: expect.stringContaining(reason),
      });
      own.edit('package.json', `"prefixes": ["${prefix}"]`, '"prefixes": ["/gifts"]');
    }
  });

  await test.step('types that do not fit and failing tests are refused', async () => {
    own.edit('src/gifts/GiftsPage.tsx', 'tabIndex={-1}', 'tabIndex="first"');
    expect(await own.glow(store, 'release')).toMatchObject({
      status: 1,
      output: expect.stringContaining('The types of'),
    });
    own.edit('src/gifts/GiftsPage.tsx', 'tabIndex="first"', 'tabIndex={-1}');
    own.edit('src/gifts/GiftsPage.tsx', '>Gifts<', '>Presents<');
    expect(await own.glow(store, 'release')).toMatchObject({
      status: 1,
      output: expect.stringContaining('The tests of'),
    });
    own.edit('src/gifts/GiftsPage.tsx', '>Presents<', '>Gifts<');
    expect((await builds(store)).gifts).toBe(gifts);
  });

  await test.step('a new prefix comes with a release and goes with a rollback', async () => {
    own.edit('package.json', '"prefixes": ["/gifts"]', '"prefixes": ["/gifts", "/wrapping"]');
    own.edit(
      'src/routes.tsx',
      'export const Screens = defineRoutes<typeof pageData>([',
      'export const Screens = defineRoutes<typeof pageData>([\n  { path: "/wrapping", name: "wrapping", load: async () => () => <h1>Wrapping</h1> },',
    );
    expect(await own.glow(store, 'release', ...UNCHECKED)).toMatchObject({ status: 0 });
    await expect.poll(async () => (await fetch(`${store.url}/wrapping`)).text()).toContain('<h1>Wrapping</h1>');
    expect(await own.glow(store, 'rollback')).toMatchObject({
      status: 0,
      output: expect.stringContaining(gifts ?? ''),
    });
    await expect.poll(async () => (await fetch(`${store.url}/wrapping`)).status).toBe(404);
  });

  await test.step('a fragment from the template is shown by a page of another team', async () => {
    expect(await own.glow(store, 'new-fragment', 'Teaser')).toMatchObject({ status: 0 });
    own.edit('package.json', '"slots": {', '"slots": { "storefront/home.below": [{ "fragment": "Teaser" }],');
    expect(await own.glow(store, 'release')).toMatchObject({
      status: 0,
      output: expect.stringContaining('PASS gifts'),
    });
    await expect.poll(async () => (await fetch(store.url)).text()).toContain('This fragment is new.');
  });

  await test.step('it runs alone', async () => {
    await page.goto('about:blank');
    const alone = own.start('start');
    try {
      await page.goto(await addressIn(alone.stdout));
      await expect(page.getByText('gifts, alone')).toBeVisible();
      await expect(page.getByRole('link', { name: '/wrapping' })).toBeVisible();
      await page.goto('about:blank');
    } finally {
      alone.kill();
    }
    await once(alone, 'close');
  });
  own.remove();
});

/** Makes a team for a store that is not open yet; returns its access, which needs the store's address. */
function addTeam(store: Store, publishers: string): NodeJS.ProcessEnv {
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/glow.js', 'registry', 'key', 'gifts', 'gifts'], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, PUBLISHERS: publishers, RELEASES_DIR: store.releasesFolder, REGISTRY_URL: '' },
  });
  const access = Object.fromEntries(
    [...stdout.matchAll(/(REGISTRY_(?:TOKEN|KEY))=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
  expect(Object.keys(access), stderr).toEqual(['REGISTRY_TOKEN', 'REGISTRY_KEY']);
  return access;
}

test('a team sees its edits in the running store, in one browser', { tag: '@full' }, async ({ page, browser }) => {
  const teams = mkdtempSync(path.join(tmpdir(), 'glow-teams-'));
  const publishers = path.join(teams, 'publishers.json');
  const store = new Store(repository, { PUBLISHERS: publishers, LOCAL_REMOTES: '1' });
  const access = addTeam(store, publishers);
  await store.open();
  const own = new OwnRepository('gifts', { ...access, REGISTRY_URL: store.url });
  own.make();
  own.addPicture();
  expect(await own.glow(store, 'release', ...UNCHECKED)).toMatchObject({ status: 0 });
  await test.step('with its key the team reads what failed, with the lines of its source', async () => {
    const dist = path.join(own.folder, 'dist');
    const { build, screens } = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as {
      build: string;
      screens: Record<string, string[]>;
    };
    const script = screens.gifts?.find((file) => file.startsWith('gifts.')) ?? '';
    const column = readFileSync(path.join(dist, script), 'utf8').indexOf('This part of the store is new.') + 1;
    const frames = [`at GiftsPage (/assets/gifts/${script}:1:${column})`];
    const failure = { remote: 'gifts', build, phase: 'render', message: 'TypeError: broken', frames };
    await expect.poll(() => builds(store)).toHaveProperty('gifts');
    const { id } = await registryOf(store);
    const reported = await fetch(`${store.url}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ composition: id, failures: [failure] }),
    });
    expect(reported.status).toBe(204);
    const errors = async () => (await own.glow(store, 'errors')).output;
    await expect
      .poll(errors)
      .toMatch(/TypeError: broken \(render\): 1 time, first .*src\/gifts\/GiftsPage\.tsx:\d+\n.*>.*This part/s);
    expect((await fetch(`${store.url}/assets/gifts/${script}.map`)).status).toBe(404);
    expect((await own.glow(store, 'preview', `gifts@${build}`)).output).toContain(`/?preview=gifts@${build}.`);
    expect((await own.glow(store, 'log')).output).toContain(`release gifts@${build}`);
  });
  const released = page.getByText('This part of the store is new.');
  const badge = page.getByRole('complementary', { name: 'Preview' });
  await addToCart(page, `${store.url}/product/skn-002`);
  const cart = await page.evaluate(() => localStorage.getItem('glow_cart'));
  own.edit('src/gifts/GiftsPage.tsx', 'This part of the store is new.', 'This is not released.');
  const developing = own.start('dev', '--store', store.url);
  try {
    const link = await addressIn(developing.stdout);
    await page.goto(link);

    await test.step('the page has the local remote, with the data of the live build, and says so', async () => {
      await expect(page.getByText('This is not released.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('$');
      await expect(badge).toContainText(/^gifts from 127\.0\.0\.1:\d+ until \d\d:\d\d UTC/);
      expect(page.url()).toBe(`${store.url}/gifts`);
      const picture = page.getByRole('img', { name: 'A ribbon' });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expectToFit(page, 'a local remote with a picture');
    });

    await test.step('an edit reloads the page, a mistake is told above it, and the cart is kept', async () => {
      const edit = (from: string, to: string) => own.edit('src/gifts/GiftsPage.tsx', from, to);
      edit('This is not released.', 'This is the second edit.');
      await expect(page.getByText('This is the second edit.')).toBeVisible();
      edit('export function GiftsPage(', 'export function GiftsPage((');
      const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
      await expect(overlay).toContainText(/GiftsPage\.tsx:\d+: Unexpected token/);
      edit('export function GiftsPage((', 'export function GiftsPage(');
      await expect(overlay).toBeHidden();
      await expect(page.getByText('This is the second edit.')).toBeVisible();
      // the page reloads after each build
      await expect(async () => {
        expect(await page.evaluate(() => localStorage.getItem('glow_cart'))).toBe(cart);
      }).toPass();
      await page.getByRole('link', { name: 'Shop Bestsellers' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bestsellers' })).toBeVisible();
    });

    await test.step('other browsers have what is released, and the link no more', async () => {
      const context = await browser.newContext();
      const other = await context.newPage();
      expect((await other.goto(link))?.status()).toBe(403);
      const response = await other.goto(`${store.url}/gifts`);
      await expect(other.getByText('This part of the store is new.')).toBeVisible();
      await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
      expect(response?.headers()['content-security-policy']).not.toContain('127.0.0.1');
      await context.close();
    });

    await test.step('it ends by its link', async () => {
      await page.goto(`${store.url}/gifts`);
      await badge.getByRole('link', { name: 'Back to the live store' }).click();
      await expect(released).toBeVisible();
      await expect(badge).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('glow_cart'))).toBe(cart);
    });
  } finally {
    if (developing.pid) process.kill(-developing.pid);
    await page.goto('about:blank');
    await store.remove();
    own.remove();
    rmSync(teams, { recursive: true });
  }
});
