import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../../tools/test/chromium.js';
import { makeCertificate } from './certificate';
import { openEdgeProxy, type Change, type EdgeProxy } from './edgeProxy';

/** A site that is measured: its name and its URL. */
export type Site = readonly [name: string, url: string];

/** A server and how its answers are changed on the way. */
export type Origin = readonly [name: string, server: string, change?: Change];

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
