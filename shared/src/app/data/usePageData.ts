import { useLocation, useNavigationType } from '@glow/shared/router';
import { keepParameters } from '@glow/shared/remotes';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { RouteContext } from '../loading/routeContext';
import { isOutdated, type LoadedData } from './dataStore';
import { useDataStore } from './DataProvider';

/** Delay of a load while the URL follows what is typed, in milliseconds. */
const TYPING_MS = 200;

/** The data of a page and whether that of the present URL is still being loaded: until then it is that of the former URL. */
export interface PageDataState<Data> {
  data: Data;
  isLoading: boolean;
}

/** Data that belongs to no page's URL. */
export interface ExtraDataState<Data> extends Partial<PageDataState<Data>> {
  isLoading: boolean;
  /** Why the last load failed; `data` is then that of an earlier one. */
  error?: Error;
  /** Loads the present data; rejects where that fails. */
  reload(): Promise<Data>;
}

/**
 * The data that the server's `pageData` has for the screen at the current URL. Suspends until there is some, and throws to the
 * nearest error boundary where it cannot be loaded. What is in memory is shown at once, and corrected where it has changed.
 */
export function usePageData<Data>(): PageDataState<Data> {
  const store = useDataStore();
  const { pathname, search } = useLocation();
  const url = keepParameters(pathname + search, use(RouteContext));
  const isTyping = useNavigationType() === 'REPLACE';
  const { current, shown } = useLoaded(url, isTyping ? TYPING_MS : 0);
  // what React's Suspense waits for; `use` would need the same promise in each attempt to render
  if (!shown) throw store.load(url);
  if (shown.error && shown.data === undefined) throw shown.error;
  return { data: shown.data as Data, isLoading: !current };
}

/** The data of a route without a screen, for example of what this device remembers; none without a URL. */
export function useExtraData<Data>(url: string | undefined): ExtraDataState<Data> {
  const store = useDataStore();
  const { current, shown } = useLoaded(url, 0);

  async function reload(): Promise<Data> {
    const { data, error } = await store.load(url ?? '');
    if (error) throw error;
    return data as Data;
  }

  return {
    data: url === undefined ? undefined : (shown?.data as Data | undefined),
    error: current?.error,
    isLoading: url !== undefined && !current,
    reload,
  };
}

/** What is loaded of a URL (`current`), and else what was shown before (`shown`). Outdated data is loaded again. */
function useLoaded(url: string | undefined, delayMs: number): { current?: LoadedData; shown?: LoadedData } {
  const store = useDataStore();
  const read = () => (url === undefined ? undefined : store.get(url));
  const current = useSyncExternalStore(store.subscribe, read, read);
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);

  useEffect(() => {
    if (url === undefined) return;
    const refresh = () => {
      if (document.visibilityState === 'visible' && isOutdated(store.get(url))) void store.load(url);
    };
    const timer = setTimeout(refresh, store.get(url) ? 0 : delayMs);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('pageshow', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('pageshow', refresh);
    };
  }, [store, url, delayMs]);

  return { current, shown: current ?? shown };
}
