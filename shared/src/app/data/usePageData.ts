import { useLocation, useNavigationType } from '@glow/shared/router';
import { fragmentUrl, keepParameters } from '@glow/shared/remotes';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { RouteContext } from '../loading/defineRoutes';
import type { FragmentData } from '../fragments/RemoteFragment';
import { isOutdated, useDataStore } from './dataStore';

/** Delay of a load while the user types and the URL follows. */
const TYPING_MS = 200;

/** Interval of the checks whether failed data may be loaded again. */
const CHECK_MS = 1_000;

/** A function of `pageData`, or a look-up. */
type Load = (...args: never[]) => Promise<unknown>;

export type DataOf<Source extends Load> = Awaited<ReturnType<Source>>;

/**
 * The data of the screen at the current URL: `usePageData<typeof pageData.home>()`. Suspends until there is some, and
 * throws to the nearest error boundary if it cannot be loaded. Data in memory is shown at once and corrected later.
 * While data is loading (`isLoading`) or cannot be loaded (`error`), `data` is from the former URL.
 */
export function usePageData<Source extends Load>() {
  const store = useDataStore();
  const { pathname, search } = useLocation();
  const url = keepParameters(pathname + search, use(RouteContext));
  const isTyping = useNavigationType() === 'REPLACE';
  const { current, shown, reload } = useLoaded<DataOf<Source>>(url, isTyping ? TYPING_MS : 0);
  // Suspense waits for a thrown promise; `use` would need the same promise in each attempt to render
  if (!shown) throw store.load(url);
  if (shown.error && shown.data === undefined) throw shown.error;
  const error = current?.data === undefined ? current?.error : undefined;
  return { data: shown.data as DataOf<Source>, isLoading: !current, error, reload };
}

/** Data that belongs to no page's URL; none without a URL. After a failed load (`error`) it is from an earlier one. */
export function useExtraData<Source extends Load>(url: string | undefined) {
  const { current, shown, reload } = useLoaded<DataOf<Source>>(url, 0);
  return {
    data: url === undefined ? undefined : (shown?.data as DataOf<Source> | undefined),
    error: current?.error,
    isLoading: url !== undefined && !current,
    reload,
  };
}

/** The data of another package's fragment, as `useExtraData` returns it; none without props. */
export function useFragmentData<Name extends keyof FragmentData>(
  name: Name,
  props: FragmentData[Name]['props'] | undefined,
) {
  return useExtraData<() => Promise<FragmentData[Name]['data']>>(props && fragmentUrl(name, props));
}

/** `current` is the URL's data, `shown` the same or else former data. Outdated and failed data is loaded again. */
function useLoaded<Data>(url: string | undefined, delayMs: number) {
  const store = useDataStore();
  const read = () => (url === undefined ? undefined : store.get(url));
  const current = useSyncExternalStore(store.subscribe, read, read);
  // a failed load does not take away the data that is shown
  const [former, setFormer] = useState(current);
  const shown = current && (current.data !== undefined || !former) ? current : former;
  if (shown !== former) setFormer(shown);

  useEffect(() => {
    if (url === undefined) return;
    const refresh = () => {
      if (document.visibilityState === 'visible' && isOutdated(store.get(url))) void store.load(url);
    };
    const timer = current?.error ? setInterval(refresh, CHECK_MS) : setTimeout(refresh, store.get(url) ? 0 : delayMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [store, url, delayMs, current?.error]);

  useEffect(() => () => store.expire(url ?? ''), [store, url]);

  /** Rejects if the load fails. */
  async function reload(): Promise<Data> {
    const { data, error } = await store.load(url ?? '');
    if (error) throw error;
    return data as Data;
  }

  return { current, shown, reload };
}
