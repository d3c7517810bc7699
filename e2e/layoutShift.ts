import type { Page, Request } from '@playwright/test';
import { expect, holdRequests } from './fixtures';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Smaller shifts are a fraction of a pixel; far below the CLS threshold of 0.1. */
const MIN_SHIFT = 0.0001;

/** Scripts that an interaction loads. */
const ON_DEMAND_SCRIPTS = '**/assets/*/*.js';

/** Records layout shifts, with their scores and sources, in every page opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shiftsSince = (since: number, minValue: number) => {
      shifts.push(...(observer.takeRecords() as LayoutShift[]));
      const found = shifts.filter(({ startTime, value }) => startTime > since && value > minValue);
      return found.map(
        ({ value, sources }) => `${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(', ')}`,
      );
    };
    Object.assign(window, { shiftsSince });
  });
}

/** Page time after the next frame has been painted. */
function untilPainted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );
}

/** Waits until fonts and images are loaded, and animations, scripts and painting have ended; returns the page time. */
export async function untilIdle(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const isAnimating = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const isImagePending = () =>
      [...document.images].some((image) => {
        const { width, top, bottom } = image.getBoundingClientRect();
        return !image.complete && width > 0 && bottom > 0 && top < window.innerHeight;
      });
    do await new Promise((resolve) => requestIdleCallback(resolve));
    while (document.fonts.status === 'loading' || isAnimating() || isImagePending());
  });
  return untilPainted(page);
}

/** Recorded shifts since a page time, with a score above `minValue`, once the page is idle. */
export async function readShifts(page: Page, since = 0, minValue = MIN_SHIFT): Promise<string[]> {
  await untilIdle(page);
  return page.evaluate((limits) => Reflect.get(window, 'shiftsSince')(...limits), [since, minValue]);
}

/** Shifts caused by scripts that an interaction loads: they are held back until `act` resolves. */
export async function shiftsAfter(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const scripts: Request[] = [];
  const recordScript = (request: Request) => request.resourceType() === 'script' && scripts.push(request);
  page.on('request', recordScript);
  const release = await holdRequests(page, ON_DEMAND_SCRIPTS);
  await act();
  const painted = await untilPainted(page);
  release();
  for (const script of scripts) await (await script.response())?.finished();
  page.off('request', recordScript);
  await expect(page.getByRole('main').locator('[aria-busy=true], [data-loading=true]')).toHaveCount(0);
  return readShifts(page, painted);
}
