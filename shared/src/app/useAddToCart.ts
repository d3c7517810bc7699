import { useCartStore } from '@glow/shared/cart';
import type { Product, Variant } from '@glow/shared/catalog';
import { useAnnounce } from './messages/Announcer';

/** Returns a function that adds a choice to the cart, opens the drawer and announces the number of items. */
export function useAddToCart() {
  const cart = useCartStore();
  const announce = useAnnounce();

  return function addToCart(product: Product, variant?: Variant, quantity = 1) {
    cart.getState().addItem(product, variant, quantity);
    const { itemCount } = cart.getState();
    announce(`Added ${product.name}, cart has ${itemCount} ${itemCount === 1 ? 'item' : 'items'}`);
  };
}
