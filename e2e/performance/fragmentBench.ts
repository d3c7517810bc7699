import type { Browser } from '@playwright/test';
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { packages } from '../../tools/build/packages.js';
import { treeOf } from '../skew/previousBuilds';
import { repository, Store } from '../store';
import { warmUp } from './browserBench';
import { compressedSize } from './documents';
import { measureRendering } from '@glow/server/testing';
import { siteOfFragments, siteOfOneRemote } from './fragmentSites';
import { comparedRows, fragmentRows, type PageFigures, type Pair } from './fragmentRows';
import { largestShift } from './load';
import { depthOf, type Requested } from './network';
import { getCompressed, timed } from './requestBench';
import { keepRuns } from './results';
import { withSites } from './sites';
import { table } from './table';
import { beginVisit, notesOf, untilIdle, type Visit } from './visit';

/** A product that two articles are about. */
const PRODUCT = '/product/skn-002';
const REQUESTS = 200;
const WARM_UP = 50;

/** Pages of two sites: the one that is the measure, and the one that is measured. */
const COMPARED = [
  { path: PRODUCT, sites: ['one remote', 'fragments'] },
  { path: '/login', sites: ['before', 'now'] },
  { path: '/collections/skincare', sites: ['before', 'now'] },
] as const;

type SiteName = (typeof COMPARED)[number]['sites'][number];

/** For pages without fragments, a URL parameter of which every value is a page in no cache. */
const UNCACHED = { '/login': 'from', '/collections/skincare': 'q', [PRODUCT]: undefined };

/**
 * Measures in turn a page with fragments of three remotes beside the same page of one remote, and pages without
 * fragments beside an earlier commit's; prints a table. Returns whether the goals of bytes are reached.
 */
export async function benchFragments(runs: number, against: string): Promise<boolean> {
  const copies = { fragments: siteOfFragments(), 'one remote': siteOfOneRemote() };
  const roots = { ...copies, before: treeOf(against), now: repository };
  const stores = Object.fromEntries(Object.entries(roots).map(([name, root]) => [name, new Store(root)]));
  try {
    const rendering = await measureRendering(copies, PRODUCT, REQUESTS);
    // an earlier commit makes a database of its own schema
    mkdirSync(stores.before!.databaseFolder);
    for (const store of Object.values(stores)) await store.open();
    const urls = Object.fromEntries(Object.entries(stores).map(([name, { url }]) => [name, url]));
    const visits = await visitInTurn(urls, roots, runs);
    const rows = [...fragmentRows(PRODUCT, visits[PRODUCT] ?? [], rendering)];
    const answers: Record<string, Pair<number>[]> = {};
    for (const { path, sites } of COMPARED.filter((compared) => UNCACHED[compared.path])) {
      const address = (run: number) => `${path}?${UNCACHED[path]}=${run}`;
      answers[path] = [];
      for (let run = -WARM_UP; run < REQUESTS; run += 1) {
        const pair = await inTurn(run, sites, (name) => timeOf(urls[name] + address(run)));
        if (run >= 0) answers[path].push(pair);
      }
      rows.push(...comparedRows(path, visits[path] ?? [], answers[path]));
    }
    const head = ['', 'goal', 'reached', 'one remote / before', 'fragments / now'];
    console.log(`\n${table([head, ...rows.map(({ cells }) => cells)])}`);
    console.log(
      `\nMedians of ${runs} visits (150 ms round trip, 1.6 Mbit/s, processor ÷ 4) and of ${REQUESTS} pages in no cache; in brackets the middle half of the ratios or differences of single runs. before: ${against}. ✗: missed.`,
    );
    console.log(`Every run: ${keepRuns('fragments', [visits, rendering, answers])}`);
    return rows.every(({ isMissed, isOfBytes }) => !(isOfBytes && isMissed));
  } finally {
    for (const store of Object.values(stores)) await store.remove();
    for (const root of Object.values(copies)) rmSync(root, { recursive: true, force: true });
  }
}

/** The figures of each run, by path. */
async function visitInTurn(
  urls: Record<string, string>,
  roots: Record<SiteName, string>,
  runs: number,
): Promise<Record<string, Pair<PageFigures>[]>> {
  const visits: Record<string, Pair<PageFigures>[]> = {};
  await withSites(Object.entries(urls), async (browser, proxies) => {
    const addresses = Object.fromEntries(proxies);
    // twice: a page whose fragments' processes start is sent without them, and is not kept
    for (const { path, sites } of [...COMPARED, ...COMPARED])
      for (const name of sites) await warmUp(browser, addresses[name] + path);
    for (let run = 1; run <= runs; run += 1) {
      for (const { path, sites } of COMPARED)
        (visits[path] ??= []).push(
          await inTurn(run, sites, (name) => visitPage(browser, addresses[name] + path, roots[name])),
        );
      console.log(`  run ${run} of ${runs}`);
    }
  });
  return visits;
}

/** Measures two sites one after the other, in each run the other one first. */
async function inTurn<Result>(
  run: number,
  [first, second]: readonly [SiteName, SiteName],
  measure: (name: SiteName) => Promise<Result>,
): Promise<Pair<Result>> {
  if (run % 2 === 0) return [await measure(first), await measure(second)];
  const later = await measure(second);
  return [await measure(first), later];
}

/** Opens a page, scrolls to its end and waits until it is idle. */
async function visitPage(browser: Browser, url: string, root: string): Promise<PageFigures> {
  const visit = await beginVisit(browser);
  const { page, network } = visit;
  try {
    const response = await page.goto(url, { waitUntil: 'commit' });
    await untilIdle(visit);
    const { fcp, lcp, largest } = await notesOf(visit);
    const html = (await response?.text()) ?? '';
    const depth = largest ? depthOf(network.requested(), html, largest) : 1;
    const document = network.requested().find(({ kind }) => kind === 'document')?.bytes ?? 0;
    await scrollToEnd(visit);
    const scripts = scriptSizes(network.requested(), root);
    const bytes = Object.values(scripts).reduce((sum, size) => sum + size, 0);
    const text = await page.locator('main').innerText();
    return { bytes, document, depth, fcp, lcp, cls: largestShift(await notesOf(visit)), scripts, text };
  } finally {
    await visit.close();
  }
}

const STEP_PX = 400;
const STEP_MS = 100;

async function scrollToEnd(visit: Visit): Promise<void> {
  const { page } = visit;
  const isAtEnd = `scrollBy({ top: ${STEP_PX}, behavior: 'instant' }), scrollY + innerHeight >= document.body.scrollHeight - 1`;
  while (!(await page.evaluate<boolean>(isAtEnd))) await wait(STEP_MS);
  await untilIdle(visit);
  // what has come later may have made it longer
  if (!(await page.evaluate<boolean>(isAtEnd))) await scrollToEnd(visit);
}

/** Bytes, brotli, of the built scripts among requests, by package and file. */
function scriptSizes(requests: Requested[], root: string): Record<string, number> {
  const paths = requests.map(({ url }) => new URL(url).pathname.split('/'));
  const scripts = paths.filter(([, folder, , file]) => folder === 'assets' && file?.endsWith('.js'));
  return Object.fromEntries(
    scripts.map(([, , name = '', file = '']) => {
      const folder = packages.find((found) => found.name === name)?.folder ?? '';
      return [`${name}/${file}`, compressedSize(folder, file, root)];
    }),
  );
}

async function timeOf(url: string): Promise<number> {
  return (await timed(1, 1, () => getCompressed(url))).p50;
}
