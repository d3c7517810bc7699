import { createStoreContext } from '@glow/shared/storage';
import { persistCart } from './persistCart';
import { createCartStore } from './cartStore';

export { cartItemId, createCartStore, type CartItem, type CartState } from './cartStore';
// the shell provides these to the remotes
export {
  PRE_HYDRATION_CLICK,
  hasPreHydrationClicks,
  preHydrationClickProps,
  /** @deprecated Remotes built before 1.1.0 use this name. */
  preHydrationClickProps as namesForEarlyPress,
  takePreHydrationClicks,
  type PreHydrationClick,
} from '@glow/shared/hydration';

const context = createStoreContext('Cart', createCartStore, persistCart);

export const CartProvider = context.Provider;

/** Selects from the cart, for example `useCart((cart) => cart.itemCount)`; throws outside `CartProvider`. */
export const useCart = context.useSelected;

/** The cart's store, for reading the current state in an event handler; throws outside `CartProvider`. */
export const useCartStore = context.useStoreApi;
