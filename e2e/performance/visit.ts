import type { Browser, CDPSession, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { recordNetwork, type Network } from './network';

/** A visit with an empty cache on a simulated phone: slow network, slow CPU, small screen. */
export interface Visit {
  page: Page;
  session: CDPSession;
  network: Network;
  close(): Promise<void>;
}

/** The probe's records; times in milliseconds since navigation start. */
export interface Notes {
  fcp: number;
  lcp: number;
  /** URL of the picture that is the largest paint; empty if it is text. */
  largest: string;
  longTasks: [start: number, duration: number][];
  shifts: [at: number, value: number][];
  interactions: number[];
}

const PROBE = fileURLToPath(new URL('probe.js', import.meta.url));
const SCREEN = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
/** Network throttling: round trip in milliseconds, throughput in bytes per second. */
const LINK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** A page counts as idle after this time without activity. */
const IDLE_MS = 1000;
const IDLE_TIMEOUT_MS = 30_000;

/** Starts a visit in a new browser context. */
export async function beginVisit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await recordNetwork(session);
  await session.send('Network.emulateNetworkConditions', LINK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // durations of tasks are processor time of the thread
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript({ path: PROBE });
  return { page, session, network, close: () => context.close() };
}

export function notesOf({ page }: Visit): Promise<Notes> {
  return page.evaluate('bench.notes');
}

/** Processor time of the page's main thread so far, in milliseconds. */
export async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Waits until the page has loaded and network and main thread are idle. */
export async function untilIdle({ page, network }: Visit): Promise<void> {
  const end = Date.now() + IDLE_TIMEOUT_MS;
  await page.waitForLoadState('load');
  while (Date.now() < end) {
    if (network.idleFor() > IDLE_MS && (await page.evaluate<number>('bench.idleFor()')) > IDLE_MS) return;
    await wait(100);
  }
}
