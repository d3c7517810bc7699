import type { Cents } from '@glow/shared/orders';
import type { Product, Variant } from './productTypes';

/** Whether and how much of something can be bought. */
export interface Stock {
  inStock: boolean;
  stockCount: number;
}

/** The stock that counts for a choice: the variant's where one is chosen, else the product's (CAT-6). */
export function stockOf(product: Product, variant?: Variant): Stock {
  const { inStock, stockCount } = variant ?? product;
  return { inStock: inStock && stockCount > 0, stockCount };
}

/** 'In Stock' above 10 pieces, 'Only {n} left in stock' below, 'Out of Stock' when unavailable (CAT-7). */
export function stockText({ inStock, stockCount }: Stock): string {
  if (!inStock || stockCount <= 0) return 'Out of Stock';
  return stockCount > 10 ? 'In Stock' : `Only ${stockCount} left in stock`;
}

/** The price of one piece: the variant's where it has one, else the product's (CAT-5). */
export function priceOf(product: Product, variant?: Variant): Cents {
  return variant?.price ?? product.price;
}
