import type { Cents } from '@glow/shared/orders';

/** Whole per cent by which a price was reduced, rounded down; 0 where it was not (CAT-31). */
export function savedPercent(price: Cents, originalPrice: Cents | undefined): number {
  return originalPrice && originalPrice > price ? Math.floor((100 * (originalPrice - price)) / originalPrice) : 0;
}
