import type { Cents } from '@glow/shared/orders';
import type { Product, Variant } from './productTypes';

/** Up to this count, the number of units is told (CAT-7). */
export const LOW_STOCK = 10;

export interface Stock {
  inStock: boolean;
  stockCount: number;
}

/** The stock of a choice: the selected variant's, else the product's (CAT-5). */
export function stockOf(product: Product, variant?: Variant): Stock {
  const { inStock, stockCount } = variant ?? product;
  return { inStock: inStock && stockCount > 0, stockCount };
}

/** 'In Stock' above 10 units, 'Only {n} left in stock' up to that, 'Out of Stock' when unavailable (CAT-7). */
export function stockText({ inStock, stockCount }: Stock): string {
  if (!inStock || stockCount <= 0) return 'Out of Stock';
  return stockCount > LOW_STOCK ? 'In Stock' : `Only ${stockCount} left in stock`;
}

/** The unit price: the variant's if it has one, else the product's (CAT-5). */
export function priceOf(product: Product, variant?: Variant): Cents {
  return variant?.price ?? product.price;
}
