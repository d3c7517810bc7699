import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { run } from 'axe-core';
import { expectLayout, resizeTo } from './look/expectLayout';
import { repository } from './store';

/** Minimized, because each page reads it. */
const AXE = readFileSync(path.join(repository, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Viewport widths in CSS pixels: a phone and a desktop. */
const WIDTHS = [390, 1280];

/** The violations of a page, with the HTML of their elements. axe stays in the page for the next call. */
async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as { run: typeof run };
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** Fails on axe violations once animations have ended; `state` labels the message. */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, includeHidden: true }).first(),
    'the screen is rendered',
  ).toBeAttached();
  // colours are wrong during fade-in animations
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  expect(await violationsIn(page), state).toEqual([]);
}

/** Expects no overflow and the kept layout at each width, and no axe violations at the first; the last width stays. */
export async function expectToFit(page: Page, state = page.url(), widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await resizeTo(page, width, state);
    if (width === widths[0]) await expectAccessible(page, `${state} at ${width} px`);
    await expectLayout(page, state);
  }
}
