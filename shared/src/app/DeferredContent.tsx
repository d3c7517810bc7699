import { useLocation, useNavigationType } from '@glow/shared/router';
import { useDeferredValue, type ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated';

/**
 * What stands below the first screen of a page. A server and the hydration draw it at once; on a page that is gone to
 * inside the store it follows the first screen, so that this one does not wait for it.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isServed = !useIsHydrated();
  // who comes back, or to a place named by the URL, may be taken further down than the first screen
  const isWantedNow = useNavigationType() === 'POP' || hash !== '';
  const isDue = useDeferredValue(true, isServed || isWantedNow);
  return isDue ? children : null;
}
