import type { Page } from '@playwright/test';
import { badFiles, type Change } from './badFiles';

export const BAD_BUILD = '0bad00000000';

/**
 * Serves a page a bad release of a remote: its registry entry and hashes are valid, only its scripts are broken.
 * `change` returns each file's new content. Returns a function that removes the release.
 */
export async function publishBadRelease(page: Page, remote: string, change: Change): Promise<() => Promise<void>> {
  const { contents, withNewNames } = badFiles(remote, BAD_BUILD, change);
  const fileName = (url: URL) => url.pathname.split('/').at(-1) ?? '';
  const isFile = (url: URL) => contents.has(fileName(url));
  const isDocumentOrRegistry = (url: URL) => !/\.\w+$/.test(url.pathname) || url.pathname === '/registry.json';
  await page.route(isFile, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: contents.get(fileName(new URL(route.request().url()))) }),
  );
  await page.route(isDocumentOrRegistry, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: withNewNames(await response.text()) });
  });

  return async () => {
    await page.unroute(isFile);
    await page.unroute(isDocumentOrRegistry);
  };
}
