import { stockOf, type Product, type Variant } from '@glow/shared/catalog';

/** Text for the maximum quantity, unless the stock text already says it; `left` is the stock minus the quantity in the cart (PROD-8). */
export function maxQuantityText(product: Product, variant: Variant | undefined, left: number): string | undefined {
  const { stockCount } = stockOf(product, variant);
  const inCart = stockCount - left;
  if (inCart > 0) return `${left} more at most: ${inCart} of ${stockCount} in your cart`;
  return stockCount > 10 ? `${left} at most` : undefined;
}
