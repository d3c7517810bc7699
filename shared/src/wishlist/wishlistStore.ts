import { createStore, type StoreApi } from 'zustand';
import { createPersistedValue, parseLike, persistStore } from '@glow/shared/storage';

/** The saved products (WISH-1): ids, latest first. */
export interface WishlistState {
  productIds: string[];
  isHydrated: boolean;
  /** Inserts or moves a product to an index: 0 by default. */
  add(productId: string, place?: number): void;
  remove(productId: string): void;
}

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

/** Persists a wishlist under `glow_wishlist`, in sync with other tabs. */
export function persistWishlist(store: StoreApi<WishlistState>): () => void {
  return persistStore(
    store,
    createPersistedValue('wishlist', parseLike([''])),
    ({ productIds }) => productIds,
    (productIds = []) => store.setState({ productIds }),
  );
}
