import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { placeOrder, randomOrder } from '../faults/loadGenerator';
import { askPage, isRight, SHAPES, type Answer } from './crowdPages';
import { keepBusy } from './crowdProcesses';

const ORDERS_A_SECOND = 1;
/** Pause after a page that was not as it should be. */
const WHOLE_PAUSE_MS = 500;

/** The requests that a store gets at the same time. */
export interface Scenario {
  name: string;
  /** When pages are asked for, in milliseconds from the beginning. */
  pageTimes: number[];
  /** Processes that keep a core busy meanwhile. */
  loops?: number;
  /** Connections that ask for the sitemap meanwhile, one time after another. */
  sitemapCallers?: number;
}

/** What a store answered in a scenario. */
export interface Load {
  pages: Answer[];
  /** Whether each order was taken. */
  orders: boolean[];
  /** Statuses of the sitemap; 0: no answer. */
  sitemaps: number[];
}

/** `rate` requests a second for some seconds, in milliseconds from the beginning. */
export function timesOf(rate: number, seconds: number): number[] {
  return Array.from({ length: rate * seconds }, (_, index) => (index * 1000) / rate);
}

/** Visitors who come one after another within a minute; each opens five pages, one each two seconds. */
export function visitorTimes(visitors: number): number[] {
  const [pages, pauseMs] = [5, 2_000];
  const apart = (60_000 - pages * pauseMs) / visitors;
  return Array.from({ length: visitors * pages }, (_, index) => {
    const page = index % pages;
    return ((index - page) / pages) * apart + page * pauseMs;
  }).sort((a, b) => a - b);
}

/** Sends the pages of a scenario, and an order a second in between; resolves when all are answered. */
export async function runLoad(url: string, { pageTimes, loops = 0, sitemapCallers = 0 }: Scenario): Promise<Load> {
  const lastMs = pageTimes.at(-1) ?? 0;
  const endLoops = keepBusy(loops, lastMs);
  try {
    let isSending = true;
    const sitemaps: number[] = [];
    const callers = Array.from({ length: sitemapCallers }, async () => {
      while (isSending) sitemaps.push(await askSitemap(url));
    });
    const orderTimes = timesOf(ORDERS_A_SECOND, lastMs / 1000).map((ms) => ms + 500 / ORDERS_A_SECOND);
    const pages = onSchedule(pageTimes, (index) => askPage(url, SHAPES[index % SHAPES.length]!));
    const orders = onSchedule(orderTimes, () => isOrderTaken(url));
    await wait(lastMs);
    isSending = false;
    await endLoops();
    const load = { pages: await pages, orders: await orders, sitemaps };
    await Promise.all(callers);
    return load;
  } finally {
    await endLoops();
  }
}

/** Calls `send` at each of the times, whether or not earlier calls have ended; resolves with all results. */
async function onSchedule<Result>(times: number[], send: (index: number) => Promise<Result>): Promise<Result[]> {
  const started = performance.now();
  const sent: Promise<Result>[] = [];
  for (const time of times) {
    await wait(Math.max(0, started + time - performance.now()));
    sent.push(send(sent.length));
  }
  return Promise.all(sent);
}

async function askSitemap(url: string): Promise<number> {
  return fetch(`${url}/sitemap.xml`, { signal: AbortSignal.timeout(30_000) }).then(
    async (response) => (await response.text(), response.status),
    // a caller does not spin if there is no server
    () => wait(100, 0),
  );
}

async function isOrderTaken(url: string): Promise<boolean> {
  return placeOrder(url, randomOrder(), randomUUID()).then(
    ({ status }) => status === 201,
    () => false,
  );
}

/** When a store was whole again. */
export interface Whole {
  /** Seconds; undefined if it was not within the time. */
  seconds?: number;
  /** The last page that was not rendered, or had a wrong status. */
  missed?: string;
}

/** Waits at most `maxSeconds` for two rounds over all shapes in which each page is rendered with its own status. */
export async function untilWhole(url: string, maxSeconds: number): Promise<Whole> {
  const started = performance.now();
  let missed: string | undefined;
  for (;;) {
    const seconds = (performance.now() - started) / 1000;
    if (seconds > maxSeconds) return { missed };
    const page = await unlessWhole(url);
    if (!page) return { seconds, missed };
    missed = `${page.shape.name}: ${page.status}, ${page.state}, after ${Math.round(page.ms)} ms`;
    await wait(WHOLE_PAUSE_MS);
  }
}

/** The first page of two rounds that is not as it should be. */
async function unlessWhole(url: string): Promise<Answer | undefined> {
  for (const shape of [...SHAPES, ...SHAPES]) {
    const answer = await askPage(url, shape);
    if (answer.state === 'unrendered' || !isRight(answer)) return answer;
  }
  return undefined;
}
