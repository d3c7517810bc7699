import { useSyncExternalStore } from 'react';

function neverChanges() {
  return () => undefined;
}

/** False on the server and during hydration, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
