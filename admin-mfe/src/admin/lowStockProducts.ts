import type { Product } from '@glow/shared/catalog';

/** Below this many pieces a product's stock is low (ADM-4). */
export const LOW_STOCK_BELOW = 30;

/** How many products the alert shows at most (ADM-4). */
const SHOWN_COUNT = 5;

/** The products that run low, the scarcest first, at most five (ADM-4). */
export function lowStockProducts(products: readonly Product[]): Product[] {
  return products
    .filter(({ stockCount }) => stockCount < LOW_STOCK_BELOW)
    .sort((a, b) => a.stockCount - b.stockCount)
    .slice(0, SHOWN_COUNT);
}
