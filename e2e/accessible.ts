import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails where axe finds something on the page once it has come to rest; `state` names it in the message. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await expect(page.locator('h1').first(), 'its screen is there').toBeAttached();
  // what still moves in has not its colours yet
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), state).toEqual([]);
}
