import type { Browser } from '@playwright/test';
import { withoutScripts } from './documents';
import { measureLoad, type Figures } from './load';
import { keepRuns } from './results';
import { measureChoices, measureFilter, measureClick, measureSoftNavigation } from './shopping';
import { withSites, type Origin, type Site } from './sites';
import { medians, ratio, urlTable, type SiteFigures } from './table';
import { beginVisit } from './visit';

interface Screen {
  path: string;
  /** Interactions measured after loading. */
  shop?(browser: Browser, site: string): Promise<Figures>;
}

/** A product with variants. */
const PRODUCT_IN_SHADES = '/product/mkp-001';

const screens: Record<string, Screen> = {
  home: {
    path: '/',
    shop: async (browser, site) => ({
      ...(await measureClick(browser, site, 'Add to Cart Midnight Repair Cream')),
      ...(await measureSoftNavigation(browser, site)),
    }),
  },
  collection: {
    path: '/collections/skincare',
    shop: (browser, site) => measureFilter(browser, `${site}/collections/skincare`),
  },
  product: {
    path: '/product/skn-002',
    shop: async (browser, site) => ({
      ...(await measureClick(browser, `${site}/product/skn-002`, 'Add to Cart')),
      ...(await measureChoices(browser, site + PRODUCT_IN_SHADES)),
    }),
  },
  cart: { path: '/cart' },
};

/** Names of the measurable screens. */
export const screenNames = Object.keys(screens);

/** One visit to one screen of one site. */
interface Run extends SiteFigures {
  run: number;
  site: string;
  screen: string;
}

/**
 * Measures the store and the same HTML without scripts (floor) in turn in Chromium, and with `other`, its URL, another running store, as
 * of another commit; prints medians and ratios.
 */
export async function benchInBrowser(store: string, names: string[], runs: number, other?: string): Promise<void> {
  const origins: Origin[] = [
    ['store', store],
    ['floor', store, { html: withoutScripts }],
  ];
  if (other) origins.push(['other', other]);
  const done = await withSites(origins, (browser, sites) => measureRuns(browser, sites, names, runs));
  const siteNames = [...new Set(done.map(({ site }) => site))];
  for (const screen of names)
    console.log(
      summary(
        screens[screen]?.path ?? '',
        siteNames.map((site) => [site, mediansOf(done, site, screen)]),
      ),
    );
  console.log(
    `\nMedians of ${runs}: 150 ms round trip, 1.6 Mbit/s, processor ÷ 4, 390 × 844. floor: the same HTML without its scripts.${other ? ` other: ${other}.` : ''}`,
  );
  console.log(`Every run: ${keepRuns('browser', done)}`);
}

async function measureRuns(browser: Browser, sites: Site[], names: string[], runs: number): Promise<Run[]> {
  const done: Run[] = [];
  for (const screen of names) for (const [, url] of sites) await warmUp(browser, url + screens[screen]?.path);
  for (let run = 1; run <= runs; run += 1) {
    for (const screen of names) {
      // interleaved, so that other load on the machine affects all sites equally
      for (const [site, url] of sites) {
        const figures = await measureScreen(browser, url, site, screens[screen]).catch((error: unknown) =>
          console.error(`${screen} of ${site} could not be measured in run ${run}:`, error),
        );
        if (figures) done.push({ run, site, screen, ...figures });
      }
    }
    console.log(`  run ${run} of ${runs}`);
  }
  return done;
}

function summary(path: string, sites: [name: string, figures: SiteFigures][]): string {
  const [addToCart, paint] = [sites[0]?.[1].cold['Add to Cart works ms'], sites[1]?.[1].cold['LCP ms']];
  const addToCartLine = addToCart ? `\nAdd to Cart works after ${ratio(addToCart, paint)} the floor's LCP.` : '';
  return `\n${urlTable(path, sites)}${addToCartLine}`;
}

/** Warms the server's caches. */
export async function warmUp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.close();
}

async function measureScreen(
  browser: Browser,
  url: string,
  site: string,
  screen: Screen | undefined,
): Promise<SiteFigures> {
  if (!screen) throw new Error('There is no such screen');
  const visit = await beginVisit(browser);
  const cold = await measureLoad(visit, url + screen.path);
  const warm = await measureLoad(visit, url + screen.path);
  await visit.close();
  const shopped = site === 'floor' ? {} : await screen.shop?.(browser, url);
  return { cold: { ...cold, ...shopped }, warm };
}

function mediansOf(runs: Run[], site: string, screen: string): SiteFigures {
  const own = runs.filter((run) => run.site === site && run.screen === screen);
  return { cold: medians(own.map(({ cold }) => cold)), warm: medians(own.map(({ warm }) => warm)) };
}
