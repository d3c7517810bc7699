import { priceOf, products, stockOf, type Product, type Variant } from '@glow/shared/catalog';
import type { Cents } from '@glow/shared/orders';

/** A sellable item of an order line. */
export interface Sku {
  /** Display name: the product's name, with the shade or size where there is one. */
  name: string;
  price: Cents;
  /** Initial stock in units. */
  initialStock: number;
}

/**
 * All SKUs by order line id: the product's id, or product and variant id joined by a hyphen.
 * A product with variants is sold by its variants only (CAT-9). Ids contain hyphens: look them up, never split them.
 */
export const skus: ReadonlyMap<string, Sku> = new Map(products.flatMap(skusOf));

function skusOf(product: Product): [string, Sku][] {
  if (!product.variants?.length) return [[product.id, toSku(product)]];
  return product.variants.map((variant) => [`${product.id}-${variant.id}`, toSku(product, variant)]);
}

function toSku(product: Product, variant?: Variant): Sku {
  const { inStock, stockCount } = stockOf(product, variant);
  const name = variant ? `${product.name} (${variant.name})` : product.name;
  return { name, price: priceOf(product, variant), initialStock: inStock ? stockCount : 0 };
}
