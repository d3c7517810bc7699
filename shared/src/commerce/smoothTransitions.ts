import { useSyncExternalStore } from 'react';

/** Length of the watched part of a transition, in milliseconds, and the frames below which it is not smooth: 30 a second. */
const WATCHED_MS = 250;
const SMOOTH_FRAMES = 7;

let areSmooth = true;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts the frames of a transition that has begun. */
export function watchTransition(): void {
  const end = performance.now() + WATCHED_MS;
  let frames = 0;
  function countFrame() {
    if (performance.now() < end) {
      frames += 1;
      requestAnimationFrame(countFrame);
    } else if (frames < SMOOTH_FRAMES) {
      areSmooth = false;
      for (const listener of listeners) listener();
    }
  }
  requestAnimationFrame(countFrame);
}

/** Whether this device draws transitions smoothly: true until one was not smooth. */
export function useSmoothTransitions(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areSmooth,
    () => true,
  );
}
