import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The widths in CSS pixels at which screens are checked: a phone and a desktop. */
const WIDTHS = [390, 1280];

/** Fails where axe finds something on the page once it has come to rest; `state` names it in the message. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await expect(page.locator('h1').first(), 'its screen is there').toBeAttached();
  // what still moves in has not its colours yet
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity));
  // without frames there is nothing to put together in a page of its own: a quarter of the time
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), state).toEqual([]);
}

/** Fails where the page is wider than a phone or a desktop, or axe finds something on it at either width; leaves it at the last one. */
export async function expectToFit(page: Page, state = page.url(), widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${state}: no horizontal scroll at ${width} px`).toBeLessThanOrEqual(width);
    await expectAccessible(page, `${state} at ${width} px`);
  }
}
