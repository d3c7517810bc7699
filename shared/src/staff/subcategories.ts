import type { Subcategory } from '@glow/shared/catalog';

/** The subcategories that a product can have (CAT-3), in the order in which they are offered. */
export const SUBCATEGORIES = [
  ...(['serums', 'moisturizers', 'cleansers', 'eye-care', 'toners', 'sunscreen'] as const),
  ...(['foundation', 'concealer', 'blush', 'eyeliner', 'lipstick', 'highlighter'] as const),
] satisfies Subcategory[];
