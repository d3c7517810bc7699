import { Component, lazy, use, useState, type ComponentType, type ReactNode } from 'react';
import { RenderRecordContext } from './renderRecord';

/** A screen whose code is loaded on first render, or before with `preload`. */
export type LazyScreen = ComponentType & { preload(): void };

const loadFailures = new WeakSet<Error>();

/** Whether the error is a screen's failed load; other errors were thrown by loaded code. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && loadFailures.has(error);
}

/**
 * A screen whose code is loaded on first render. `React.lazy` caches a rejected load for good; here the next mount after a failure
 * loads again, so that Retry works. `name` is the screen's chunk, from which the server derives the files of a rendered page.
 */
export function lazyScreen(name: string, load: () => Promise<ComponentType>): LazyScreen {
  let Current: ComponentType = lazy(attempt);

  async function attempt() {
    try {
      return { default: await loadWithRetries(load) };
    } catch (error) {
      if (error instanceof Error) loadFailures.add(error);
      // on the server `FailureWatch` never mounts
      if (typeof window === 'undefined') prepareRetry();
      throw error;
    }
  }

  function prepareRetry() {
    Current = lazy(attempt);
  }

  function LazyScreen() {
    use(RenderRecordContext)?.noteScreen(name);
    // fixed for as long as it is mounted
    const [Screen] = useState(() => Current);
    return (
      <FailureWatch onFailure={prepareRetry}>
        <Screen />
      </FailureWatch>
    );
  }

  /** A loaded screen renders synchronously, without the Suspense fallback. */
  function keep(Loaded: ComponentType) {
    Current = Loaded;
  }

  // ignored: rendering tries again
  return Object.assign(LazyScreen, { preload: () => void load().then(keep, () => undefined) });
}

/** Retries of a failed chunk, and the delay between them. */
const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 50;

/**
 * Loads, with retries when a chunk fails: the browser passes a failed preload on to the first script that requests the file,
 * and only the next request reaches the network. A chunk that timed out is not retried.
 */
async function loadWithRetries(load: () => Promise<ComponentType>, further = MAX_RETRIES): Promise<ComponentType> {
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

interface FailureWatchProps {
  onFailure(): void;
  children: ReactNode;
}

/** Reports a failure and rethrows it. Done on commit, because React renders repeatedly before it gives up. */
class FailureWatch extends Component<FailureWatchProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure();
    this.setState(() => {
      throw error;
    });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
