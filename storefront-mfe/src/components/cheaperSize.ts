import { priceOf, stockOf, type Product, type Variant } from '@glow/shared/catalog';

/** The first size in stock that costs less than the product itself (CAT-30). */
export function cheaperSize(product: Product): Variant | undefined {
  return product.variants?.find(
    (size) => size.type === 'size' && priceOf(product, size) < product.price && stockOf(product, size).inStock,
  );
}
