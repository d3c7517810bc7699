import { startTransition, Suspense, useEffect, useState, type ReactNode, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from '@glow/shared/router';

interface ServedSuspenseProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps served content until it is hydrated: `Suspense` shows the fallback if a parent renders again before that. */
export function ServedSuspense({ fallback = null, children }: ServedSuspenseProps) {
  const [isHeld, setIsHeld] = useState(!useIsHydrated());
  const current = (
    <Suspense fallback={fallback}>
      {children}
      <Hydrated release={setIsHeld} />
    </Suspense>
  );
  const [first] = useState(current);
  // oxlint-disable-next-line glow/text-in-elements -- both are elements
  return isHeld ? first : current;
}

/** Releases the held element when this element, and so its siblings, are hydrated. */
function Hydrated({ release }: { release(isHeld: false): void }) {
  useEffect(() => startTransition(() => release(false)), [release]);
  return null;
}

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

function neverChanges() {
  return () => undefined;
}

/** False on the server and during hydration, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
