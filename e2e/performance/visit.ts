import type { Browser, CDPSession, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { recordNetwork, type Network } from './network';

/** A phone with an empty cache that visits a site: a slow link, a slow processor, a small screen. */
export interface Visit {
  page: Page;
  session: CDPSession;
  network: Network;
  close(): Promise<void>;
}

/** What the probe notes in a page; times in milliseconds since its navigation began. */
export interface Notes {
  fcp: number;
  lcp: number;
  longTasks: [start: number, duration: number][];
  shifts: [at: number, value: number][];
  interactions: number[];
}

const PROBE = fileURLToPath(new URL('probe.js', import.meta.url));
const SCREEN = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
/** Round trip in milliseconds; bytes a second. */
const LINK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** For how long nothing may happen until a page has come to rest, and how long that may take at most; in milliseconds. */
const REST = 1000;
const PATIENCE = 30_000;

/** Begins a visit in a context of its own. */
export async function beginVisit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await recordNetwork(session);
  await session.send('Network.emulateNetworkConditions', LINK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable');
  await page.addInitScript({ path: PROBE });
  return { page, session, network, close: () => context.close() };
}

/** What the probe has noted. */
export function notesOf({ page }: Visit): Promise<Notes> {
  return page.evaluate('bench.notes');
}

/** Waits until the page has loaded, and neither asks for anything nor works any more. */
export async function untilQuiet({ page, network }: Visit): Promise<void> {
  const end = Date.now() + PATIENCE;
  await page.waitForLoadState('load');
  while (Date.now() < end) {
    if (network.quietFor() > REST && (await page.evaluate<number>('bench.restedFor()')) > REST) return;
    await wait(100);
  }
}
