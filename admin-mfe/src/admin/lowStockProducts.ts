import type { Product } from '@glow/shared/catalog';

/** Stock below this many units is low (ADM-4). */
export const LOW_STOCK_BELOW = 30;

const MAX_LOW_STOCK_PRODUCTS = 5;

/** Products with low stock, lowest first, at most five (ADM-4). */
export function lowStockProducts(products: readonly Product[]): Product[] {
  return products
    .filter(({ stockCount }) => stockCount < LOW_STOCK_BELOW)
    .sort((a, b) => a.stockCount - b.stockCount)
    .slice(0, MAX_LOW_STOCK_PRODUCTS);
}
