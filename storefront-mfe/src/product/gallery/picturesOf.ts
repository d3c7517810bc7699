import type { Product, Variant } from '@glow/shared/catalog';

/** Pictures of a product; the variant's own picture replaces the last one (PROD-6). */
export function picturesOf({ images }: Product, variant?: Variant): string[] {
  return variant?.image ? [...images.slice(0, -1), variant.image] : images;
}
