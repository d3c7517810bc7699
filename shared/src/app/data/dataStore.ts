import { shareContext } from '@glow/shared/contexts';
import { POLICY_URL } from '@glow/shared/policy';
import { recordLoadFailure } from '../loading/lazyComponent';
import { createContext, use } from 'react';

/** The data of a URL as it was last loaded. */
export interface LoadedData {
  data: unknown;
  /** Why the last load failed; the data is then that of an earlier load, if any. */
  error?: Error;
  /** When it was loaded, by `performance.now()`; -Infinity if it has to be loaded again. */
  at: number;
}

/** The data of pages in memory, by URL (path and declared parameters). */
export interface DataStore {
  /** What is known of a URL; undefined until its first load has ended. */
  get(url: string): LoadedData | undefined;
  /** Loads the present data of a URL. Calls during a load share it. */
  load(url: string): Promise<LoadedData>;
  /** Has the data of a URL loaded again when it is next shown, for example by Back, however young it is. */
  expire(url: string): void;
  /** Forgets everything but the store's policy, so that a screen that could not show its data loads it again. */
  clear(): void;
  /** Calls back when data has changed; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** How data is loaded; rejects with an error if that fails, which may say until when the data is not loaded again (`until`, by `performance.now()`). */
export type FetchData = (url: string) => Promise<unknown>;

/** Age from which data is loaded again when it is shown, in milliseconds. */
const FRESH_MS = 2_000;
/** Delay after which a failed load is tried again while its place is on the screen, in milliseconds. */
const RETRY_MS = 5_000;
const MAX_URLS = 100;

/** Creates a store, with the data of the first page if that is known. */
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

/** Whether data is loaded again when it is shown. */
export function isOutdated(entry: LoadedData | undefined): boolean {
  if (!entry) return true;
  const { at, error } = entry;
  const { until = at + (error ? RETRY_MS : FRESH_MS) } = (error ?? {}) as { until?: number };
  return performance.now() >= until;
}

/** A store without a source: every load fails. */
export const noSource = createDataStore(() => Promise.reject(new Error('No source of data')));

const DataContext = shareContext(createContext<DataStore>(noSource));

/** Provides the store of page data. */
export const DataProvider = DataContext.Provider;

/** The store of page data. */
export function useDataStore(): DataStore {
  return use(DataContext);
}
