import { priceOf, products, stockOf, type Product, type Variant } from '@glow/shared/catalog';
import type { Cents } from '@glow/shared/orders';

/** One thing that can be put on an order line. */
export interface Sellable {
  /** For people: the product's name, with the shade or size where there is one. */
  name: string;
  price: Cents;
  /** Pieces the catalogue starts with. */
  pieces: number;
}

/**
 * Everything that can be bought, by order line id: the product's id, or product and variant id joined by a hyphen.
 * A product with variants is sold by its variants only (CAT-9). Ids hold hyphens: look lines up, never split them.
 */
export const sellables: ReadonlyMap<string, Sellable> = new Map(products.flatMap(sellablesOf));

function sellablesOf(product: Product): [string, Sellable][] {
  if (!product.variants?.length) return [[product.id, sellable(product)]];
  return product.variants.map((variant) => [`${product.id}-${variant.id}`, sellable(product, variant)]);
}

function sellable(product: Product, variant?: Variant): Sellable {
  const { inStock, stockCount } = stockOf(product, variant);
  const name = variant ? `${product.name} (${variant.name})` : product.name;
  return { name, price: priceOf(product, variant), pieces: inStock ? stockCount : 0 };
}
