import styled from '@emotion/styled';
import {
  AppProviders,
  FragmentContext,
  isOutdated,
  lazyComponent,
  PageShownProvider,
  ServedSuspense,
  useDataStore,
  type AppStores,
  type PageShown,
  type ShownFragment,
} from '@glow/shared/app';
import { useReplayedNavigation } from '@glow/shared/hydration';
import { POLICY_URL } from '@glow/shared/policy';
import { hasOwnMain, hasQuietHeader, isOff, isWithoutChrome } from '@glow/shared/remotes';
import { AtLocation, useLocation } from '@glow/shared/router';
import { Activity, createContext, Suspense, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { CartDrawerHost } from '../chrome/cart/CartDrawerHost';
import { Footer } from '../chrome/footer/Footer';
import { Header } from '../chrome/header/Header';
import { composedRemotes, ownerOf } from '../federation/owners';
import { recordFailure } from '../telemetry/telemetryQueue';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { Outlet, RemoteOutlet } from '../outlets/RemoteOutlet';
import { ShellOutlet } from '../routing/ShellOutlet';
import { usePagesInDocument } from '../routing/usePagesInDocument';
import { useRouteFocusAndScroll } from '../routing/useRouteFocusAndScroll';
import { ButtonLink } from '@glow/shared/navigation';
import { Button, EmptyState } from '@glow/shared/ui';
import { useToasts } from '@glow/shared/toast';

export function Shell({ stores, isFrame = false }: { stores?: AppStores; isFrame?: boolean }) {
  return (
    <AppProviders stores={stores}>
      <ErrorBoundary
        onFailure={(error) => recordFailure({ remote: 'shell', phase: 'render', error })}
        fallback={() => <UnexpectedError />}
      >
        <FragmentContext value={{ remotes: composedRemotes(), Fragment: FragmentPlace }}>
          <FrameContext value={isFrame}>
            <Layout />
          </FrameContext>
        </FragmentContext>
      </ErrorBoundary>
    </AppProviders>
  );
}

// in the chunk that every page loads after hydration
const LazyFragmentOutlet = lazyComponent(
  async () => (await import(/* webpackChunkName: "after-hydration" */ '../outlets/FragmentOutlet')).FragmentOutlet,
);

function FragmentPlace(fragment: ShownFragment) {
  if (isOff(composedRemotes(), fragment.url)) return <>{fragment.fallback}</>;
  return (
    <ServedSuspense fallback={<div style={{ minHeight: fragment.space }} />}>
      <LazyFragmentOutlet {...fragment} />
    </ServedSuspense>
  );
}

/** These parts are created once, so that navigation does not render them again. */
const header = part(<Header />);
const quietHeader = part(<Header isQuiet />);
const footer = part(<Footer />);
const cartDrawer = <CartDrawerHost />;
const pageOutlet = <PageOutlet />;

function Layout() {
  const { pathname, search } = useLocation();
  const data = useDataStore();
  const moveFocus = useRouteFocusAndScroll();
  const [restingAt, setRestingAt] = useState<string>();
  useReplayedNavigation();
  const pages = usePagesInDocument();
  const remotes = composedRemotes();
  // the message in place of a page that brings its own header gets the store's (REL-2)
  const isResting = restingAt === pathname || isOff(remotes, pathname);
  const hasChrome = isResting || !isWithoutChrome(remotes, pathname);
  const isBare = hasOwnMain(remotes, pathname);
  function handleShown(page: Parameters<PageShown>[0]) {
    setRestingAt(page.status === 503 ? pathname : undefined);
    moveFocus(page);
  }

  useEffect(() => {
    if (isOutdated(data.get(POLICY_URL))) void data.load(POLICY_URL);
  }, [data, pathname, search]);

  return (
    <PageShownProvider value={handleShown}>
      <SkipLink href="#main">Skip to content</SkipLink>
      {hasChrome && (hasQuietHeader(remotes, pathname) ? quietHeader : header)}
      <Main as={isBare ? 'div' : 'main'} {...((isResting || !isBare) && { id: 'main', role: 'main', tabIndex: -1 })}>
        {pages.map(({ id, location, navigationType, isShown }) => (
          <Activity key={id} mode={isShown ? 'visible' : 'hidden'}>
            <AtLocation location={location} navigationType={navigationType}>
              {pageOutlet}
            </AtLocation>
          </Activity>
        ))}
      </Main>
      {hasChrome && footer}
      {cartDrawer}
      <DismissErrorToastsOnNavigate />
    </PageShownProvider>
  );
}

/** A part of the layout that is hydrated, and rendered again after an error, without the others. */
function part(content: ReactNode) {
  return (
    <ErrorBoundary fallback={throwAgain}>
      <Suspense>{content}</Suspense>
    </ErrorBoundary>
  );
}

function throwAgain(error: unknown): never {
  throw error;
}

/** Whether the server renders the page without its content, which the browser adds. */
const FrameContext = createContext(false);

const Pending = lazyComponent(() => new Promise<never>(() => undefined));

function PageOutlet() {
  const { pathname } = useLocation();
  if (use(FrameContext)) return <Outlet Content={Pending} />;
  const owner = ownerOf(pathname);
  return owner ? <RemoteOutlet key={owner.name} remote={owner.name} /> : <ShellOutlet />;
}

const SkipLink = styled.a(({ theme }) => ({
  position: 'fixed',
  zIndex: 50,
  top: theme.space(3),
  left: theme.space(3),
  padding: `${theme.space(3)} ${theme.space(5)}`,
  borderRadius: theme.radius.pill,
  background: theme.colors.accent,
  color: theme.colors.onAccent,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

const Main = styled.main({ minHeight: '70vh' });

/** Shown when the shell itself throws (REL-1). */
function UnexpectedError() {
  return (
    <main>
      <title>Unexpected Application Error! · Glow</title>
      <EmptyState
        level={1}
        heading="Unexpected Application Error!"
        actions={
          <>
            <Button type="button" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
            {/* a full page load resets the state that threw */}
            <ButtonLink to="/" target="_top" variant="secondary">
              Back to Home
            </ButtonLink>
          </>
        }
      >
        Something went wrong on our side. Your cart is kept on this device.
      </EmptyState>
    </main>
  );
}

/** A component, not a hook of the layout, so that toasts do not render the layout again. */
export function DismissErrorToastsOnNavigate(): null {
  const { pathname } = useLocation();
  const { toasts, dismiss } = useToasts((state) => state);

  const leave = useEffectEvent(() => {
    for (const { id, isOpen, variant } of toasts) if (isOpen && variant === 'destructive') dismiss(id);
  });

  useEffect(() => () => leave(), [pathname]);
  return null;
}
