/** A scale of 1 fits the screen. */
const MAX_SCALE = 3;
const STEP = 1.5;
/** The scale after a press on the picture (PROD-43). */
const PRESSED_SCALE = 2;

export function withinLimits(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(1, scale));
}

export function stepped(scale: number, direction: 1 | -1): number {
  return withinLimits(scale * STEP ** direction);
}

export function pressed(scale: number): number {
  return scale > 1 ? 1 : PRESSED_SCALE;
}

/** Undefined for keys that do not zoom. */
export function zoomDirection({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | undefined {
  // with a modifier these keys zoom the browser
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === '+' || key === '=') return 1;
  return key === '-' ? -1 : undefined;
}

/** Share of the frame that an arrow key scrolls. */
const KEY_STEP = 0.2;

/** Scrolls an enlarged picture by the arrow keys, unless a modifier makes them those of the browser. */
export function scrollByKey(event: KeyboardEvent, frame: HTMLElement | null): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const x = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
  const y = Number(key === 'ArrowDown') - Number(key === 'ArrowUp');
  if (!frame || (!x && !y) || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  frame.scrollBy(x * KEY_STEP * frame.clientWidth, y * KEY_STEP * frame.clientHeight);
}
