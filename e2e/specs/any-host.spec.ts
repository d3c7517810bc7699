import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { buildHost } from '../interop/buildHost';
import { listen } from '../reviews/backend';

/** The host's origin; `show` has it serve the files of a folder. */
const test = base.extend<{ host: { origin: string; show(folder: string): void } }>({
  host: async ({}, use) => {
    let folder = '';
    const server = await listen(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://host');
      const file = path.join(folder, pathname === '/' ? 'index.html' : path.basename(pathname));
      if (!existsSync(file)) return void response.writeHead(404).end();
      const type = file.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    });
    await use({ origin: `http://localhost:${server.port}`, show: (built) => (folder = built) });
    await server.close();
  },
});

async function expectShelf(page: Page, heading: string, store: string): Promise<void> {
  const shelf = page.getByRole('region', { name: heading });
  const cards = shelf.getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText(/\$\d+\.\d\d/);
  const link = cards.first().getByRole('link');
  expect(await link.evaluate((element: HTMLAnchorElement) => element.href)).toContain(`${store}/product/`);
  const picture = cards.first().locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc && image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`${store}/images/`);
  await expect(cards.first().getByRole('article')).toHaveCSS('display', 'grid');
  await expect(cards.first().getByRole('heading')).toHaveCSS('font-family', /Cormorant Garamond/);
  expect(
    await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map(({ status }) => status))),
  ).toContain('loaded');
}

test(
  'a host of stock Module Federation on another origin shows the shelf of products',
  { tag: '@full' },
  async ({ page, host, openStore }) => {
    const store = await openStore(undefined, { FEDERATION_ORIGINS: host.origin });
    host.show(await buildHost(store.url));
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));

    await test.step('in a host with React, which is the only one', async () => {
      await page.goto(host.origin);
      await expectShelf(page, 'Bestsellers', store.url);
      // the host renders it again with other properties, and keeps its hooks
      await page.getByRole('button', { name: 'Choose' }).click();
      await expectShelf(page, 'Chosen for you', store.url);
      const scripts = files.filter((url) => url.startsWith(store.url) && url.endsWith('.js'));
      const codes = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
      expect(scripts.length).toBeGreaterThan(1);
      expect(
        codes.filter((code) => code.includes('react.transitional.element') && code.includes('useSyncExternalStore=')),
      ).toEqual([]);
      expect(codes.filter((code) => code.includes('hydrateRoot'))).toEqual([]);
    });

    await test.step('the page of the host stays its own', async () => {
      await expect(page.getByText('What we read about')).toHaveCSS('margin-top', '16px');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Times/);
      expect(await page.evaluate(() => [localStorage.length, history.length])).toEqual([0, 2]);
    });

    await test.step('a product is a page of the store', async () => {
      await page.getByRole('region').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`^${store.url}/product/`));
    });

    await test.step('in a host without React', async () => {
      await page.goto(`${host.origin}/?mount`);
      await expectShelf(page, 'Mounted', store.url);
      await page.keyboard.press('Escape');
      await expect(page.locator('#root')).toBeEmpty();
    });
  },
);

test.describe('while the store is down', () => {
  // the browser and the host's federation tell of it
  test.use({ expectedMessages: /net::ERR_CONNECTION_REFUSED|RUNTIME-\d|Failed to fetch|Failed to get manifest/ });

  test('a host shows its own sentence', { tag: '@full' }, async ({ page, host }) => {
    const gone = await listen(() => undefined);
    await gone.close();
    host.show(await buildHost(`http://localhost:${gone.port}`));
    await page.goto(host.origin);
    await expect(page.getByRole('alert')).toHaveText('The shop is closed today.');
    await expect(page.getByRole('heading', { name: 'The magazine' })).toBeVisible();
  });
});
