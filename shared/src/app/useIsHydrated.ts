import { useSyncExternalStore } from 'react';

function neverChanges() {
  return () => undefined;
}

/** Whether the page has come alive: false on a server and while its HTML is taken over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, () => true, () => false);
}
