import type { KeyboardEvent } from 'react';

/** Index (of `count`, wrapping around) that an arrow key, Home or End selects; undefined for other keys. */
export function nextByKey(
  event: KeyboardEvent | globalThis.KeyboardEvent,
  selected: number,
  count: number,
): number | undefined {
  // Alt+Arrow is the browser's Back and Forward
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const indices: Record<string, number> = {
    ArrowRight: (selected + 1) % count,
    ArrowLeft: (selected - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  const next = indices[event.key];
  if (next !== undefined) event.preventDefault();
  return next;
}
