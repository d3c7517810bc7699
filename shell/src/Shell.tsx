import { AppProviders, PageShownProvider, type AppStores } from '@glow/shared/app';
import { useLocation } from '@glow/shared/router';
import { isBare, ownerOf } from '@glow/shared/remotes';
import { CartDrawerHost } from './chrome/CartDrawerHost';
import { Footer } from './chrome/Footer';
import { Header } from './chrome/Header';
import { SkipLink } from './chrome/SkipLink';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorsOfPage } from './ErrorsOfPage';
import { noteFailure } from './inspect/notes';
import { RemoteOutlet } from './RemoteOutlet';
import { ShellScreens } from './ShellScreens';
import { UnexpectedError } from './UnexpectedError';
import { useEarlyMove } from './useEarlyMove';
import { usePageArrival } from './usePageArrival';

/** The whole store below its router: providers, page frame, and whoever answers the URL. */
export function Shell({ stores }: { stores?: AppStores }) {
  return (
    <AppProviders stores={stores}>
      <ErrorBoundary onFailure={(error) => noteFailure({ remote: 'shell', phase: 'render', error })} fallback={() => <UnexpectedError />}>
        <Frame />
      </ErrorBoundary>
    </AppProviders>
  );
}

/** The frame's parts that are the same on every page: made once, so that going to a page does not draw them again. */
const header = <Header />;
const footer = <Footer />;
const cartDrawer = <CartDrawerHost />;

function Frame() {
  const { pathname } = useLocation();
  const onShown = usePageArrival();
  useEarlyMove();
  const owner = ownerOf(pathname);
  const hasChrome = !isBare(pathname);
  return (
    <PageShownProvider value={onShown}>
      <SkipLink />
      {hasChrome && header}
      <main id="main" tabIndex={-1} css={{ minHeight: '70vh' }}>
        {owner ? <RemoteOutlet key={owner.name} remote={owner.name} /> : <ShellScreens />}
      </main>
      {hasChrome && footer}
      {cartDrawer}
      <ErrorsOfPage />
    </PageShownProvider>
  );
}
