import { expect, test, type Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { layoutName, LAYOUTS, stateOf } from './checks';
import { compareLayouts } from './compareLayouts';
import { layoutOf } from './layoutOf';
import { problemsOfLayout } from './problemsOfLayout';

export const FOLDER = path.join(import.meta.dirname, '../layout');

const TABLET = 768;
const DESKTOP = 1280;
/** Widths at which layouts are kept, in CSS pixels. */
const KEPT_WIDTHS = [390, DESKTOP];

/** Gives the window another width, in which nothing scrolls sideways. */
export async function resizeTo(page: Page, width: number, state: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // on a slow machine the browser evaluates media queries some frames after the new width
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `${state}: no horizontal scroll at ${width} px`,
    })
    .toBeLessThanOrEqual(width);
}

/**
 * Fails if a rule of every layout is broken, for a desktop at a tablet's width too, or if a state with a layout in
 * `e2e/layout` has another one.
 */
export async function expectLayout(page: Page, state: string): Promise<void> {
  // builds of other releases look as they did
  if (process.env.JOURNEY_RELEASES) return;
  const width = page.viewportSize()?.width ?? 0;
  const expectRules = async (at: number) =>
    expect(await page.evaluate(problemsOfLayout), `layout of ${state} at ${at} px`).toEqual([]);
  await expectRules(width);
  const name = stateOf(path.basename(test.info().file, '.spec.ts'), state);
  if (LAYOUTS.includes(name) && KEPT_WIDTHS.includes(width)) await compareWithKept(page, name, width);
  if (width !== DESKTOP) return;
  await resizeTo(page, TABLET, state);
  await expectRules(TABLET);
  await resizeTo(page, DESKTOP, state);
}

async function compareWithKept(page: Page, state: string, width: number): Promise<void> {
  const name = `${layoutName(state)}.${width}.txt`;
  const file = path.join(FOLDER, name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
  let found = '';
  const differences = async () => {
    found = await page.evaluate(layoutOf, state.startsWith('chrome') || state === '/');
    return kept === undefined ? ['+ the file'] : compareLayouts(kept, found);
  };
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    if ((await differences()).length === 0) return;
    // parts that are loaded late have time to come
    for (let before = ''; before !== found; await differences()) {
      before = found;
      await page.waitForTimeout(1_000);
    }
    writeFileSync(file, `${found}\n`);
    return;
  }
  await expect.poll(differences, { message: `e2e/layout/${name} (written anew with --update-snapshots)` }).toEqual([]);
}
