import { AppProviders, type AppStores } from '@glow/shared/app';
import { createAuthStore, type User } from '@glow/shared/auth';
import { createCartStore, type CartItem } from '@glow/shared/cart';
import { createToastStore } from '@glow/shared/toast';
import { createWishlistStore } from '@glow/shared/wishlist';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

interface Circumstances {
  /** The lines in the cart. */
  cart?: CartItem[];
  /** Who is signed in. */
  user?: User;
}

/** Someone to be signed in. */
export const shopper: User = {
  id: 'user-1',
  email: 'amelia@example.com',
  firstName: 'Amelia',
  lastName: 'Hart',
  phone: '(555) 010-2368',
  createdAt: '2025-03-14T09:30:00.000Z',
  emailVerified: true,
};

/** Lets the fake time pass that a gesture takes; real time passes by itself. */
function advanceFakeTimers(milliseconds: number) {
  if ('clock' in setTimeout) jest.advanceTimersByTime(milliseconds);
}

/** Opens a URL of a remote with real, fresh stores; gives the stores, a user to act, and where the router is. */
export function renderRoutes(Screens: ComponentType, url: string, { cart = [], user }: Circumstances = {}) {
  const stores = { auth: createAuthStore(), cart: createCartStore(), toast: createToastStore(), wishlist: createWishlistStore() } satisfies AppStores;
  stores.cart.getState().loadCart(cart);
  if (user) {
    localStorage.setItem('glow_user', JSON.stringify(user));
    localStorage.setItem('glow_token', JSON.stringify(`local.${Date.now() + 3_600_000}`));
  }
  const place = { url };
  function Witness() {
    const { pathname, search, hash } = useLocation();
    place.url = pathname + search + hash;
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={[url]}>
      <AppProviders stores={stores}>
        <main>
          <Screens />
        </main>
        <Witness />
      </AppProviders>
    </MemoryRouter>,
  );
  return { ...view, stores, place, user: userEvent.setup({ advanceTimers: advanceFakeTimers }) };
}
