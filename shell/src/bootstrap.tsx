import { CacheProvider } from '@emotion/react';
import { SiteOriginProvider } from '@glow/shared/app';
import { createAuthStore, providerOf } from '@glow/shared/auth';
import { plainQuery } from '@glow/shared/remotes';
import { BrowserRouter } from '@glow/shared/router';
import { createToastStore } from '@glow/shared/toast';
import { startTransition } from 'react';
import { provideRemoteRuntime } from './federation/remoteRuntime';
import { startRegistry } from './federation/registry';
import { announceFilledFields, hydrate } from './outlets/hydrate';
import { createPageStore } from './pageStore';
import { servedStyleCache } from './createStyleCache';
import { startDevtools } from './devtools/startDevtools';
import { Shell } from './app/Shell';

/** Hydrates the page, or renders it when the server sent it empty. Throws when there is no `#root`. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  provideRemoteRuntime();
  const { site = window.location.origin, accounts } = startRegistry();
  const { search, hash } = window.location;
  const plain = plainQuery(search);
  // the scripts must read the same address as the server (decision 0086)
  if (plain !== search) window.history.replaceState(window.history.state, '', (plain || '?') + hash);
  const data = createPageStore();
  const toast = createToastStore();
  const store = (
    <CacheProvider value={servedStyleCache()}>
      <SiteOriginProvider value={site}>
        <BrowserRouter>
          <Shell stores={{ data, toast, auth: createAuthStore(providerOf(accounts)) }} />
        </BrowserRouter>
      </SiteOriginProvider>
    </CacheProvider>
  );
  // as a transition, hydration is time-sliced and does not block clicks
  startTransition(() => {
    announceFilledFields(root);
    hydrate(root, store);
  });
  // without this chunk, pages are loaded when they are opened, and nothing is reported
  import(/* webpackChunkName: "after-hydration" */ './app/afterHydration').then(
    ({ begin }) => begin(data, toast.getState().toast),
    () => undefined,
  );
  startDevtools();
}
