import { Component, lazy, use, useState, type ComponentType, type ReactNode } from 'react';
import { RenderRecordContext } from './renderRecord';

/** A screen that loads its code when it is shown, or before. */
export type LazyScreen = ComponentType & { preload(): void };

const loadFailures = new WeakSet<Error>();

/** Whether this is why a screen could not be loaded; anything else was thrown by what had been loaded. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && loadFailures.has(error);
}

/**
 * A screen whose code is loaded when it is first shown. React keeps a failed load for ever;
 * here a failure that has been shown makes way for a new attempt the next time the screen is mounted, so that Retry really tries again.
 * `name` is the screen's chunk, so that a server knows which files the page it has rendered needs.
 */
export function lazyScreen(name: string, load: () => Promise<ComponentType>): LazyScreen {
  let Current: ComponentType = lazy(attempt);

  async function attempt() {
    try {
      return { default: await loadWithRetries(load) };
    } catch (error) {
      if (error instanceof Error) loadFailures.add(error);
      // nothing is ever mounted on a server
      if (typeof window === 'undefined') prepareRetry();
      throw error;
    }
  }

  function prepareRetry() {
    Current = lazy(attempt);
  }

  function LazyScreen() {
    use(RenderRecordContext)?.noteScreen(name);
    // the same one for as long as it is shown
    const [Screen] = useState(() => Current);
    return (
      <FailureWatch onFailure={prepareRetry}>
        <Screen />
      </FailureWatch>
    );
  }

  /** What is here is shown at once, without the placeholder of something that has to be waited for. */
  function keep(Loaded: ComponentType) {
    Current = Loaded;
  }

  // a failure here is none yet: showing the screen tries again
  return Object.assign(LazyScreen, { preload: () => void load().then(keep, () => undefined) });
}

/** How often a failed chunk is asked for again before the screen counts as failed, and after how many milliseconds. */
const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 50;

/**
 * Loads, and where a chunk fails at once, a few times more: a browser hands the failure of a file's preload on to the first script
 * that asks for that file, and only the next one goes to the network. A chunk that timed out is not waited for again.
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

/** Whether webpack says that a chunk could not be fetched or run. */
function isFailedChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && !('type' in error && error.type === 'timeout');
}

interface FailureWatchProps {
  onFailure(): void;
  children: ReactNode;
}

/** Learns that what is below it has failed, and passes the failure on. Earlier than this React renders again and again before it gives up. */
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
