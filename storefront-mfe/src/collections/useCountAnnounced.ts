import { useAnnounce } from '@glow/shared/app';
import { useEffect, useRef } from 'react';

/** How long the count rests before it is read out, in milliseconds: not at every letter typed (COL-15). */
const ANNOUNCE_DELAY_MS = 500;

/** Reads the count out when it has changed and come to rest. */
export function useCountAnnounced(count: string): void {
  const announce = useAnnounce();
  const said = useRef(count);

  useEffect(() => {
    if (said.current === count) return;
    const timer = setTimeout(() => {
      said.current = count;
      announce(count);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [count, announce]);
}
