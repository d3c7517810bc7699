import { expect, test, type Page } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareLayouts } from './compareLayouts';
import { layoutOf } from './layoutOf';
import { problemsOfLayout } from './problemsOfLayout';

const FOLDER = path.join(import.meta.dirname, '../layout');

/** Widths at which layouts are kept, in CSS pixels. */
const KEPT_WIDTHS = [390, 1280];

/** Fails if a rule of every layout is broken, or the layout is another one than in `e2e/layout`. */
export async function expectLayout(page: Page, state: string): Promise<void> {
  // builds of other releases look as they did
  if (process.env.JOURNEY_RELEASES) return;
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(problemsOfLayout), `layout of ${state} at ${width} px`).toEqual([]);
  if (KEPT_WIDTHS.includes(width)) await compareWithKept(page, fileOf(state), width);
}

/** The name of a state's file: its URL, or the spec and what it calls the state. */
function fileOf(state: string): string {
  const isUrl = /^(\/|http)/.test(state);
  const { pathname, search } = new URL(isUrl ? state : '/', 'http://localhost');
  const spec = path.basename(test.info().file, '.spec.ts');
  const name = isUrl ? `${pathname}${search}` : `${spec} ${state}`;
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'home'
  );
}

async function compareWithKept(page: Page, name: string, width: number): Promise<void> {
  const file = path.join(FOLDER, `${name}.${width}.txt`);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
  let found = '';
  const differences = async () => {
    found = await page.evaluate(layoutOf, /^(look-)?chrome/.test(name) || name === 'home');
    return kept === undefined ? ['+ the file'] : compareLayouts(kept, found);
  };
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    if ((await differences()).length === 0) return;
    // parts that are loaded late have time to come
    for (let before = ''; before !== found; await differences()) {
      before = found;
      await page.waitForTimeout(1_000);
    }
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, `${found}\n`);
    return;
  }
  await expect
    .poll(differences, { message: `e2e/layout/${name}.${width}.txt (written anew with --update-snapshots)` })
    .toEqual([]);
}
