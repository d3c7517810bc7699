import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistryFile } from '../../server/src/releases/registryFile';
import { folderOf, RELEASE } from '../../server/src/releases/buildFolder';
import { parseRelease } from '../../server/src/releases/releaseSchema';
import { packages } from '../../shared/build/packages.js';
import { SINGLE_BUNDLE } from '../../single-bundle/build';
import { repository } from '../store';
import { warmUp } from './browserBench';
import { measureLoad, type Figures } from './load';
import { keepRuns } from './results';
import { measureClick } from './shopping';
import { withSingleBundle, withSites, type Site } from './sites';
import { medians, ratio, table, text } from './table';
import { beginVisit, mainThreadMs } from './visit';

/** The pages that are compared: their URLs, and the button that is clicked as soon as it is seen. */
const PAGES: readonly [url: string, button?: string][] = [
  ['/', 'Add to Cart Midnight Repair Cream'],
  ['/collections/skincare'],
  ['/product/skn-002', 'Add to Cart'],
  ['/cart'],
];

/** What is printed of a page, as measured by `measureLoad` and `measureClick`. */
const PRINTED = [
  'scripts kB',
  'transferred kB',
  'requests',
  'depth',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CPU ms',
  'Add to Cart works ms',
];

interface Run extends Figures {
  run: number;
}

/** Measures first visits to the store as it is and as one bundle, in turn; prints medians and their ratios. */
export async function benchFederation(store: string, runs: number): Promise<void> {
  const visits = new Map<string, Run[]>();
  await withSingleBundle((single) =>
    withSites(
      [
        ['federated', store],
        ['one bundle', single],
      ],
      (browser, sites) => visitAll(browser, sites, runs, visits),
    ),
  );
  console.log(`\n${codeTable()}`);
  for (const [page] of PAGES) console.log(`\n${pageTable(page, visits)}`);
  console.log(
    `\nMedians of ${runs} first visits: 150 ms round trip, 1.6 Mbit/s, processor ÷ 4, 390 × 844. CPU: the main thread until the page is idle.`,
  );
  console.log(`Every run: ${keepRuns('federation', [...visits])}`);
}

async function visitAll(browser: Browser, sites: Site[], runs: number, visits: Map<string, Run[]>): Promise<void> {
  for (const [page] of PAGES) for (const [, url] of sites) await warmUp(browser, url + page);
  for (let run = 1; run <= runs; run += 1) {
    for (const [page, button] of PAGES) {
      for (const [site, url] of sites) {
        const key = `${site} ${page}`;
        visits.set(key, [...(visits.get(key) ?? []), { run, ...(await visitPage(browser, url + page, button)) }]);
      }
    }
    console.log(`  run ${run} of ${runs}`);
  }
}

async function visitPage(browser: Browser, url: string, button?: string): Promise<Figures> {
  const visit = await beginVisit(browser);
  const loaded = await measureLoad(visit, url);
  const cpu = await mainThreadMs(visit.session);
  await visit.close();
  return { ...loaded, 'CPU ms': cpu, ...(button && (await measureClick(browser, url, button))) };
}

function pageTable(page: string, visits: Map<string, Run[]>): string {
  const [federated, single] = ['federated', 'one bundle'].map((site) => medians(visits.get(`${site} ${page}`) ?? []));
  const rows = PRINTED.filter((name) => federated?.[name] !== undefined).map((name) => [
    name,
    text(federated?.[name]),
    text(single?.[name]),
    ratio(federated?.[name], single?.[name]),
  ]);
  return table([[page, 'federated', 'one bundle', 'ratio'], ...rows]);
}

/** The scripts of a build, and how many of their bytes, brotli, only load other files of the build: a remote's entry and routes. */
interface Code {
  files: number;
  bytes: number;
  loading: number;
}

function codeTable(): string {
  const federated = packages.map(({ folder }) => codeOf(path.join(repository, folder, 'dist')));
  const { live } = readRegistryFile(SINGLE_BUNDLE).packages.shell ?? {};
  const single = codeOf(folderOf(SINGLE_BUNDLE, 'shell', live?.build ?? ''));
  const row = (what: string, figure: (code: Code) => number) => {
    const sum = federated.reduce((total, code) => total + figure(code), 0);
    return [what, text(sum), text(figure(single)), ratio(sum, figure(single))];
  };
  return table([
    ['all code of the store', 'federated', 'one bundle', 'ratio'],
    row('scripts', ({ files }) => files),
    row('bytes, brotli', ({ bytes }) => bytes),
    row('of which entries and routes of remotes', ({ loading }) => loading),
  ]);
}

function codeOf(dist: string): Code {
  const { files, entry, routes } = parseRelease(readFileSync(path.join(dist, RELEASE)));
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  const bytesOf = (names: string[]) =>
    names.reduce((sum, name) => sum + readFileSync(path.join(dist, `${name}.br`)).length, 0);
  return {
    files: scripts.length,
    bytes: bytesOf(scripts),
    loading: bytesOf([...(entry ? [entry] : []), ...routes]),
  };
}
