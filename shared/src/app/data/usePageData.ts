import { useLocation, useNavigationType } from '@glow/shared/router';
import { fragmentUrl, keepParameters } from '@glow/shared/remotes';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { RouteContext } from '../loading/defineRoutes';
import type { FragmentData } from '../fragments/RemoteFragment';
import { isOutdated, useDataStore } from './dataStore';

/** Delay of a load while the URL follows what is typed, in milliseconds. */
const TYPING_MS = 200;

/** How often it is checked whether what has failed may be loaded again, in milliseconds. */
const CHECK_MS = 1_000;

/** What loads data, by its type: a function of `pageData`, or a look-up. */
type Load = (...args: never[]) => Promise<unknown>;

/** What a function loads. */
export type DataOf<Source extends Load> = Awaited<ReturnType<Source>>;

/**
 * The data that the server's `pageData` has for the screen at the current URL: `usePageData<typeof pageData.home>()`. Suspends until there is some, and throws to the
 * nearest error boundary if it cannot be loaded. What is in memory is shown at once, and corrected if it has changed. While the data
 * of the present URL is loaded (`isLoading`), and if it cannot be (`error`), `data` is that of the former URL.
 */
export function usePageData<Source extends Load>() {
  const store = useDataStore();
  const { pathname, search } = useLocation();
  const url = keepParameters(pathname + search, use(RouteContext));
  const isTyping = useNavigationType() === 'REPLACE';
  const { current, shown, reload } = useLoaded<DataOf<Source>>(url, isTyping ? TYPING_MS : 0);
  // what React's Suspense waits for; `use` would need the same promise in each attempt to render
  if (!shown) throw store.load(url);
  if (shown.error && shown.data === undefined) throw shown.error;
  const error = current?.data === undefined ? current?.error : undefined;
  return { data: shown.data as DataOf<Source>, isLoading: !current, error, reload };
}

/**
 * Data that belongs to no page's URL, for example of what this device remembers; none without a URL. After a failed load (`error`) it is
 * that of an earlier one, if any.
 */
export function useExtraData<Source extends Load>(url: string | undefined) {
  const { current, shown, reload } = useLoaded<DataOf<Source>>(url, 0);
  return {
    data: url === undefined ? undefined : (shown?.data as DataOf<Source> | undefined),
    error: current?.error,
    isLoading: url !== undefined && !current,
    reload,
  };
}

/** The data that another package offers by this name; none without props. As of `useExtraData`. */
export function useFragmentData<Name extends keyof FragmentData>(
  name: Name,
  props: FragmentData[Name]['props'] | undefined,
) {
  return useExtraData<() => Promise<FragmentData[Name]['data']>>(props && fragmentUrl(name, props));
}

/** What is loaded of a URL (`current`), and else what was shown before (`shown`). Outdated data is loaded again, and what failed. */
function useLoaded<Data>(url: string | undefined, delayMs: number) {
  const store = useDataStore();
  const read = () => (url === undefined ? undefined : store.get(url));
  const current = useSyncExternalStore(store.subscribe, read, read);
  // a failed load does not take away what is shown
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

  /** Loads the present data; rejects if that fails. */
  async function reload(): Promise<Data> {
    const { data, error } = await store.load(url ?? '');
    if (error) throw error;
    return data as Data;
  }

  return { current, shown, reload };
}
