import { useAnnounce } from '@glow/shared/app';
import { useEffect, useRef } from 'react';

/** Debounce, so that the count is not announced on every keystroke (COL-15). */
const ANNOUNCE_DELAY_MS = 500;

/** Announces the count to screen readers after it has changed, debounced. */
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
