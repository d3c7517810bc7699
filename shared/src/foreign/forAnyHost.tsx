import { CacheProvider } from '@emotion/react';
import { AppProviders, createDataStore, defineRoutes, FragmentScreen } from '@glow/shared/app';
import { fragmentUrl } from '@glow/shared/remotes';
import { BrowserRouter } from '@glow/shared/router';
import { Suspense, useState, type ComponentType } from 'react';
import { scopedStyles } from './scopedStyles';
import { STORE_ORIGIN } from './storeOrigin';

/** A fragment for pages of other origins. It brings what the shell gives to it in the store. */
export function forAnyHost<Props extends object>(name: string, build: string, Fragment: ComponentType<Props>) {
  const load = async () => Fragment as ComponentType<object>;
  const Screens = defineRoutes([{ path: `/fragments/${name}`, name, parameters: ['props'], load }]);

  async function fetchData(url: string): Promise<unknown> {
    const response = await fetch(`${STORE_ORIGIN}/page-data/${build}${url}`, { signal: AbortSignal.timeout(10_000) });
    if (response.ok) return response.json();
    throw new Error(`The data of ${name} answered ${response.status}`);
  }

  return function ForAnyHost(props: Props) {
    // a host that tries again after a failure mounts it again
    const [data] = useState(() => createDataStore(fetchData));
    const url = fragmentUrl(name, props);
    return (
      <CacheProvider value={scopedStyles}>
        <BrowserRouter window={storeWindow as unknown as Window}>
          <div data-glow="">
            <AppProviders stores={{ data }}>
              <Suspense>
                <FragmentScreen key={url} url={url} Screens={Screens} />
              </Suspense>
            </AppProviders>
          </div>
        </BrowserRouter>
      </CacheProvider>
    );
  };
}

/** For the router: each navigation opens a page of the store, and the page's own history stays as it is. */
const storeWindow = {
  location: { pathname: '/', search: '', hash: '' },
  history: { state: null, pushState: openAtStore, replaceState: openAtStore },
  addEventListener() {},
  removeEventListener() {},
};

function openAtStore(_state: unknown, _title: string, path?: string): void {
  if (path) location.assign(STORE_ORIGIN + path);
}
