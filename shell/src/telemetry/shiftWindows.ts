/** A session window ends after a gap of 1 s, or after 5 s in all. */
const MAX_GAP_MS = 1000;
const MAX_WINDOW_MS = 5000;

/** Accumulates layout shifts as CLS defines it; returns the largest session window so far. */
export function shiftWindows(): (shift: { startTime: number; value: number }) => number {
  let first = -Infinity;
  let last = -Infinity;
  let sum = 0;
  let worst = 0;

  return ({ startTime, value }) => {
    if (startTime - last > MAX_GAP_MS || startTime - first > MAX_WINDOW_MS) {
      first = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    return (worst = Math.max(worst, sum));
  };
}
