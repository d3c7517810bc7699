import { useEffect, useEffectEvent } from 'react';

const PAUSE_MS = 300;

/** Calls `onPause` when somebody who types a text pauses. */
export function useAfterPause(text: string, onPause: () => void): void {
  const handlePause = useEffectEvent(onPause);
  useEffect(() => {
    const timer = setTimeout(handlePause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
