import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** How long after a press what moves still counts as its answer, in milliseconds, and some more. */
const SETTLED = 900;

/** How much moves unasked while the shopper acts and until the page has settled, as Cumulative Layout Shift has it. */
export async function layoutShiftDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const record = { shift: 0 };
    const observer = new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) if (!hadRecentInput) record.shift += value;
    });
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { layoutShift: record });
  });
  await act();
  await page.waitForTimeout(SETTLED);
  return page.evaluate(() => Reflect.get(window, 'layoutShift').shift);
}
