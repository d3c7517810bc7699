import { shareContext } from '@glow/shared/contexts';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';

export interface ProviderProps<State> {
  /** Created if it is missing. */
  store?: StoreApi<State>;
  children: ReactNode;
}

/** Hooks throw outside `Provider`. After hydration `connect` connects storage and returns how to undo it. */
export function createStoreContext<State>(
  name: string,
  createStore: () => StoreApi<State>,
  connect: (store: StoreApi<State>) => () => void,
) {
  const StoreContext = shareContext(createContext<StoreApi<State> | undefined>(undefined));

  function Provider({ store, children }: ProviderProps<State>) {
    const [current] = useState(() => store ?? createStore());
    useEffect(() => connect(current), [current]);
    return <StoreContext value={current}>{children}</StoreContext>;
  }

  function useStoreApi(): StoreApi<State> {
    const store = useContext(StoreContext);
    if (!store) throw new Error(`use${name} must be used within ${name}Provider`);
    return store;
  }

  function useSelected<T>(selector: (state: State) => T): T {
    return useStore(useStoreApi(), selector);
  }

  return { Provider, useSelected, useStoreApi };
}
