export { CartProvider, useCart, useCartStore } from './cartContext';
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
