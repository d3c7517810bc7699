import path from 'node:path';
import type { Page } from '@playwright/test';
import { STOCK_PATH, buildStock } from '../federation/stockBuild';
import { expect, test, untilHydrated } from '../fixtures';
import { registryOf, type Registry } from '../registry';

/** Serves the files of a folder below `STOCK_PATH`. */
async function serve(page: Page, folder: string): Promise<void> {
  await page.route(`**${STOCK_PATH}**`, (route) =>
    route.fulfill({ path: path.join(folder, path.basename(new URL(route.request().url()).pathname)) }),
  );
}

test('a container of stock Module Federation runs in the shell', { tag: '@full' }, async ({ page }) => {
  await serve(page, await buildStock('remote'));
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(id="glow-registry">)([^<]*)/,
        (_found, start: string, json: string) => {
          const registry: Registry = JSON.parse(json);
          const remotes = registry.remotes.map((remote) =>
            remote.name === 'blog' ? { ...remote, entry: `${STOCK_PATH}remoteEntry.js`, integrity: '' } : remote,
          );
          return start + JSON.stringify({ ...registry, remotes });
        },
      );
      await route.fulfill({ response, body });
    },
  );
  await page.goto('/');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  // a link that is followed before hydration loads the document of the server, with this store's own blog
  await untilHydrated(link);
  await link.click();
  await expect(page.getByRole('heading', { name: 'A stock container' })).toBeVisible();
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Shipping' }).click();
  await expect(page).toHaveURL('/shipping');
});

test('a remote runs in a host of stock Module Federation', { tag: '@full' }, async ({ page, store }) => {
  const entry = (await registryOf(store)).remotes.find(({ name }) => name === 'blog')?.entry;
  await serve(page, await buildStock('host'));
  await page.route('**/blog', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Stock host</title><div id="root" data-entry="${entry}"></div><script src="${STOCK_PATH}host.js"></script>`,
    }),
  );
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'The Glow Blog' })).toBeVisible();
});
