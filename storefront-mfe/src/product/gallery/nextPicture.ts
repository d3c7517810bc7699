import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Index (of `count`, wrapping around) that an arrow key selects; undefined for other keys. */
export function nextPicture(
  event: KeyboardEvent | globalThis.KeyboardEvent,
  selected: number,
  count: number,
): number | undefined {
  const step = STEPS[event.key];
  // Alt+Arrow is the browser's Back and Forward
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  event.preventDefault();
  return (selected + step + count) % count;
}
