import { createStoreContext } from '@glow/shared/storage';
import { persistWishlist, createWishlistStore } from './wishlistStore';

const context = createStoreContext('Wishlist', createWishlistStore, persistWishlist);

export const WishlistProvider = context.Provider;

/** Selects from the wishlist; throws outside `WishlistProvider`. */
export const useWishlist = context.useSelected;

export { createWishlistStore, type WishlistState } from './wishlistStore';
