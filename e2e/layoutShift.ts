import type { Page, Request } from '@playwright/test';
import { expect, hold } from './fixtures';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** A fraction of a pixel: less than a thousandth of what counts as stable. */
const FRACTION = 0.0001;

/** The scripts that are loaded for what a shopper does. */
const LATE_SCRIPTS = '**/assets/storefront/*.js';

/** Notes in every page that is opened from now on what moves in it, and by how much of the screen. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsSince = (moment: number, least: number) => {
      shifts.push(...(observer.takeRecords() as LayoutShift[]));
      const seen = shifts.filter(({ startTime, value }) => startTime > moment && value > least);
      return seen.map(({ value, sources }) => `${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(', ')}`);
    };
    Object.assign(window, { shiftsSince });
  });
}

/** The moment, in the page's own time, after everything it shows now has been drawn. */
function untilDrawn(page: Page): Promise<number> {
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))));
}

/** Waits until nothing more is to come onto the screen, and gives that moment: fonts and pictures are there, animations are over, scripts have nothing to do, and all of it is drawn. */
export async function untilAtRest(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const isMoving = () => document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const isPictureAwaited = () =>
      [...document.images].some((image) => {
        const { width, top, bottom } = image.getBoundingClientRect();
        return !image.complete && width > 0 && bottom > 0 && top < window.innerHeight;
      });
    do await new Promise((resolve) => requestIdleCallback(resolve));
    while (document.fonts.status === 'loading' || isMoving() || isPictureAwaited());
  });
  return untilDrawn(page);
}

/** What has moved in a page whose shifts are recorded, until it is at rest and since a moment of its own time, by more than `least` of the screen. */
export async function shiftsOf(page: Page, since = 0, least = FRACTION): Promise<string[]> {
  await untilAtRest(page);
  return page.evaluate((limits) => Reflect.get(window, 'shiftsSince')(...limits), [since, least]);
}

/** What moves once a press has been answered, which `act` waits for: the scripts that are loaded for it come only then. */
export async function shiftsAfter(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const scripts: Request[] = [];
  const note = (request: Request) => request.resourceType() === 'script' && scripts.push(request);
  page.on('request', note);
  const letCome = await hold(page, LATE_SCRIPTS);
  await act();
  const answered = await untilDrawn(page);
  letCome();
  for (const script of scripts) await (await script.response())?.finished();
  page.off('request', note);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  return shiftsOf(page, answered);
}
