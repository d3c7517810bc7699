import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../shared/integrityOf.js';
import { findPackage, readRelease } from '../tools/build/packages.js';
import { repository } from './store';

/** The build id of a bad release. */
export const BAD_BUILD = 'bad000000000';

/**
 * Serves a page a bad release of a remote: its registry entry and hashes are valid, only the files' behaviour is broken.
 * `change` returns each file's new content. Returns a function that removes the release.
 */
export async function publishBadRelease(
  page: Page,
  remote: string,
  change: (content: string, isEntry: boolean) => string,
): Promise<() => Promise<void>> {
  const { folder } = findPackage(remote);
  const {
    entry,
    build,
    files: hashes,
  } = readRelease({ folder }) as { entry: string; build: string; files: Record<string, string> };
  const contents = new Map<string, string>();
  const replacements: [before: string, after: string][] = [
    [build, BAD_BUILD],
    // names of its container and chunks
    [`_${build.slice(0, 6)}`, `_${BAD_BUILD.slice(0, 6)}`],
  ];
  const withNewNames = (text: string) =>
    replacements.reduce((result, [before, after]) => result.replaceAll(before, after), text);

  // the entry is last, because it contains the other files' names and hashes
  const scripts = Object.keys(hashes).filter((file) => file.endsWith('.js') && file !== entry);
  for (const file of [...scripts, entry]) {
    const content = change(
      withNewNames(readFileSync(path.join(repository, folder, 'dist', file), 'utf8')),
      file === entry,
    );
    const [, hash = ''] = /\.(\w+)\.js$/.exec(file) ?? [];
    replacements.push([hash, `0bad${hash.slice(4)}`], [hashes[file] ?? '', integrityOf(content)]);
    contents.set(withNewNames(file), content);
  }

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
