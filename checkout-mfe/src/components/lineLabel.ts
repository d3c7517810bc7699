import type { CartItem } from '@glow/shared/cart';

/** A line's name including its variant, to tell lines apart. */
export function lineName({ product, variant }: Pick<CartItem, 'product' | 'variant'>): string {
  return variant ? `${product.name}, ${variant.value}` : product.name;
}

/** The picture of a cart line: the chosen variant's, else the product's first (PROD-61). A name for `Picture`. */
export function linePicture({ product, variant }: Pick<CartItem, 'product' | 'variant'>): string | undefined {
  return variant?.image ?? product.images[0];
}
