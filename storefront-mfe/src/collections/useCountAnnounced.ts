import { useAnnounce } from '@glow/shared/app';
import { useEffect, useRef } from 'react';

/** Debounce, so that the count is not announced on every keystroke (COL-15). */
const ANNOUNCE_DELAY_MS = 500;

/** Announces the count to screen readers after it has changed, debounced. */
export function useCountAnnounced(count: string): void {
  const announce = useAnnounce();
  const announcedCount = useRef(count);

  useEffect(() => {
    if (announcedCount.current === count) return;
    const timer = setTimeout(() => {
      announcedCount.current = count;
      announce(count);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [count, announce]);
}
