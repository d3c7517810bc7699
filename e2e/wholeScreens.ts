import { expect, type Locator, type Page } from '@playwright/test';
import { obscured } from './obscured';

/** A desktop of 1280 × 1024 px at 400 % zoom. */
const LOW = { width: 320, height: 256 };

/** Fails where something stays in place while the page scrolls in a low window. */
export async function expectNoBars(page: Page, state: string): Promise<void> {
  await page.setViewportSize(LOW);
  const bars = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.getBoundingClientRect().height > 1 && element.checkVisibility())
      .filter((element) => !element.matches('a[href="#main"], dialog'))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
  );
  expect(bars, state).toEqual([]);
}

/** Expects no bars, and that each control can be scrolled into view whole in a low window; then restores its size. */
export async function expectReachable(page: Page, state: string, ...controls: Locator[]): Promise<void> {
  const size = page.viewportSize();
  await expectNoBars(page, state);
  for (const control of controls) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(() => obscured({ control }), state).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

/** Expects, at twice the text size, no sideways scroll, no word that is broken, and no text outside its button. */
export async function expectLargeText(page: Page, state: string): Promise<void> {
  const setSize = (size: string) => page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
  await setSize('200%');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(problemsOfText), `${state} with large text at ${width} px`).toEqual([]);
  }
  await setSize('');
}

/** Runs in the page. */
function problemsOfText(): string[] {
  const problems = new Set<string>();
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) problems.add(`the page is ${scrollWidth} px wide`);

  /** The rectangles of a part of a text: more than one where it is broken into lines. */
  function rectsOf(text: Text, from: number, to: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  }

  for (const element of document.querySelectorAll('h1, h2, h3, h4, button, a, label, dt, dd, th, legend')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const box = element.getBoundingClientRect();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      // text for screen readers
      if (!parent || getComputedStyle(parent).clipPath !== 'none' || parent.closest('svg, noscript')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const rects = rectsOf(text, index, index + word.length);
        const lines = new Set(rects.map(({ top }) => Math.round(top)));
        // an address has no place to break
        if (lines.size > 1 && !text.data.includes('@')) problems.add(`${word} is broken in ${element.textContent}`);
        const isOut = rects.some(({ bottom, top }) => bottom > box.bottom + 4 || top < box.top - 4);
        if (isOut && element.matches('button')) problems.add(`${word} leaves its ${element.tagName}`);
      }
    }
  }
  return [...problems];
}
