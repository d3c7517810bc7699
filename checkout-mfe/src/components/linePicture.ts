import type { CartItem } from '@glow/shared/cart';

/** The picture of a cart line: the chosen variant's, else the product's first (PROD-61). A name for `Picture`. */
export function linePicture({ product, variant }: Pick<CartItem, 'product' | 'variant'>): string | undefined {
  return variant?.image ?? product.images[0];
}
