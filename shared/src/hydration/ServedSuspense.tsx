import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrated } from './useIsHydrated';

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
