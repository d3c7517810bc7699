import { isLoadFailure, lazyScreen } from '@glow/shared/app';
import { useLocation } from '@glow/shared/router';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { loadDoor } from './federation/loadRemote';
import { refreshRegistry } from './federation/registry';
import { noteFailure } from './inspect/failures';
import { ScreenSkeleton } from './ScreenSkeleton';
import { RemoteUnavailable } from './RemoteUnavailable';

interface OutletProps {
  /** Who brings it: a remote, or the shell itself. */
  remote?: string;
  /** What loads with its remote, made by `lazyScreen`. */
  Content: ComponentType;
  fallback: ReactNode;
  /** Shown in its place where it cannot be loaded or throws. */
  failure(retry: () => void, isRetrying: boolean): ReactNode;
}

/** A place that a remote fills; what goes wrong there stays there, and Retry really tries again. */
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
    noteFailure({ remote, phase: retriedAt === pathname ? 'retry' : phase, error });
  }

  return (
    // takes no part in the layout: it says whose place this is
    <div data-remote={remote} style={{ display: 'contents' }}>
      <ErrorBoundary key={attempt} resetKey={pathname} onFailure={handleFailure} fallback={() => failure(() => void retry(), isRetrying)}>
        <Suspense fallback={fallback}>
          <Content />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

const screensByRemote = new Map<string, ComponentType>();

/** All screens of a remote, to be loaded when they are first shown. */
function screensOf(remote: string): ComponentType {
  const known = screensByRemote.get(remote);
  if (known) return known;
  const screens = lazyScreen(`${remote}/routes`, async () => (await loadDoor(remote)).Screens);
  screensByRemote.set(remote, screens);
  return screens;
}

/** All screens of one remote, loaded with the first of them. */
export function RemoteOutlet({ remote }: { remote: string }) {
  return (
    <Outlet
      remote={remote}
      Content={screensOf(remote)}
      fallback={<ScreenSkeleton />}
      failure={(retry, isRetrying) => <RemoteUnavailable onRetry={retry} isRetrying={isRetrying} />}
    />
  );
}
