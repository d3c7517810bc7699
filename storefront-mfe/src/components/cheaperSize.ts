import { stockOf, type Product, type Variant } from '@glow/shared/catalog';
import type { Cents } from '@glow/shared/orders';

/** The cheapest size in stock that costs less than the product itself (CAT-30). */
export function cheaperSize(product: Product): (Variant & { price: Cents }) | undefined {
  return product.variants
    ?.filter(
      (size): size is Variant & { price: Cents } =>
        size.type === 'size' && stockOf(product, size).inStock && (size.price ?? product.price) < product.price,
    )
    .sort((a, b) => a.price - b.price)[0];
}
