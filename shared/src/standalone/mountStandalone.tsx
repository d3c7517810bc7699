import { AppProviders, createDataStore, FragmentContext, PageShownProvider } from '@glow/shared/app';
import { loadPageData } from '@glow/shared/page-data';
import { fragmentRemote, pathOf, type RemoteRoutes } from '@glow/shared/remotes';
import { BrowserRouter } from '@glow/shared/router';
import { createSampleCatalog } from '@glow/shared/samples';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { DevToolbar } from './DevToolbar';
import { remotes, StandaloneFragment, type StandaloneRemote } from './StandaloneFragment';

/**
 * Runs one remote alone: its screens with the data of the sample catalogue, real stores and the development toolbar. The page of the
 * first one shows the fragments of the others.
 */
export function mountStandalone(name: string, remote: StandaloneRemote): void {
  remotes.set(name, remote);
  if (remotes.size > 1) return;
  const { Screens } = remote;
  // as the development server writes them into the page
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
              <Suspense>
                <Screens />
              </Suspense>
            </FragmentContext>
          </main>
        </PageShownProvider>
      </AppProviders>
    </BrowserRouter>,
  );
}
