import { ViewTransition, useSyncExternalStore, type ReactNode } from 'react';

interface PictureTransitionProps {
  productId: string;
  /** One element that contains the product picture. */
  children: ReactNode;
}

/** A product picture with a view transition to the next screen, across remotes, on devices that draw it smoothly; nothing else is animated. */
export function PictureTransition({ productId, children }: PictureTransitionProps) {
  const isSmooth = useSmoothTransitions();
  return (
    <ViewTransition name={`picture-of-${productId}`} default="none" share={isSmooth ? 'auto' : 'none'}>
      {children}
    </ViewTransition>
  );
}

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
function useSmoothTransitions(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areSmooth,
    () => true,
  );
}
