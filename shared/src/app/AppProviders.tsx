import { ThemeContext, ThemeProvider } from '@emotion/react';
import { AuthProvider, type AuthState } from '@glow/shared/auth';
import { CartProvider, type CartState } from '@glow/shared/cart';
import { shareContext } from '@glow/shared/contexts';
import { ToastProvider, type ToastState } from '@glow/shared/toast';
import { theme } from '@glow/shared/theme';
import { GlobalStyle } from '@glow/shared/ui';
import { WishlistProvider, type WishlistState } from '@glow/shared/wishlist';
import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand';
import { DataProvider, noSource, type DataStore } from './data/dataStore';
import { Announcer } from './messages/Announcer';
import { ToastHost } from './messages/ToastHost';

shareContext(ThemeContext);

/** Missing stores are created. */
export interface AppStores {
  auth?: StoreApi<AuthState>;
  cart?: StoreApi<CartState>;
  toast?: StoreApi<ToastState>;
  wishlist?: StoreApi<WishlistState>;
  /** Without it, no page has data. */
  data?: DataStore;
}

interface AppProvidersProps {
  stores?: AppStores;
  children: ReactNode;
}

/** All providers of a screen except its router: theme, stores, toasts and live regions. */
export function AppProviders({ stores, children }: AppProvidersProps) {
  return (
    <StoreProviders stores={stores}>
      <GlobalStyle />
      <Announcer>
        {children}
        <ToastHost />
      </Announcer>
    </StoreProviders>
  );
}

/** The providers that render nothing themselves: theme and stores. */
export function StoreProviders({ stores = {}, children }: AppProvidersProps) {
  return (
    <ThemeProvider theme={theme}>
      <ToastProvider store={stores.toast}>
        <AuthProvider store={stores.auth}>
          <CartProvider store={stores.cart}>
            <WishlistProvider store={stores.wishlist}>
              <DataProvider value={stores.data ?? noSource}>{children}</DataProvider>
            </WishlistProvider>
          </CartProvider>
        </AuthProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}
