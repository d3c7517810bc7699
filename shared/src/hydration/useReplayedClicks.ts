import { useEffect, useEffectEvent } from 'react';
import { PRE_HYDRATION_CLICK, clickStorage } from './preHydrationClicks';

/** Once `isReady`, calls `replay` if this tab has recorded clicks, and after each further one; `replay` takes them. */
export function useReplayedClicks(isReady: boolean, replay: () => Promise<void>): void {
  const handleClick = useEffectEvent(() => {
    if (!clickStorage().glow_early) return;
    replay().catch((error: unknown) => console.error('Clicks before hydration could not be replayed yet', error));
  });

  useEffect(() => {
    if (!isReady) return;
    handleClick();
    window.addEventListener(PRE_HYDRATION_CLICK, handleClick);
    return () => window.removeEventListener(PRE_HYDRATION_CLICK, handleClick);
  }, [isReady]);
}
