import type { StoreApi } from 'zustand';
import type { PersistedValue } from './persistedValue';

/** Persists the part that `select` returns, once `load` has put a stored part into the store. Returns its end. */
export function persistStore<State extends { isHydrated: boolean }, Part>(
  store: StoreApi<State>,
  stored: PersistedValue<Part>,
  select: (state: State) => Part,
  load: (part: Part | undefined) => void,
): () => void {
  let isLoading = false;

  function loadStored() {
    const part = stored.read();
    // an unreadable value leaves the state unchanged
    if (part === undefined && stored.exists()) return;
    isLoading = true;
    load(part);
    isLoading = false;
  }

  function handlePageShow(event: PageTransitionEvent) {
    if (event.persisted && stored.exists()) loadStored();
  }

  const stopSaving = store.subscribe((state, before) => {
    if (!isLoading && select(state) !== select(before)) stored.write(select(state));
  });
  const stopListening = stored.onChange(loadStored);
  window.addEventListener('pageshow', handlePageShow);
  if (stored.exists()) loadStored();
  store.setState({ isHydrated: true } as Partial<State>);
  return () => {
    stopSaving();
    stopListening();
    window.removeEventListener('pageshow', handlePageShow);
  };
}
