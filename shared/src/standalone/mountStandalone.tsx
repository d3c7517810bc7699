import { AppProviders, PageShownProvider } from '@glow/shared/app';
import { BrowserRouter } from '@glow/shared/router';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { DevToolbar } from './DevToolbar';

/** Runs one remote alone: its screens, real stores and the development toolbar. */
export function mountStandalone(name: string, Screens: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <BrowserRouter>
      <AppProviders>
        <PageShownProvider value={() => undefined}>
          <DevToolbar name={name} />
          <main id="main">
            <Screens />
          </main>
        </PageShownProvider>
      </AppProviders>
    </BrowserRouter>,
  );
}
