import type { CartItem } from '@glow/shared/cart';

export function lineName({ product, variant }: Pick<CartItem, 'product' | 'variant'>): string {
  return variant ? `${product.name}, ${variant.value}` : product.name;
}

/** A name for `Picture`: the chosen variant's picture, else the product's first (PROD-60). */
export function linePicture({ product, variant }: Pick<CartItem, 'product' | 'variant'>): string | undefined {
  return variant?.image ?? product.images[0];
}
