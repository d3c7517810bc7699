import styled from '@emotion/styled';
import { AppProviders, PageShownProvider, type AppStores } from '@glow/shared/app';
import { useReplayedNavigation } from '@glow/shared/hydration';
import { isWithoutChrome, ownerOf } from '@glow/shared/remotes';
import { useLocation } from '@glow/shared/router';
import { CartDrawerHost } from '../chrome/CartDrawerHost';
import { Footer } from '../chrome/Footer';
import { Header } from '../chrome/Header';
import { SkipLink } from '../chrome/SkipLink';
import { DismissErrorToastsOnNavigate } from './DismissErrorToastsOnNavigate';
import { recordFailure } from '../telemetry/telemetryQueue';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { RemoteOutlet } from '../outlets/RemoteOutlet';
import { ShellOutlet } from '../routing/ShellOutlet';
import { UnexpectedError } from './UnexpectedError';
import { useRouteFocusAndScroll } from '../routing/useRouteFocusAndScroll';

/** The store below its router: providers, layout and the screen for the URL. */
export function Shell({ stores }: { stores?: AppStores }) {
  return (
    <AppProviders stores={stores}>
      <ErrorBoundary
        onFailure={(error) => recordFailure({ remote: 'shell', phase: 'render', error })}
        fallback={() => <UnexpectedError />}
      >
        <Layout />
      </ErrorBoundary>
    </AppProviders>
  );
}

/** The static parts of the layout: created once, so that navigation does not render them again. */
const header = <Header />;
const footer = <Footer />;
const cartDrawer = <CartDrawerHost />;

function Layout() {
  const { pathname } = useLocation();
  const onShown = useRouteFocusAndScroll();
  useReplayedNavigation();
  const owner = ownerOf(pathname);
  const hasChrome = !isWithoutChrome(pathname);
  return (
    <PageShownProvider value={onShown}>
      <SkipLink />
      {hasChrome && header}
      <Main id="main" tabIndex={-1}>
        {owner ? <RemoteOutlet key={owner.name} remote={owner.name} /> : <ShellOutlet />}
      </Main>
      {hasChrome && footer}
      {cartDrawer}
      <DismissErrorToastsOnNavigate />
    </PageShownProvider>
  );
}

const Main = styled.main({ minHeight: '70vh' });
