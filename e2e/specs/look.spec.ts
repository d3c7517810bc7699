import { test } from '../fixtures';
import { expectLayout } from '../look/expectLayout';
import { PICTURES, takePicture } from '../look/picture';
import { nameOf, openState, STATES, WIDTHS } from '../look/states';

const pictures = process.env[PICTURES];

// some pages are missing, offline or fail on purpose
test.use({ expectedMessages: /./ });

for (const width of WIDTHS) {
  for (const state of STATES) {
    test(`${nameOf(state)} at ${width} px is laid out as before`, { tag: '@full' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openState(page, state);
      if (pictures) await takePicture(page, pictures, state);
      else await expectLayout(page, nameOf(state));
    });
  }
}
