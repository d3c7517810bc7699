import { forgetLoadFailure, isLoadFailure, useDataStore } from '@glow/shared/app';
import { useLocation } from '@glow/shared/router';
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { loadRemoteModule } from '../federation/loadRemote';
import { rollBackRemote, refreshRegistry } from '../federation/registry';
import { useRemoteComponent } from '../federation/remoteComponent';
import { recordFailure, recordShownBuild } from '../telemetry/telemetryQueue';
import { ScreenSkeleton } from './ScreenSkeleton';
import { RemoteUnavailable } from './RemoteUnavailable';

interface OutletProps {
  /** The owner: a remote's name, or `shell`. */
  remote?: string;
  /** The component, loaded on first render. */
  Content: ComponentType;
  /** Rendered while the part loads. Default: the skeleton of a screen. */
  fallback?: ReactNode;
  /** Rendered instead when the part fails to load or throws. Default: the message of a screen. */
  failure?(retry: () => void, isRetrying: boolean): ReactNode;
}

/**
 * A region that a remote renders, with its own error boundary. A failing build is rolled back to the last known good one, once;
 * if that fails too, `failure` offers a retry that loads the code again.
 */
export function Outlet({
  remote = 'shell',
  Content,
  fallback = <ScreenSkeleton />,
  failure = (retry, isRetrying) => <RemoteUnavailable onRetry={retry} isRetrying={isRetrying} />,
}: OutletProps) {
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  const [retriedAt, setRetriedAt] = useState<string>();
  const { pathname } = useLocation();
  const data = useDataStore();

  async function retry() {
    setIsRetrying(true);
    data.clear();
    await refreshRegistry(remote).catch((error: unknown) => console.error('The registry cannot be read', error));
    // the focused Retry button is about to unmount
    document.getElementById('main')?.focus({ preventScroll: true });
    setIsRetrying(false);
    setRetriedAt(pathname);
    setAttempt((count) => count + 1);
  }

  function handleFailure(error: unknown) {
    const phase = isLoadFailure(error) ? 'load' : 'render';
    recordFailure({ remote, phase: retriedAt === pathname ? 'retry' : phase, error });
    forgetLoadFailure(error);
    rollBackRemote(remote);
  }

  return (
    <ErrorBoundary
      key={attempt}
      remote={remote}
      resetKeys={[pathname, Content]}
      onFailure={handleFailure}
      fallback={() => failure(() => void retry(), isRetrying)}
    >
      <Suspense fallback={fallback}>
        <Content />
        <RecordShown remote={remote} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Records that its sibling was rendered. */
function RecordShown({ remote }: { remote: string }) {
  useEffect(() => {
    // delayed: when the sibling throws, this unmounts first and cancels the timer
    const timer = setTimeout(() => recordShownBuild(remote));
    return () => clearTimeout(timer);
  }, [remote]);
  return null;
}

/** All screens of one remote, loaded together with its module. */
export function RemoteOutlet({ remote }: { remote: string }) {
  const Content = useRemoteComponent([remote, 'routes', async () => (await loadRemoteModule(remote)).Screens]);
  return <Outlet remote={remote} Content={Content} />;
}
