import type { AppStores } from '@glow/shared/app';
import { createAuthStore } from '@glow/shared/auth';
import { createCartStore } from '@glow/shared/cart';
import { createToastStore } from '@glow/shared/toast';
import { createWishlistStore } from '@glow/shared/wishlist';
import { createContext, use } from 'react';

/** The stores of a page: the given ones, and new ones. */
export function createStores(given: AppStores = {}): AppStores {
  return {
    auth: createAuthStore(),
    cart: createCartStore(),
    toast: createToastStore(),
    wishlist: createWishlistStore(),
    ...given,
  };
}

const StoresContext = createContext<AppStores>({});

export const StoresProvider = StoresContext.Provider;

/** The stores of the page, for React roots inside of it. */
export function useStores(): AppStores {
  return use(StoresContext);
}
