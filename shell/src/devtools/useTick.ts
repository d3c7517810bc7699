import { useEffect, useState } from 'react';

const INTERVAL_MS = 250;

/** Re-renders the component every 250 ms. */
export function useTick(): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
}
