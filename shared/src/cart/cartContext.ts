import { createStoreContext } from '../storage/createStoreContext';
import { persistCart } from './persistCart';
import { createCartStore } from './cartStore';

const context = createStoreContext('Cart', createCartStore, persistCart);

/** Offers one cart to everything below it. */
export const CartProvider = context.Provider;

/** A part of the cart, for example `useCart((cart) => cart.itemCount)`; throws outside `CartProvider`. */
export const useCart = context.useSelected;

/** The cart's store itself, for reading at the moment of an action; throws outside `CartProvider`. */
export const useCartStore = context.useStoreApi;
