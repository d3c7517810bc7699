import { useEffect, useEffectEvent } from 'react';

const PAUSE_MS = 300;

/** Calls `onPause` when `text` has not changed for a while. */
export function useAfterPause(text: string, onPause: () => void): void {
  const handlePause = useEffectEvent(onPause);
  useEffect(() => {
    const timer = setTimeout(handlePause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
