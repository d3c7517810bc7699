import { useIsHydrated } from '@glow/shared/hydration';
import { createElement, lazy, use, useEffect, useMemo, useState, type ComponentType } from 'react';
import { RenderRecordContext } from '../page/renderRecord';

/** A component whose code is loaded on first render, or before with `preload`. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Resolves when the code is loaded or its load has failed. */
  preload(): Promise<void>;
};

interface LazyOptions<Props extends object> {
  /** The component's chunk; from its name the server knows the files of a rendered page. */
  name?: string;
  /** Rendered after a failed load, until the next mount; without it the nearest error boundary gets the error. */
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

/** Unlike `React.lazy`, loads again on a mount after a failure; without `fallback` only after `forgetLoadFailure`. */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { name, fallback }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let Current: ComponentType<Props> = lazy(attempt);
  /** Whether the server's HTML stands in its place until the code is loaded. */
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

  // meanwhile the server's HTML can be read, and its links work
  async function attemptLater() {
    await new Promise((resolve) => setTimeout(resolve, LATE_DELAY_MS));
    return attempt();
  }

  // called once something is mounted: until then React renders repeatedly, and would load each time
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
    // stays the same while it is mounted
    const isHydrated = useIsHydrated();
    const [Component] = useState(() => {
      isServed = !isHydrated;
      return Current;
    });
    // one element per props: otherwise parts that are not hydrated yet would be rendered anew
    return useMemo(() => createElement(Component, props), [Component, props]);
  }

  // a failure is ignored: rendering tries again
  return Object.assign(LazyComponent, { preload: () => load().then(keep, () => undefined) });
}

/** Delay between two attempts to load a component that the server has rendered. */
const LATE_DELAY_MS = 1000;

/** Whether a load has failed because the network is slow or away. */
function isLate(error: unknown): boolean {
  return !navigator.onLine || (error instanceof Error && 'type' in error && error.type === 'timeout');
}

const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 50;

/** Retries a failed chunk: browsers pass a failed preload on to the first request, and only the next one is sent. */
async function loadWithRetries<Loaded>(load: () => Promise<Loaded>, further = MAX_RETRIES): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (further === 0 || !isFailedChunk(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return loadWithRetries(load, further - 1);
  }
}

/** Whether webpack could not fetch or run a chunk; false for a timeout, which is not retried. */
function isFailedChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && !('type' in error && error.type === 'timeout');
}
