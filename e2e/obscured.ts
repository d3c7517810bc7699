import type { Locator } from '@playwright/test';

/**
 * Says which locators' first elements are missing, outside of the screen or covered; empty if all are in plain sight.
 * An element is not covered by its own card: a card's link lies over all of it.
 */
export async function obscured(parts: Record<string, Locator>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      if ((await part.count()) === 0) return `${name} is missing`;
      const problem = await part.first().evaluate(problemOf);
      return problem && `${name} ${problem}`;
    }),
  );
  return found.filter((problem) => typeof problem === 'string' && problem !== '') as string[];
}

/** Runs in the page. */
function problemOf(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const owner = element.closest('article') ?? element;
  // a round corner is no part of the element
  const [across = '', down = across] = getComputedStyle(element).borderTopLeftRadius.split(' ');
  const insetOf = (radius: string, size: number) =>
    0.3 * Math.min(parseFloat(radius) * (radius.endsWith('%') ? size / 100 : 1), size / 2);
  const [insetX, insetY] = [insetOf(across, width), insetOf(down, height)];
  // the middle, and near the corners
  for (const [x, y] of [
    [0.5, 0.5],
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const) {
    const hit = document.elementFromPoint(
      left + Math.min(Math.max(x * width, insetX), width - insetX),
      top + Math.min(Math.max(y * height, insetY), height - insetY),
    );
    if (!hit) return `is outside of the screen: ${Math.round(top)} to ${Math.round(top + height)} px`;
    if (!owner.contains(hit)) return `is covered by ${hit.tagName} ${hit.textContent?.slice(0, 30)}`;
  }
  return '';
}
