import { createStore, type StoreApi } from 'zustand';
import { createPersistedValue } from '@glow/shared/storage';
import { persistStore } from '@glow/shared/storage';

/** The saved products (WISH-1): ids, latest first. */
export interface WishlistState {
  productIds: string[];
  isHydrated: boolean;
  /** Inserts or moves a product to an index: 0 by default. */
  add(productId: string, place?: number): void;
  remove(productId: string): void;
}

/** Creates an empty wishlist. */
export function createWishlistStore(): StoreApi<WishlistState> {
  return createStore<WishlistState>()((set, get) => ({
    productIds: [],
    isHydrated: false,
    add(productId, place = 0) {
      const others = get().productIds.filter((id) => id !== productId);
      set({ productIds: [...others.slice(0, place), productId, ...others.slice(place)] });
    },
    remove: (productId) => set({ productIds: get().productIds.filter((id) => id !== productId) }),
  }));
}

function parseIds(stored: unknown): string[] {
  if (!Array.isArray(stored) || !stored.every((id) => typeof id === 'string'))
    throw new Error('not a list of product ids');
  return stored;
}

/** Persists a wishlist under `glow_wishlist`, in sync with other tabs. */
export function persistWishlist(store: StoreApi<WishlistState>): () => void {
  const disconnect = persistStore(
    store,
    createPersistedValue('wishlist', parseIds),
    ({ productIds }) => productIds,
    (productIds = []) => store.setState({ productIds }),
  );
  store.setState({ isHydrated: true });
  return disconnect;
}
