import type { CartItem } from '@glow/shared/cart';

/** What a line is called where lines must be told apart. */
export function lineName({ product, variant }: Pick<CartItem, 'product' | 'variant'>): string {
  return variant ? `${product.name}, ${variant.value}` : product.name;
}
