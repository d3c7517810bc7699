import { useCartStore } from '@glow/shared/cart';
import type { Product, Variant } from '@glow/shared/catalog';
import { useAnnounce } from './Announcer';

/** The way to put a choice into the cart: the drawer opens, and screen readers hear what the cart now holds. */
export function useAddToCart() {
  const cart = useCartStore();
  const announce = useAnnounce();

  return function addToCart(product: Product, variant?: Variant, quantity = 1) {
    cart.getState().addItem(product, variant, quantity);
    const { itemCount } = cart.getState();
    announce(`Added ${product.name}, cart has ${itemCount} ${itemCount === 1 ? 'item' : 'items'}`);
  };
}
