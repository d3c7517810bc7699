import { isLoadFailure } from '@glow/shared/app';
import { useLocation } from '@glow/shared/router';
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { loadRemoteModule } from './federation/loadRemote';
import { rollBackRemote, refreshRegistry } from './federation/registry';
import { remotePart, useRemotePart, type RemotePart } from './federation/remotePart';
import { recordFailure, recordShownBuild } from './telemetry/telemetryQueue';
import { ScreenSkeleton } from './ScreenSkeleton';
import { RemoteUnavailable } from './RemoteUnavailable';

interface OutletProps {
  /** Who brings it: a remote, or the shell itself. */
  remote?: string;
  /** What is loaded when it is first shown. */
  Content: ComponentType;
  fallback: ReactNode;
  /** Shown in its place where it cannot be loaded or throws. */
  failure(retry: () => void, isRetrying: boolean): ReactNode;
}

/**
 * A place that a remote fills; what goes wrong there stays there. A build that fails makes way for the last known good one, once;
 * where that fails too there is Retry, which really tries again.
 */
export function Outlet({ remote = 'shell', Content, fallback, failure }: OutletProps) {
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  const [retriedAt, setRetriedAt] = useState<string>();
  const { pathname } = useLocation();

  async function retry() {
    setIsRetrying(true);
    await refreshRegistry(remote).catch((error: unknown) => console.error('The registry cannot be read', error));
    // the button goes, the keyboard stays
    document.getElementById('main')?.focus({ preventScroll: true });
    setIsRetrying(false);
    setRetriedAt(pathname);
    setAttempt((count) => count + 1);
  }

  function handleFailure(error: unknown) {
    const phase = isLoadFailure(error) ? 'load' : 'render';
    recordFailure({ remote, phase: retriedAt === pathname ? 'retry' : phase, error });
    rollBackRemote(remote);
  }

  return (
    // takes no part in the layout: it says whose place this is
    <div data-remote={remote} style={{ display: 'contents' }}>
      <ErrorBoundary key={attempt} resetKeys={[pathname, Content]} onFailure={handleFailure} fallback={() => failure(() => void retry(), isRetrying)}>
        <Suspense fallback={fallback}>
          <Content />
          <ShownNote remote={remote} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Notes that what stands beside it is on the page. */
function ShownNote({ remote }: { remote: string }) {
  useEffect(() => {
    // a failure is passed on in the next moment, and takes this away with it
    const timer = setTimeout(() => recordShownBuild(remote));
    return () => clearTimeout(timer);
  }, [remote]);
  return null;
}

const screensByRemote = new Map<string, RemotePart>();

/** All screens of a remote, to be loaded when they are first shown. */
function screensOf(remote: string): RemotePart {
  const known = screensByRemote.get(remote) ?? remotePart(remote, 'routes', async () => (await loadRemoteModule(remote)).Screens);
  screensByRemote.set(remote, known);
  return known;
}

/** All screens of one remote, loaded with the first of them. */
export function RemoteOutlet({ remote }: { remote: string }) {
  const Content = useRemotePart(screensOf(remote));
  return (
    <Outlet
      remote={remote}
      Content={Content}
      fallback={<ScreenSkeleton />}
      failure={(retry, isRetrying) => <RemoteUnavailable onRetry={retry} isRetrying={isRetrying} />}
    />
  );
}
