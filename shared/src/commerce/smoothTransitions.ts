import { useSyncExternalStore } from 'react';

/** Length of the watched part of a transition, in milliseconds, and the frames below which it is not smooth: 30 a second. */
const WATCHED_MS = 250;
const SMOOTH_FRAMES = 7;

let areSmooth = true;
const listeners = new Set<() => void>();

/** Long tasks, as while the page was loaded: only a slow device has them, and it need not draw a transition to show it. Chromium tells of them. */
if (globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask'))
  new PerformanceObserver(giveUp).observe({ type: 'longtask', buffered: true });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function giveUp(): void {
  areSmooth = false;
  for (const listener of listeners) listener();
}

/** Counts the frames of a transition that has begun. */
export function watchTransition(): void {
  const end = performance.now() + WATCHED_MS;
  let frames = 0;
  function countFrame() {
    if (performance.now() < end) {
      frames += 1;
      requestAnimationFrame(countFrame);
    } else if (frames < SMOOTH_FRAMES) giveUp();
  }
  requestAnimationFrame(countFrame);
}

/** Whether this device draws transitions smoothly: true until it was seen to be slow. */
export function useSmoothTransitions(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areSmooth,
    () => true,
  );
}
