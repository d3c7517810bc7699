import type { Browser } from '@playwright/test';
import { withoutScripts } from './documents';
import { measureLoad, type Figures } from './load';
import { goalTable } from './goals';
import type { Peer } from './peers';
import { keepRuns } from './results';
import { measureChoices, measureFilter, measureClick, measureSoftNavigation } from './shopping';
import { withSites, type Origin, type Site } from './sites';
import { medians, urlTable, type SiteFigures } from './table';
import { beginVisit } from './visit';

interface Screen {
  path: string;
  /** Interactions measured after loading. */
  shop?(browser: Browser, site: string): Promise<Figures>;
}

/** A product without variants, and one with them. */
const PRODUCT_ALONE = '/product/skn-002';
const PRODUCT_IN_SHADES = '/product/mkp-001';

const screens: Record<string, Screen> = {
  home: {
    path: '/',
    shop: async (browser, site) => ({
      ...(await measureClick(browser, site, 'Add to Cart Midnight Repair Cream')),
      ...(await measureSoftNavigation(browser, site)),
    }),
  },
  listing: {
    path: '/collections/skincare',
    shop: (browser, site) => measureFilter(browser, `${site}/collections/skincare`),
  },
  product: {
    path: '/product/skn-001',
    shop: async (browser, site) => ({
      ...(await measureClick(browser, site + PRODUCT_ALONE, 'Add to Cart')),
      ...(await measureChoices(browser, site + PRODUCT_IN_SHADES)),
    }),
  },
  article: { path: '/blog/a-simple-routine-morning-and-night' },
  cart: { path: '/cart' },
};

export const screenNames = Object.keys(screens);

/** A screen of a site. */
interface Page {
  site: string;
  screen: string;
  path: string;
}

/** Sites on which interactions are measured. */
const SHOPS = ['store', 'other'];

/** One visit to one screen of one site. */
interface Run extends SiteFigures {
  run: number;
  site: string;
  screen: string;
}

/**
 * Measures in turn in Chromium the store, the same HTML without scripts (document), and other running stores; prints
 * medians, ratios and reached goals. For `other`, a former build, it measures the HTML without scripts too.
 */
export async function benchInBrowser(store: string, names: string[], runs: number, peers: Peer[]): Promise<void> {
  const origins: Origin[] = [
    ['store', store],
    ['document', store, withoutScripts],
    ...peers.map(({ name, server }): Origin => [name, server]),
    ...peers.filter(isFormer).map(({ server }): Origin => ['other document', server, withoutScripts]),
  ];
  const pages = names.flatMap((screen) =>
    origins.flatMap(([site]): Page[] => {
      const { paths = {} } = peers.find(({ name }) => name === site) ?? {};
      const path = Object.keys(paths).length > 0 ? paths[screen] : screens[screen]?.path;
      return path ? [{ site, screen, path }] : [];
    }),
  );
  const done = await withSites(origins, (browser, sites) => measureRuns(browser, sites, pages, runs));
  for (const name of names) {
    const sites = pages.filter(({ screen }) => screen === name).map(({ site }) => site);
    const path = screens[name]?.path ?? '';
    console.log(
      `\n${urlTable(
        path,
        sites.map((site) => [site, mediansOf(done, site, name)]),
      )}`,
    );
  }
  console.log(
    `\nMedians of ${runs}: 150 ms round trip, 1.6 Mbit/s, processor ÷ 4, 390 × 844. document: the same HTML without its scripts. At rest: after the load event, not named in the HTML.`,
  );
  const named = names.map((name): [string, string] => [name, screens[name]?.path ?? '']);
  console.log(`\n${goalTable(named, (site, screen) => mediansOf(done, site, screen).cold)}`);
  console.log(`\nEvery run: ${keepRuns('browser', done)}`);
}

function isFormer({ name }: Peer): boolean {
  return name === 'other';
}

async function measureRuns(browser: Browser, sites: Site[], pages: Page[], runs: number): Promise<Run[]> {
  const urls = new Map(sites);
  const done: Run[] = [];
  for (const { site, path } of pages) await warmUp(browser, urls.get(site) + path);
  for (let run = 1; run <= runs; run += 1) {
    // interleaved, so that other load on the machine affects all sites equally
    for (const page of pages) {
      const figures = await measurePage(browser, urls.get(page.site) ?? '', page).catch((error: unknown) =>
        console.error(`${page.screen} of ${page.site} could not be measured in run ${run}:`, error),
      );
      if (figures) done.push({ run, site: page.site, screen: page.screen, ...figures });
    }
    console.log(`  run ${run} of ${runs}`);
  }
  return done;
}

/** Warms the server's caches. */
export async function warmUp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.close();
}

async function measurePage(browser: Browser, url: string, { site, screen, path }: Page): Promise<SiteFigures> {
  const visit = await beginVisit(browser);
  const cold = await measureLoad(visit, url + path);
  const warm = await measureLoad(visit, url + path);
  await visit.close();
  const shopped = SHOPS.includes(site) ? await screens[screen]?.shop?.(browser, url) : {};
  return { cold: { ...cold, ...shopped }, warm };
}

function mediansOf(runs: Run[], site: string, screen: string): SiteFigures {
  const own = runs.filter((run) => run.site === site && run.screen === screen);
  return { cold: medians(own.map(({ cold }) => cold)), warm: medians(own.map(({ warm }) => warm)) };
}
