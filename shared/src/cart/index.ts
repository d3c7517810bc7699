import { createStoreContext } from '@glow/shared/storage';
import { persistCart } from './persistCart';
import { createCartStore } from './cartStore';

export { cartItemId, createCartStore, type CartItem, type CartState } from './cartStore';
// the shell provides it to the remotes
export { preHydrationClickProps } from '@glow/shared/hydration';

const context = createStoreContext('Cart', createCartStore, persistCart);

export const CartProvider = context.Provider;

/** Selects from the cart, for example `useCart((cart) => cart.itemCount)`; throws outside `CartProvider`. */
export const useCart = context.useSelected;

/** The cart's store, for reading the current state in an event handler; throws outside `CartProvider`. */
export const useCartStore = context.useStoreApi;
