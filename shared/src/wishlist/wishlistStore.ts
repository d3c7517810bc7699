import { createStore, type StoreApi } from 'zustand';
import { createPersistedValue } from '../storage/persistedValue';
import { persistStore } from '../storage/persistStore';

/** The products saved on this device (WISH-1): ids, latest first. */
export interface WishlistState {
  productIds: string[];
  isHydrated: boolean;
  /** Saves a product, or moves it, to a place in the list: the first by default. */
  add(productId: string, place?: number): void;
  remove(productId: string): void;
}

/** A wishlist of its own, empty. */
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
  if (!Array.isArray(stored) || !stored.every((id) => typeof id === 'string')) throw new Error('not a list of product ids');
  return stored;
}

/** Keeps a wishlist on this device under `glow_wishlist`, in step with other tabs. */
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
