import {
  AppProviders,
  createDataStore,
  FragmentContext,
  type AppStores,
  type FragmentData,
  type RemoteModule,
} from '@glow/shared/app';
import { createAuthStore, type User } from '@glow/shared/auth';
import type { CatalogSource } from '@glow/shared/catalog';
import { createCartStore, type CartItem } from '@glow/shared/cart';
import { createSampleCatalog } from '@glow/shared/samples';
import { firstData, loadPageData } from '@glow/shared/page-data';
import type { ToldPolicy } from '@glow/shared/policy';
import { pathOf, queryOf, readProps, readQuery, type RemoteRoutes } from '@glow/shared/remotes';
import storeRemotes from '@glow/shared/remotes.json';
import { StandaloneFragment } from '@glow/shared/standalone';
import { createToastStore } from '@glow/shared/toast';
import { createWishlistStore } from '@glow/shared/wishlist';
import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';

interface Circumstances {
  cart?: CartItem[];
  user?: User;
  /** Default: one of simulated accounts. */
  auth?: ReturnType<typeof createAuthStore>;
  /** What the remote's `server.ts` exports for the data of its routes. */
  pageData?: RemoteModule['pageData'];
  /** Default: the samples. */
  catalog?: CatalogSource;
  /** What the page is told of the store. Default: the policy of a new one. */
  policy?: ToldPolicy;
  /** The remotes that contribute to slots. Default: the store's. */
  remotes?: readonly RemoteRoutes[];
  /** What stands for the data of other packages' fragments. */
  fragmentData?: { [Name in keyof FragmentData]?: (props: FragmentData[Name]['props']) => FragmentData[Name]['data'] };
}

export const shopper: User = {
  id: 'user-1',
  email: 'amelia@example.com',
  firstName: 'Amelia',
  lastName: 'Hart',
  phone: '(555) 010-2368',
  createdAt: '2025-03-14T09:30:00.000Z',
  emailVerified: true,
};

/** Stores a sign-in for an hour on this device. */
export function storeSignIn(user = shopper): void {
  localStorage.setItem('glow_user', JSON.stringify(user));
  localStorage.setItem('glow_token', JSON.stringify(`local.${Date.now() + 3_600_000}`));
}

/** Advances fake timers during user events; no-op with real timers. */
function advanceFakeTimers(milliseconds: number) {
  if ('clock' in setTimeout) jest.advanceTimersByTime(milliseconds);
}

const userOptions = {
  advanceTimers: advanceFakeTimers,
  // a press alone: a test that means hovering hovers
  skipHover: true,
  // the styles that `jest.setup.ts` leaves have no `pointer-events`
  pointerEventsCheck: PointerEventsCheckLevel.Never,
};

/** Renders a remote at a URL with real, new stores; returns them, a user-event instance, and the router's place. */
export function renderRoutes(
  Screens: ComponentType | RemoteModule['Screens'],
  url: string,
  {
    cart = [],
    user,
    auth = createAuthStore(),
    pageData,
    catalog = createSampleCatalog(),
    policy,
    remotes = storeRemotes,
    fragmentData = {},
  }: Circumstances = {},
) {
  const source = { Screens: Screens as RemoteModule['Screens'], pageData };
  const standIns = new Map(Object.entries(fragmentData).map(([name, load]) => [`/fragments/${name}`, load]));
  const data = createDataStore(async (dataUrl) => {
    const standIn = standIns.get(pathOf(dataUrl));
    if (standIn) return standIn(readProps(readQuery(queryOf(dataUrl))) as Parameters<typeof standIn>[0]);
    return loadPageData(source, dataUrl, catalog);
  }, firstData({ policy }));
  const stores = {
    // data can arrive between two steps of a test
    data: { ...data, subscribe: (listener) => data.subscribe(() => act(listener)) },
    auth,
    cart: createCartStore(),
    toast: createToastStore(),
    wishlist: createWishlistStore(),
  } satisfies AppStores;
  stores.cart.getState().loadCart(cart);
  if (user) storeSignIn(user);
  const place: { url: string; go(to: string | -1): void } = { url, go: () => undefined };
  function LocationProbe() {
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();
    place.url = pathname + search + hash;
    place.go = (to) => act(() => void (to === -1 ? navigate(to) : navigate(to)));
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={[url]}>
      <AppProviders stores={stores}>
        <main>
          <FragmentContext value={{ remotes, Fragment: StandaloneFragment }}>
            <Suspense>
              <Screens />
            </Suspense>
          </FragmentContext>
        </main>
        <LocationProbe />
      </AppProviders>
    </MemoryRouter>,
  );
  return { ...view, stores, place, user: userEvent.setup(userOptions) };
}
