import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from '../accessible';
import { expect, test } from '../fixtures';
import { CHECKED_IN, isCheckedElsewhere, layoutName, LAYOUTS } from '../look/checks';
import { expectLayout, FOLDER, resizeTo } from '../look/expectLayout';
import { PICTURES, takePicture } from '../look/picture';
import { GROUPS, nameOf, openState, STATES, WIDTHS } from '../look/states';

const pictures = process.env[PICTURES];

// some pages are missing, offline or fail on purpose
test.use({ expectedMessages: /./ });

/** Makes the page as if it were the first of a new context, but for the browser's cache. */
async function forgetState(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(false);
  // a page without the store's scripts, which keep what was typed
  await page.goto('/robots.txt');
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
}

if (pictures) {
  for (const width of WIDTHS) {
    for (const state of STATES) {
      test(`${nameOf(state)} at ${width} px is pictured`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openState(page, state);
        await takePicture(page, pictures, state);
      });
    }
  }
} else {
  for (const [group, states] of Object.entries(GROUPS)) {
    const own = states.filter((state) => !isCheckedElsewhere(nameOf(state)));
    test(`${group}: ${own.length} states are laid out as before and accessible`, { tag: '@full' }, async ({ page }) => {
      for (const state of own) {
        await resizeTo(page, 1280, 'the state before');
        await openState(page, state);
        await expectLayout(page, nameOf(state));
        await resizeTo(page, 390, nameOf(state));
        // what opens from the header closes when it has another form
        if (group === 'chrome') {
          await forgetState(page);
          await openState(page, state);
        }
        await expectLayout(page, nameOf(state));
        await expectAccessible(page, nameOf(state));
        await forgetState(page);
      }
    });
  }

  test('every layout is of a state, and each state that another spec checks is there', { tag: '@full' }, () => {
    const names = STATES.map(nameOf);
    const layouts = readdirSync(FOLDER).map((file) => file.replace(/\.\d+\.txt$/, ''));
    expect([...new Set(layouts)].sort()).toEqual(LAYOUTS.map(layoutName).sort());
    for (const [spec, states] of Object.entries(CHECKED_IN)) {
      const sources = [`${spec}.spec.ts`, '../urls.ts'].map((file) =>
        readFileSync(path.join(import.meta.dirname, file), 'utf8'),
      );
      expect(names).toEqual(expect.arrayContaining(Object.keys(states)));
      expect(Object.values(states).filter((called) => !sources.some((text) => text.includes(`'${called}'`)))).toEqual(
        [],
      );
    }
  });
}
