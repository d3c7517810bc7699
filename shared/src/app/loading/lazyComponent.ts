import { useIsHydrated } from '@glow/shared/hydration';
import { createElement, lazy, use, useEffect, useMemo, useState, type ComponentType } from 'react';
import { RenderRecordContext } from '../page/renderRecord';

/** A component whose code is loaded on first render, or before with `preload`. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Resolves when the code is there, or cannot be loaded. */
  preload(): Promise<void>;
};

interface LazyOptions<Props extends object> {
  /** Name of the component's chunk, from which the server derives the files of a rendered page. */
  name?: string;
  /** Rendered while mounted after a failed load; without it the error reaches the nearest error boundary. */
  fallback?: ComponentType<Props>;
}

const failedLoads = new WeakMap<Error, () => void>();

/** Remembers that this error is a failed load, and how to forget it so that the next mount loads again. */
export function recordLoadFailure(error: Error, forget: () => void): void {
  failedLoads.set(error, forget);
}

/** Whether the error is a failed load of code or data; other errors were thrown by loaded code. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && failedLoads.has(error);
}

/** Makes the code or data whose load failed with this error load again on the next mount. For error boundaries. */
export function forgetLoadFailure(error: unknown): void {
  if (error instanceof Error) failedLoads.get(error)?.();
}

/**
 * A component whose code is loaded on first render. `React.lazy` caches a rejected load for good: here a mount after a failure
 * loads again, at once if there is a `fallback`, else after `forgetLoadFailure`.
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { name, fallback }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let Current: ComponentType<Props> = lazy(attempt);
  /** Whether the server's HTML stands in its place until it is loaded. */
  let isServed = false;

  async function attempt(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await loadWithRetries(load) };
    } catch (error) {
      // on the server nothing is mounted
      if (typeof window === 'undefined') forget();
      else if (isServed && isLate(error)) return attemptLater();
      if (fallback) return { default: Fallback };
      if (error instanceof Error) recordLoadFailure(error, forget);
      throw error;
    }
  }

  // the HTML can be read meanwhile, and its links work
  async function attemptLater() {
    await new Promise((resolve) => setTimeout(resolve, LATE_DELAY_MS));
    return attempt();
  }

  // not before something is mounted: React renders repeatedly until then, and would load each time
  function forget() {
    Current = lazy(attempt);
  }

  function Fallback(props: Props) {
    useEffect(forget, []);
    return fallback && createElement(fallback, props);
  }

  /** A loaded component renders synchronously, without the Suspense fallback. */
  function keep(Loaded: ComponentType<Props>) {
    Current = Loaded;
  }

  function LazyComponent(props: Props) {
    const record = use(RenderRecordContext);
    if (name) record?.noteScreen(name);
    // fixed for as long as it is mounted
    const isHydrated = useIsHydrated();
    const [Component] = useState(() => {
      isServed = !isHydrated;
      return Current;
    });
    // one element per props: what is not hydrated yet inside of it would be rendered anew without a change
    return useMemo(() => createElement(Component, props), [Component, props]);
  }

  // ignored: rendering tries again
  return Object.assign(LazyComponent, { preload: () => load().then(keep, () => undefined) });
}

/** Between two attempts to load what the server's HTML stands for. */
const LATE_DELAY_MS = 1000;

/** Whether a load has failed because the network is slow or away. */
function isLate(error: unknown): boolean {
  return !navigator.onLine || (error instanceof Error && 'type' in error && error.type === 'timeout');
}

/** Retries of a failed chunk, and the delay between them. */
const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 50;

/**
 * Loads, with retries when a chunk fails: the browser passes a failed preload on to the first script that requests the file,
 * and only the next request reaches the network. A chunk that timed out is not retried.
 */
async function loadWithRetries<Loaded>(load: () => Promise<Loaded>, further = MAX_RETRIES): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (further === 0 || !isFailedChunk(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return loadWithRetries(load, further - 1);
  }
}

/** Whether webpack could not fetch or run a chunk; false for a timeout. */
function isFailedChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && !('type' in error && error.type === 'timeout');
}
