import { choicesOf, priceOf, stockOf, type Product } from '@glow/shared/catalog';
import type { Cents } from '@glow/shared/orders';

/** The lowest price of the choices in stock if they differ in price; undefined if they do not (CAT-30). */
export function startingPrice(product: Product): Cents | undefined {
  const inStock = choicesOf(product).filter(({ variant }) => stockOf(product, variant).inStock);
  const prices = new Set(inStock.map(({ variant }) => priceOf(product, variant)));
  return prices.size > 1 ? Math.min(...prices) : undefined;
}
