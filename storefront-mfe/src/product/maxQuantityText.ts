import { stockOf, type Product, type Variant } from '@glow/shared/catalog';

/** How many more can be added at most, where the stock text does not say it already: `left` is the stock less what the cart holds (PROD-8). */
export function maxQuantityText(product: Product, variant: Variant | undefined, left: number): string | undefined {
  const { stockCount } = stockOf(product, variant);
  const inCart = stockCount - left;
  if (inCart > 0) return `${left} more at most: ${inCart} of ${stockCount} in your cart`;
  return stockCount > 10 ? `${left} at most` : undefined;
}
