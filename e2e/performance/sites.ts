import { chromium, type Browser } from '@playwright/test';
import { buildSingleBundle, SINGLE_BUNDLE } from '../../single-bundle/build';
import { chromiumArguments, chromiumPath } from '../chromium.js';
import { Store } from '../store';
import { makeCertificate } from './certificate';
import { openEdgeProxy, type Change, type EdgeProxy } from './edgeProxy';

/** A site that is measured: its name and its URL. */
export type Site = readonly [name: string, url: string];

/** A server and how its answers are changed on the way. */
export type Origin = readonly [name: string, server: string, change?: Change];

/** Runs `work` with a store that serves the single bundle, which is built where it has to be. */
export async function withSingleBundle<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  console.log('Building the same application as one bundle …');
  await buildSingleBundle();
  const store = new Store(undefined, { RELEASES_DIR: SINGLE_BUNDLE });
  await store.open();
  try {
    return await work(store.url);
  } finally {
    await store.remove();
  }
}

/** Runs `work` with a browser and an edge proxy for each origin, so that all sites have the same transport. */
export async function withSites<Result>(
  origins: Origin[],
  work: (browser: Browser, sites: Site[]) => Promise<Result>,
): Promise<Result> {
  const certificate = makeCertificate();
  const proxies: [name: string, proxy: EdgeProxy][] = [];
  for (const [name, server, change] of origins) proxies.push([name, await openEdgeProxy(server, certificate, change)]);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArguments, `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`],
  });
  try {
    return await work(
      browser,
      proxies.map(([name, { url }]) => [name, url]),
    );
  } finally {
    await browser.close();
    for (const [, proxy] of proxies) proxy.close();
  }
}
