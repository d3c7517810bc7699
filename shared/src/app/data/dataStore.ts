import { shareContext } from '@glow/shared/contexts';
import { POLICY_URL } from '@glow/shared/policy';
import { recordLoadFailure } from '../loading/lazyComponent';
import { createContext, use } from 'react';

export interface LoadedData {
  data: unknown;
  /** Why the last load failed; `data` is then from an earlier load, if there was one. */
  error?: Error;
  /** When it was loaded, by `performance.now()`; -Infinity if it must be loaded again. */
  at: number;
}

/** The data of pages in memory, by URL (path and declared parameters). */
export interface DataStore {
  /** Undefined until the first load of the URL has ended. */
  get(url: string): LoadedData | undefined;
  /** Calls during a load share it. */
  load(url: string): Promise<LoadedData>;
  /** Has the data loaded again when it is next shown, for example by Back. */
  expire(url: string): void;
  /** Forgets all data but the store's policy, so that a screen that could not show its data loads it again. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Rejects if the load fails; the error's `until` may say when the next load is allowed, by `performance.now()`. */
export type FetchData = (url: string) => Promise<unknown>;

/** Data of this age is loaded again when it is shown. */
const FRESH_MS = 2_000;
/** A failed load is tried again after this time while its place is on the screen. */
const RETRY_MS = 5_000;
const MAX_URLS = 100;

/** `first` is the data of the first page, by URL. */
export function createDataStore(fetchData: FetchData, first: Record<string, unknown> = {}): DataStore {
  const loaded = new Map(
    Object.entries(first).map(([url, data]): [string, LoadedData] => [url, { data, at: performance.now() }]),
  );
  const loading = new Map<string, Promise<LoadedData>>();
  const listeners = new Set<() => void>();

  function keep(url: string, entry: LoadedData): LoadedData {
    const before = loaded.get(url);
    // equal data stays the same object, so that nothing is rendered again
    const isSame = before && JSON.stringify(before.data) === JSON.stringify(entry.data);
    const kept = isSame ? { ...entry, data: before.data } : entry;
    loaded.delete(url);
    loaded.set(url, kept);
    const [oldest = ''] = loaded.keys();
    if (loaded.size > MAX_URLS) loaded.delete(oldest);
    if (!isSame || before.error !== kept.error) for (const listener of listeners) listener();
    return kept;
  }

  async function loadOnce(url: string): Promise<LoadedData> {
    try {
      return keep(url, { data: await fetchData(url), at: performance.now() });
    } catch (thrown) {
      const error = thrown as Error;
      const former = loaded.get(url)?.data;
      if (former === undefined) recordLoadFailure(error, () => loaded.delete(url));
      return keep(url, { data: former, error, at: performance.now() });
    } finally {
      loading.delete(url);
    }
  }

  return {
    get: (url) => loaded.get(url),
    load(url) {
      const current = loading.get(url) ?? loadOnce(url);
      loading.set(url, current);
      return current;
    },
    expire(url) {
      const entry = loaded.get(url);
      if (entry) entry.at = -Infinity;
    },
    clear() {
      for (const url of loaded.keys()) if (url !== POLICY_URL) loaded.delete(url);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function isOutdated(entry: LoadedData | undefined): boolean {
  if (!entry) return true;
  const { at, error } = entry;
  const { until = at + (error ? RETRY_MS : FRESH_MS) } = (error ?? {}) as { until?: number };
  return performance.now() >= until;
}

export const noSource = createDataStore(() => Promise.reject(new Error('No source of data')));

const DataContext = shareContext(createContext<DataStore>(noSource));

export const DataProvider = DataContext.Provider;

export function useDataStore(): DataStore {
  return use(DataContext);
}
