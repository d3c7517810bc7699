import { ThemeProvider } from '@emotion/react';
import { AuthProvider, type AuthState } from '@glow/shared/auth';
import { CartProvider, type CartState } from '@glow/shared/cart';
import { ToastProvider, type ToastState } from '@glow/shared/toast';
import { GlobalStyle, theme } from '@glow/shared/ui';
import { WishlistProvider, type WishlistState } from '@glow/shared/wishlist';
import type { ReactNode } from 'react';
import type { StoreApi } from 'zustand';
import { Announcer } from './Announcer';
import { ToastHost } from './ToastHost';

/** The stores to offer; each one left out is made afresh. */
export interface AppStores {
  auth?: StoreApi<AuthState>;
  cart?: StoreApi<CartState>;
  toast?: StoreApi<ToastState>;
  wishlist?: StoreApi<WishlistState>;
}

/** Everything a screen stands on besides its router: theme, stores, toasts and live regions. Shell, standalone remotes and tests use the same. */
export function AppProviders({ stores = {}, children }: { stores?: AppStores; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <ToastProvider store={stores.toast}>
        <AuthProvider store={stores.auth}>
          <CartProvider store={stores.cart}>
            <WishlistProvider store={stores.wishlist}>
              <Announcer>
                {children}
                <ToastHost />
              </Announcer>
            </WishlistProvider>
          </CartProvider>
        </AuthProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}
