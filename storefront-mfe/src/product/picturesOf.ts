import type { Product, Variant } from '@glow/shared/catalog';

/** The pictures of a choice: the product's, the last of which makes way for the chosen variant's own (PROD-6). */
export function picturesOf({ images }: Product, variant?: Variant): string[] {
  return variant?.image ? [...images.slice(0, -1), variant.image] : images;
}
