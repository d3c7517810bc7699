import type { Page } from '@playwright/test';
import path from 'node:path';
import { nameOf, type State } from './states';

/** Environment variable with the folder of the pictures; without it, layouts are compared. */
export const PICTURES = 'GLOW_PICTURES';

export function pictureName(state: State, width: number): string {
  return `${nameOf(state).replace(/[^a-z0-9]+/gi, '-')}.${width}.jpg`;
}

/** Pictures the whole page, or the window if a dialog is open, once its fonts and pictures are loaded. */
export async function takePicture(page: Page, folder: string, state: State): Promise<void> {
  // only what stands for late parts moves for ever, where motion is not reduced
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime !== Infinity),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // a fragment that cannot be shown stays empty
  await page
    .waitForFunction(
      () => !document.querySelector('[data-fragment]:empty, [data-fragment] > :only-child:empty'),
      null,
      {
        timeout: 15_000,
      },
    )
    .catch(() => undefined);
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const isDialog = (await page.locator('dialog:modal').count()) > 0;
  const isWholePage = !isDialog && !state.isWindow;
  // what sticks to the window is drawn where the window is
  if (isWholePage) await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({
    path: path.join(folder, pictureName(state, page.viewportSize()?.width ?? 0)),
    fullPage: isWholePage,
    animations: 'disabled',
    type: 'jpeg',
    quality: 80,
  });
}
