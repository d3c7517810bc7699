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
