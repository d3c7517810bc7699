import { AppProviders, createDataStore, FragmentContext, PageShownProvider } from '@glow/shared/app';
import { loadPageData } from '@glow/shared/page-data';
import { fragmentRemote, pathOf, type RemoteRoutes } from '@glow/shared/remotes';
import { BrowserRouter, useLocation } from '@glow/shared/router';
import { createSampleCatalog } from '@glow/shared/samples';
import { Component, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DevToolbar } from './DevToolbar';
import { showError } from './showError';
import { remotes, StandaloneFragment, type StandaloneRemote } from './StandaloneFragment';

/** Runs a remote alone, with sample data, real stores and a toolbar. Further remotes only add fragments to its page. */
export function mountStandalone(name: string, remote: StandaloneRemote): void {
  remotes.set(name, remote);
  if (remotes.size > 1) return;
  const { Screens } = remote;
  // the development server writes them into the page
  const listed: RemoteRoutes[] =
    JSON.parse(document.getElementById('glow-registry')?.textContent ?? '{}').remotes ?? [];
  const catalog = createSampleCatalog();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const loadData = (url: string) =>
    loadPageData(remotes.get(fragmentRemote(pathOf(url)) ?? name) ?? remote, url, catalog);
  createRoot(root).render(
    <BrowserRouter>
      <AppProviders stores={{ data: createDataStore(loadData) }}>
        <PageShownProvider value={() => undefined}>
          <DevToolbar name={name} prefixes={listed.find((found) => found.name === name)?.prefixes} />
          <main id="main">
            <FragmentContext value={{ remotes: listed, Fragment: StandaloneFragment }}>
              <Guarded>
                <Screens />
              </Guarded>
            </FragmentContext>
          </main>
        </PageShownProvider>
      </AppProviders>
    </BrowserRouter>,
  );
}

/** Shows a failure above the page, until another page is opened or the code is changed. */
function Guarded({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    void showError(error);
  }

  override render() {
    return this.state.hasFailed ? <p>This screen cannot be shown.</p> : this.props.children;
  }
}
