import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Which of `count` pictures an arrow key leads to, round and round; nothing for any other key, which is left to the browser. */
export function nextPicture(event: KeyboardEvent | globalThis.KeyboardEvent, selected: number, count: number): number | undefined {
  const step = STEPS[event.key];
  // Alt with an arrow is the browser's way back
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  event.preventDefault();
  return (selected + step + count) % count;
}
