import type { Page } from '@playwright/test';
import { expect, hold } from './fixtures';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** A fraction of a pixel: less than a thousandth of what counts as stable. */
const FRACTION = 0.0001;

/** How long a page is watched after what a press has brought is there, in milliseconds. */
const WATCHED = 900;

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

/** What has moved in a page whose shifts are recorded, since a moment of its own time, by more than `least` of the screen. */
export function shiftsOf(page: Page, since = 0, least = FRACTION): Promise<string[]> {
  return page.evaluate((limits) => Reflect.get(window, 'shiftsSince')(...limits), [since, least]);
}

/** The moment, in the page's own time, after everything it shows now has been drawn. */
function untilDrawn(page: Page): Promise<number> {
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))));
}

/** What moves once a press has been answered, which `act` waits for: the scripts that are loaded for it come only then. */
export async function shiftsAfter(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const letCome = await hold(page, '**/assets/storefront/*.js');
  await act();
  const answered = await untilDrawn(page);
  letCome();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForTimeout(WATCHED);
  return shiftsOf(page, answered);
}
