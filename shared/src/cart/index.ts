export { CartProvider, useCart, useCartStore } from './cartContext';
export { cartItemId, createCartStore, type CartItem, type CartState } from './cartStore';
