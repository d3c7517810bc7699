import { useEffect, useState } from 'react';

/** How often the picture of the page is renewed, in milliseconds. */
const INTERVAL_MS = 250;

/** Draws its component anew several times a second. */
export function useTick(): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
}
