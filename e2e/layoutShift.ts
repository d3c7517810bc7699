import type { Page, Request } from '@playwright/test';
import { expect, hold } from './fixtures';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Shift score of a fraction of a pixel; far below the CLS threshold of 0.1. */
const FRACTION = 0.0001;

/** Scripts that are loaded on interaction. */
const LATE_SCRIPTS = '**/assets/storefront/*.js';

/** Records layout shifts, with their scores and sources, in every page opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsSince = (moment: number, least: number) => {
      shifts.push(...(observer.takeRecords() as LayoutShift[]));
      const seen = shifts.filter(({ startTime, value }) => startTime > moment && value > least);
      return seen.map(
        ({ value, sources }) => `${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(', ')}`,
      );
    };
    Object.assign(window, { shiftsSince });
  });
}

/** Page time after the next frame has been painted. */
function untilDrawn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );
}

/** Waits until fonts and images are loaded, animations have ended, scripts are idle and the result is painted; returns the page time. */
export async function untilAtRest(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
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

/** Recorded shifts since a page time, with a score above `least`, once the page is idle. */
export async function shiftsOf(page: Page, since = 0, least = FRACTION): Promise<string[]> {
  await untilAtRest(page);
  return page.evaluate((limits) => Reflect.get(window, 'shiftsSince')(...limits), [since, least]);
}

/** Shifts caused by scripts that an interaction loads: they are delayed until `act` resolves. */
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
