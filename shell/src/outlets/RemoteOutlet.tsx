import { forgetLoadFailure, isLoadFailure, MissingFragment, useDataStore, Page } from '@glow/shared/app';
import { isOff } from '@glow/shared/remotes';
import { useLocation } from '@glow/shared/router';
import { Suspense, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { loadRemoteModule } from '../federation/loadRemote';
import { composedRemotes } from '../federation/owners';
import { buildOf, rollBackRemote, refreshRegistry } from '../federation/registry';
import { useRemoteComponent } from '../federation/remoteComponent';
import { recordFailure, recordShownBuild } from '../telemetry/telemetryQueue';
import { isBusy } from './busy';
import styled from '@emotion/styled';
import { Container, Skeleton, Button, EmptyState, Stack } from '@glow/shared/ui';
import { ButtonLink } from '@glow/shared/navigation';

interface OutletProps {
  /** A remote's name, or `shell`. */
  remote?: string;
  /** The URL of the page or fragment, which may be off. */
  url?: string;
  Content: ComponentType;
  /** Shown while the part loads. */
  fallback?: ReactNode;
  /** Shown if the part cannot be loaded, throws or is off. */
  failure?(retry: () => void, isRetrying: boolean): ReactNode;
}

/** A failing build is rolled back once; if the former build fails too, `failure` can load the code again. */
export function Outlet({
  remote = 'shell',
  url = '',
  Content,
  fallback = <ScreenSkeleton />,
  failure = (retry, isRetrying) => <RemoteUnavailable onRetry={retry} isRetrying={isRetrying} />,
}: OutletProps) {
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setIsRetrying] = useState(false);
  const [retriedAt, setRetriedAt] = useState<string>();
  const { pathname } = useLocation();
  const shown = useRef<string>(null);
  const data = useDataStore();
  const build = useMemo(() => Content && buildOf(remote), [remote, Content]);

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
    // another part of this build may have failed before: then the former build is in use already
    if (error instanceof MissingFragment || isBusy(error) || build !== buildOf(remote)) return;
    const phase = isLoadFailure(error) ? 'load' : shown.current === pathname ? 'event' : 'render';
    recordFailure({ remote, phase: retriedAt === pathname ? 'retry' : phase, error });
    forgetLoadFailure(error);
    // the data from the build's server may have caused the failure
    data.clear();
    rollBackRemote(remote);
  }

  if (isOff(composedRemotes(), url)) return <>{failure(() => void retry(), isRetrying)}</>;
  return (
    <ErrorBoundary
      key={attempt}
      remote={remote}
      resetKeys={[pathname, Content]}
      onFailure={handleFailure}
      fallback={(error) =>
        isBusy(error) ? (
          <error.Part {...{ error, failure }} skeleton={fallback} onEnd={() => setAttempt((count) => count + 1)} />
        ) : (
          failure(() => void retry(), isRetrying)
        )
      }
    >
      <Suspense fallback={fallback}>
        <Content />
        <RecordShown remote={remote} onShown={() => (shown.current = pathname)} />
      </Suspense>
    </ErrorBoundary>
  );
}

function RecordShown({ remote, onShown }: { remote: string; onShown(): void }) {
  useEffect(() => {
    // delayed: if the sibling throws, this unmounts first and cancels the timer
    const timer = setTimeout(() => {
      onShown();
      recordShownBuild(remote);
    });
    return () => clearTimeout(timer);
  }, [remote, onShown]);
  return null;
}

/** All screens of a remote, which are loaded with its module. */
export function RemoteOutlet({ remote }: { remote: string }) {
  const Content = useRemoteComponent([remote, 'routes', async () => (await loadRemoteModule(remote)).Screens]);
  return <Outlet remote={remote} url={useLocation().pathname} Content={Content} />;
}

function ScreenSkeleton() {
  return (
    <PendingScreen aria-busy="true">
      <Skeleton width="min(26.25rem, 70%)" height="3.5rem" />
      <Lead width="min(38.75rem, 100%)" height="1.25rem" />
      <Cards gap={6}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Card key={card} height="auto" />
        ))}
      </Cards>
    </PendingScreen>
  );
}

const PendingScreen = styled(Container)(({ theme }) => ({ minHeight: '80vh', paddingBlock: theme.space(16) }));

const Lead = styled(Skeleton)(({ theme }) => ({ marginTop: theme.space(5) }));

const Cards = styled(Stack)(({ theme }) => ({
  gridTemplateColumns: 'repeat(2, 1fr)',
  marginTop: theme.space(22),
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', marginTop: theme.space(35) },
}));

const Card = styled(Skeleton)(({ theme }) => ({ aspectRatio: '1', borderRadius: theme.radius.medium }));

/** Shown for screens that cannot be loaded or are off. */
function RemoteUnavailable({ onRetry, isRetrying }: { onRetry(): void; isRetrying: boolean }) {
  const isClosed = isOff(composedRemotes(), useLocation().pathname);
  return (
    <Page title="Momentarily unavailable" status={503} isPrivate>
      <EmptyState
        level={1}
        heading="This part of the store is resting"
        actions={
          <>
            {isClosed ? (
              <ButtonLink to="/collections/all">All Products</ButtonLink>
            ) : (
              <Button type="button" onClick={onRetry} aria-disabled={isRetrying}>
                {isRetrying ? 'Trying again…' : 'Retry'}
              </Button>
            )}
            <ButtonLink to="/" variant="secondary">
              Back to Home
            </ButtonLink>
          </>
        }
      >
        <div role="alert">
          {isClosed ? 'It is closed for a while.' : 'We could not load it just now.'} Your cart is safe, and the rest of
          the store is open.
        </div>
      </EmptyState>
    </Page>
  );
}
