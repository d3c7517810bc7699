import type { Page } from '@playwright/test';

/** The widths at which a screen is wider than the window, as texts; the viewport keeps the last width. */
export async function sidewaysScrolls(page: Page, state: string, widths = [320, 390]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 664 });
    const needed = await page.evaluate(() =>
      // what the body clips counts too
      Math.max(
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('main *')].map((element) => {
          const { right, width: own } = element.getBoundingClientRect();
          return own > 1 && !element.closest('[role=tablist]') ? Math.floor(right) : 0;
        }),
      ),
    );
    if (needed > width) found.push(`${state} needs ${needed} px at ${width} px`);
  }
  return found;
}
