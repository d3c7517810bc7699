import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { makeLive, publishBadBuild } from '../badBuild';
import { expect, test as base } from '../fixtures';
import { blocksOf, commandsOf } from '../documented';
import { StockProject } from '../interop/stockProject';
import { listen } from '../reviews/backend';

/** The host's origin; `show` has it serve the files of a folder. */
const test = base.extend<{ host: { origin: string; show(folder: string): void } }>({
  host: async ({}, use) => {
    let folder = '';
    const server = await listen(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://host');
      if (pathname === '/favicon.ico') return void response.writeHead(204).end();
      const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
      if (!existsSync(file)) return void response.writeHead(404).end();
      const type = file.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    });
    await use({ origin: `http://localhost:${server.port}`, show: (built) => (folder = built) });
    await server.close();
  },
  // the browser and the host's federation tell of a store that is down
  expectedMessages: /net::ERR_CONNECTION_REFUSED|RUNTIME-\d|Failed to fetch|Failed to get manifest/,
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
}

for (const project of ['webpack-host', 'rspack-host', 'vite-host'])
  test(
    `${project} on another origin shows the shelf of products`,
    { tag: ['@full', '@interop'] },
    async ({ page, host, openStore }) => {
      test.setTimeout(1_800_000);
      const commands = commandsOf(
        blocksOf('docs/own-repository.md', { section: 'Show a part of this store elsewhere' })[0] ?? '',
      );
      const [start = '', look = '', ...others] = commands.map((line) =>
        line.replace('https://magazine.example', host.origin),
      );
      expect(others).toEqual([]);
      const [, setting = '', origins] = /^(\w+)=(\S+) npm start$/.exec(start) ?? [];
      const store = await openStore(undefined, { [setting]: origins });
      const answer = spawnSync('bash', ['-c', look.replace('http://localhost:3000', store.url)], { encoding: 'utf8' });
      expect(answer.stdout.toLowerCase()).toContain(`access-control-allow-origin: ${host.origin}`);
      const stock = new StockProject(project);
      stock.build({ STORE: store.url });
      host.show(stock.dist);
      const files: string[] = [];
      page.on('request', (request) => files.push(request.url()));
      const card = page.getByRole('region').getByRole('listitem').first();

      await test.step('screen: the host has the shelf with live products', async () => {
        await page.goto(host.origin);
        await expectShelf(page, 'Bestsellers', store.url);
      });

      await test.step('hook: the host renders it again with other properties, by the only React', async () => {
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

      await test.step('style: the shelf has its own, and the page of the host stays as it is', async () => {
        await expect(card.getByRole('article')).toHaveCSS('display', 'grid');
        await expect(card.getByRole('heading')).toHaveCSS('font-family', /Cormorant Garamond/);
        expect(
          await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map(({ status }) => status))),
        ).toContain('loaded');
        await expect(page.getByText('What we read about')).toHaveCSS('margin-top', '16px');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Times/);
        expect(await page.evaluate(() => [localStorage.length, history.length])).toEqual([0, 2]);
      });

      await test.step('back: the host leaves the shelf and comes back to it, in one document', async () => {
        await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
        await page.getByRole('link', { name: 'About' }).click();
        await expect(page.getByRole('heading', { name: 'About the magazine' })).toBeVisible();
        await expect(page.getByRole('region')).toHaveCount(0);
        await page.goBack();
        await expectShelf(page, 'Chosen for you', store.url);
        expect(await page.evaluate(() => Reflect.has(window, 'isSameDocument'))).toBe(true);
      });

      await test.step('link: a product is a page of the store, and Back shows the host', async () => {
        await card.getByRole('link').click();
        await expect(page).toHaveURL(new RegExp(`^${store.url}/product/`));
        await page.goBack();
        await expectShelf(page, 'Bestsellers', store.url);
      });

      await test.step('a page without React mounts the shelf, and ends it', async () => {
        await page.goto(`${host.origin}/?mount`);
        await expectShelf(page, 'Mounted', store.url);
        await page.keyboard.press('Escape');
        await expect(page.locator('#root')).toBeEmpty();
      });

      await test.step('new build: the same address names it', async () => {
        await page.goto(host.origin);
        await expect(card).not.toContainText('Formerly');
        await publishBadBuild(store, 'storefront', 'cafe00000000', (content) =>
          content.replaceAll('"Original price "', '"Formerly "'),
        );
        await makeLive(store, 'storefront', 'cafe00000000');
        await page.reload();
        await expect(page.getByRole('region')).toContainText('Formerly');
      });

      await test.step('down: the host shows its own sentence', async () => {
        await store.close();
        await page.reload();
        await expect(page.getByRole('alert')).toHaveText('The shop is closed today.');
        await expect(page.getByRole('heading', { name: 'The magazine' })).toBeVisible();
      });
      stock.remove();
    },
  );
