import { useLocation, useNavigationType } from '@glow/shared/router';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated';

/**
 * Content below the first screen of a page. Renders immediately on the server and during hydration; on client-side navigation
 * it is deferred so the first screen is not blocked.
 */
export function DeferredContent({ children }: { children: ReactNode }): ReactNode {
  const { hash } = useLocation();
  const isServed = !useIsHydrated();
  // Back, Forward and URL fragments may scroll below the first screen
  const isWantedNow = useNavigationType() === 'POP' || hash !== '';
  const [isDue, setIsDue] = useState(isServed || isWantedNow);
  // not in a page that is rendered before it is shown: effects run then
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? <>{children}</> : null;
}
