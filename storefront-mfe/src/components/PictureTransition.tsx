import { ViewTransition, useSyncExternalStore, type ReactNode } from 'react';

/**
 * Animates a product picture, and nothing else, to the next screen, also across remotes; only on fast devices.
 * `children` is one element that contains the picture.
 */
export function PictureTransition({ productId, children }: { productId: string; children: ReactNode }) {
  const isSmooth = useSmoothTransitions();
  return (
    <ViewTransition name={`picture-of-${productId}`} default="none" share={isSmooth ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  );
}

/** Chromium reports tasks of more than 50 ms; a fast device has none when a page is loaded or left. */
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

/** True until a task took long. */
function useSmoothTransitions(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areSmooth,
    () => true,
  );
}
