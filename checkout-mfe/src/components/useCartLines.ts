import { useCart, type CartItem } from '@glow/shared/cart';
import { linkToCatalogue } from './reconcileCart';

/** The cart's lines as they are shown: with today's products, whatever this device or another tab has stored. */
export function useCartLines(): CartItem[] {
  return useCart((cart) => cart.items).map(linkToCatalogue);
}
