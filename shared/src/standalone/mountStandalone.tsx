import { AppProviders, createDataStore, FragmentContext, PageShownProvider, type RemoteModule } from '@glow/shared/app';
import { loadPageData } from '@glow/shared/page-data';
import { BrowserRouter } from '@glow/shared/router';
import { createSampleCatalog } from '@glow/shared/samples';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { DevToolbar } from './DevToolbar';
import { FragmentBox } from './FragmentBox';

/** Runs one remote alone: its screens with the data of the sample catalogue, real stores and the development toolbar. */
export function mountStandalone(name: string, remote: Pick<RemoteModule, 'Screens' | 'pageData'>): void {
  const { Screens } = remote;
  const catalog = createSampleCatalog();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <BrowserRouter>
      <AppProviders stores={{ data: createDataStore((url) => loadPageData(remote, url, catalog)) }}>
        <PageShownProvider value={() => undefined}>
          <DevToolbar name={name} />
          <main id="main">
            <FragmentContext value={FragmentBox}>
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
