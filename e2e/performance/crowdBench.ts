import type { Store } from '../store';
import { runLoad, timesOf, untilWhole, visitorTimes, type Scenario, type Whole } from './crowdLoad';
import { isRight, SHAPES, type Answer } from './crowdPages';
import { watchProcesses, type ProcessFigures } from './crowdProcesses';
import { blamedBuilds } from '../reports';
import { errorLines, withCrowdStore } from './crowdStore';
import { keepRuns } from './results';
import { table } from './table';

/** Pages a second. */
const RATE = 6;
/** A store passes if so many percent of the pages are rendered. */
const MIN_RENDERED = 99;
/** Longest time until a store counts as one that stays as it is, in seconds. */
const WHOLE_WITHIN = { long: 120, short: 30 };

const LONG: Scenario[] = [
  { name: 'cold start', pageTimes: timesOf(RATE, 35) },
  ...[0, 2, 4, 8].map((loops) => ({ name: `warm, ${loops} loops`, pageTimes: timesOf(RATE, 30), loops })),
  { name: '200 visitors in a minute', pageTimes: visitorTimes(200) },
  { name: '4 callers of the sitemap', pageTimes: timesOf(RATE, 30), sitemapCallers: 4 },
];
const SHORT: Scenario[] = [
  { name: 'cold start', pageTimes: timesOf(RATE, 12) },
  { name: 'warm, 2 loops', pageTimes: timesOf(RATE, 10), loops: 2 },
];

/** What a store did in a scenario, until it was whole again. */
interface Row extends ProcessFigures {
  scenario: string;
  pages: Answer[];
  orders: boolean[];
  sitemaps: number[];
  /** Of the store's log. */
  errors: string[];
  /** Builds of which the store says, for the first time, that they have failed a shopper. */
  blamed: string[];
  whole: Whole;
}

/**
 * Sends pages of all remotes at a fixed rate, answered or not, and an order a second, to a store that has just
 * started, then beside busy processes, as many visitors, and beside callers of the sitemap. Prints a table; `isShort`
 * runs the first scenarios briefly. Resolves with the failures, in sentences.
 */
export async function benchCrowd(isShort: boolean): Promise<string[]> {
  const rows = await withCrowdStore((store) => runAll(store, isShort));
  console.log(`\n${table([HEAD, ...rows.map(cellsOf)])}`);
  console.log(
    `\n${RATE} pages a second of ${SHAPES.length} kinds, unless other visitors are named, and an order a second; the client runs on the same machine. old: not fresh, but sent because no fresh page was ready. status: that of the page, or 503. loops: processes that keep a core busy. started, ended: rendering processes. blamed: builds that have failed a shopper. memory: server and children, shared pages once, at its largest. whole: seconds until two rounds of all kinds are rendered.`,
  );
  for (const { scenario, sitemaps } of rows.filter((row) => row.sitemaps.length > 0))
    console.log(`${scenario}: ${countOf(sitemaps, (status) => status === 200)} of ${sitemaps.length} were answered.`);
  console.log(`Figures: ${keepRuns('crowd', rows)}`);
  return rows.flatMap(failuresOf);
}

async function runAll(store: Store, isShort: boolean): Promise<Row[]> {
  await store.open();
  const processes = watchProcesses(store.pid ?? 0);
  const rows: Row[] = [];
  const known = new Set<string>();
  let logged = 0;
  try {
    for (const scenario of isShort ? SHORT : LONG) {
      const load = await runLoad(store.url, scenario);
      const whole = await untilWhole(store.url, WHOLE_WITHIN[isShort ? 'short' : 'long']);
      const errors = errorLines(store.log.slice(logged));
      logged = store.log.length;
      const blamed = (await blamedBuilds(store)).filter((build) => !known.has(build));
      blamed.forEach((build) => known.add(build));
      rows.push({ scenario: scenario.name, ...load, ...processes.take(), errors, blamed, whole });
      const { seconds, missed } = whole;
      console.log(
        `  ${scenario.name}: ${seconds === undefined ? 'not whole' : `whole after ${seconds.toFixed(1)} s`}${missed ? `, the last page that was not: ${missed}` : ''}`,
      );
    }
  } finally {
    processes.stop();
  }
  return rows;
}

function countOf<Item>(items: Item[], isCounted: (item: Item) => boolean): number {
  return items.filter(isCounted).length;
}

const isFresh = ({ state }: Answer) => state === 'fresh';
const isOld = ({ state }: Answer) => state === 'old';

const HEAD = [
  ...['', 'pages', 'fresh %', 'old %', 'status %', 'unknown 404', 'p50 ms', 'p95 ms', 'longest ms', 'started', 'ended'],
  ...['error lines', 'blamed', 'memory MB', 'whole s', 'orders lost'],
];

function cellsOf({ scenario, pages, orders, errors, blamed, started, ended, memory, whole }: Row) {
  const percent = (isCounted: (page: Answer) => boolean) =>
    ((100 * countOf(pages, isCounted)) / pages.length).toFixed(1);
  const times = pages.map(({ ms }) => ms).sort((a, b) => a - b);
  const part = (share: number) => String(Math.round(times[Math.ceil(times.length * share) - 1] ?? 0));
  const unknown = pages.filter(({ shape }) => shape.isUnknown);
  return [
    ...[scenario, String(pages.length), percent(isFresh), percent(isOld), percent(isRight)],
    `${countOf(unknown, ({ status }) => status === 404)}/${unknown.length}`,
    ...[part(0.5), part(0.95), part(1)],
    ...[started, ended, errors.length, blamed.length, Math.round(memory)].map(String),
    whole.seconds?.toFixed(1) ?? '–',
    `${countOf(orders, (isTaken) => !isTaken)}/${orders.length}`,
  ];
}

/** What must not happen however slow the machine is. */
function failuresOf({ scenario, pages, orders, ended, blamed }: Row): string[] {
  const unrendered = pages.filter(({ state }) => state === 'unrendered');
  const wrong = pages.filter((page) => !isRight(page));
  const lost = countOf(orders, (isTaken) => !isTaken);
  const rendered = (100 * (pages.length - unrendered.length)) / pages.length;
  const failures = [
    rendered < MIN_RENDERED &&
      `${unrendered.length} of ${pages.length} pages were not rendered: ${kindsIn(unrendered, ({ shape }) => shape.name)}`,
    wrong.length > 0 &&
      `${wrong.length} wrong statuses: ${kindsIn(wrong, ({ shape, status }) => `${shape.name} ${status}`)}`,
    ended > 0 && `${ended} rendering processes ended`,
    blamed.length > 0 && `builds were blamed: ${blamed.join(', ')}`,
    lost > 0 && `${lost} of ${orders.length} orders were lost`,
  ];
  return failures.flatMap((failure) => (failure ? [`${scenario}: ${failure}.`] : []));
}

/** How many pages there are of each kind, the most first: `3 home, 1 blog`. */
function kindsIn(pages: Answer[], kindOf: (page: Answer) => string): string {
  const counts = new Map<string, number>();
  for (const kind of pages.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}
