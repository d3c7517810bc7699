import { useEffect, useEffectEvent } from 'react';

/** Calls `act` once `key` has been the same for `ms` milliseconds, unless it is undefined. */
export function useTimer(key: unknown, ms: number, act: () => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  }, [key, ms]);
}
