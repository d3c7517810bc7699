import { useLocation, useNavigationType } from '@glow/shared/router';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated';

/** Content below the first screen: rendered at once on the server and when hydrated, later on navigation. */
export function DeferredContent({ children }: { children: ReactNode }): ReactNode {
  const { hash } = useLocation();
  const isServed = !useIsHydrated();
  // Back, Forward and URL fragments may scroll below the first screen
  const isWantedNow = useNavigationType() === 'POP' || hash !== '';
  const [isDue, setIsDue] = useState(isServed || isWantedNow);
  // a page that is rendered before it is shown waits: effects run when it is shown
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? <>{children}</> : null;
}
