import { expect, type Page } from '@playwright/test';

/** Scrolls to each picture, and fails if one has not loaded the smallest file with 0.95 of the pixels that are drawn. */
export async function expectFittingFiles(page: Page): Promise<void> {
  for (const picture of await page.locator('img[srcset]:visible').all()) await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(problemsOfFiles)).toEqual([]);
}

/** Runs in the page. */
function problemsOfFiles(): string[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('img[srcset]')];
  return images.flatMap((image) => {
    const { currentSrc, srcset, offsetWidth, offsetHeight } = image;
    if (!image.checkVisibility() || offsetWidth < 2) return [];
    // the file of a larger picture, or of a page that is hidden, is already there
    const others = images.filter((other) => other !== image && other.currentSrc === currentSrc);
    if (others.some((other) => other.offsetWidth > offsetWidth || !other.checkVisibility())) return [];
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    // what `object-fit: cover` cuts off is drawn too
    const drawn = Math.max(offsetWidth, offsetHeight * ratio) * devicePixelRatio;
    const files = [...srcset.matchAll(/-(\d+)\.avif/g)].map(([, width]) => Number(width));
    const fitting = files.find((width) => width >= 0.95 * drawn) ?? files.at(-1);
    const loaded = Number(/-(\d+)\.avif/.exec(currentSrc)?.[1]);
    return loaded === fitting ? [] : [`${srcset.split('.')[0]}: ${loaded} for ${drawn} px, not ${fitting}`];
  });
}
