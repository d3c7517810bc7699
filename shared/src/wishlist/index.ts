import { createStoreContext } from '../storage/createStoreContext';
import { persistWishlist, createWishlistStore } from './wishlistStore';

const context = createStoreContext('Wishlist', createWishlistStore, persistWishlist);

/** Offers one wishlist to everything below it. */
export const WishlistProvider = context.Provider;

/** A part of the wishlist; throws outside `WishlistProvider`. */
export const useWishlist = context.useSelected;

export { createWishlistStore, type WishlistState } from './wishlistStore';
