import { expect, type Page } from '@playwright/test';

/** Opens all further pages with twice the text size, as a shopper can set it in the browser. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  );
}

/** Fails where the page scrolls sideways, a word of a heading or a control is broken, or text leaves its control. */
export async function expectWhole(page: Page, state: string): Promise<void> {
  expect(await page.evaluate(problemsOfText), state).toEqual([]);
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
