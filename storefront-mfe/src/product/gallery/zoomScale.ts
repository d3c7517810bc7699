/** Scales of a zoomed picture: 1 fits the screen. */
const MAX_SCALE = 3;
const STEP = 1.5;
/** The scale after a press on the picture (PROD-43). */
const PRESSED_SCALE = 2;

/** A scale between fitting the screen and the largest. */
export function withinLimits(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(1, scale));
}

/** The next larger scale, or with -1 the next smaller. */
export function stepped(scale: number, direction: 1 | -1): number {
  return withinLimits(scale * STEP ** direction);
}

/** A press enlarges a picture that fits the screen, and fits one that is enlarged. */
export function pressed(scale: number): number {
  return scale > 1 ? 1 : PRESSED_SCALE;
}

/** Which way a key changes the scale; undefined for other keys. */
export function zoomDirection({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | undefined {
  // with a modifier these keys zoom the browser
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === '+' || key === '=') return 1;
  return key === '-' ? -1 : undefined;
}
