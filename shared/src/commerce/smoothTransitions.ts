import { useSyncExternalStore } from 'react';

/** Chromium reports tasks of more than 50 ms: a fast device has none, neither while a page is loaded nor in a navigation. */
const LONG_TASK = 'longtask';

let areSmooth = true;
const listeners = new Set<() => void>();

if (globalThis.PerformanceObserver?.supportedEntryTypes.includes(LONG_TASK))
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    areSmooth = false;
    for (const listener of listeners) listener();
  }).observe({ type: LONG_TASK, buffered: true });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this device draws transitions smoothly: true until a task took long. */
export function useSmoothTransitions(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areSmooth,
    () => true,
  );
}
