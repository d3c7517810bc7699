import '@emotion/styled';
import { createInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { AppProviders, PageShownProvider, type RemoteModule } from '@glow/shared/app';
import { BrowserRouter } from '@glow/shared/router';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';

interface Container {
  webpackRequire: { federation: { initOptions: Parameters<typeof createInstance>[0] } };
}

// a remote of Glow has no federation runtime of its own: a host gives it one first (docs/architecture.md)
Object.assign(globalThis, {
  GLOW_FEDERATION: {
    ...federation,
    bundlerRuntime: {
      ...federation.bundlerRuntime,
      init: ({ webpackRequire }: Container) => createInstance(webpackRequire.federation.initOptions),
      initContainerEntry,
    },
  },
});

const root = document.getElementById('root');
if (!root?.dataset.entry) throw new Error('The page names no entry');
registerRemotes([{ name: 'glow_blog', entry: root.dataset.entry }]);
const remote = await loadRemote<RemoteModule>('glow_blog/routes');
if (!remote) throw new Error('The remote has no routes');
createRoot(root).render(
  <BrowserRouter>
    <AppProviders>
      <PageShownProvider value={() => undefined}>
        <Suspense>
          <remote.Screens />
        </Suspense>
      </PageShownProvider>
    </AppProviders>
  </BrowserRouter>,
);
