export { CartProvider, useCart, useCartStore } from './cartContext';
export { cartItemId, createCartStore, type CartItem, type CartState } from './cartStore';
export { EARLY_PRESS, hasEarlyPresses, namesForEarlyPress, takeEarlyPresses, type EarlyPress } from './earlyPresses';
