import type { CartItem } from '@glow/shared/cart';

/** A line's name including its variant, to tell lines apart. */
export function lineName({ product, variant }: Pick<CartItem, 'product' | 'variant'>): string {
  return variant ? `${product.name}, ${variant.value}` : product.name;
}
