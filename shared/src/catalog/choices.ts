import type { Product, Variant } from './productTypes';
import { products } from './products';

/** What can be bought: a product, in the shade or size that was chosen where it has any. */
export interface Choice {
  product: Product;
  variant?: Variant;
}

/** The id of a choice's line in a cart or an order: the product's, or product and variant id joined by a hyphen (CAT-10). */
export function lineId({ id }: Pick<Product, 'id'>, variant?: Pick<Variant, 'id'>): string {
  return variant ? `${id}-${variant.id}` : id;
}

/** What today's catalogue has under a line's id. Ids hold hyphens themselves, so lines are looked up whole; a product with variants is sold by them alone (CAT-10). */
export function findChoice(id: string): Choice | undefined {
  return products.flatMap(choicesOf).find(({ product, variant }) => lineId(product, variant) === id);
}

/** A chosen variant in words: a colour is a shade, anything else a size (CAT-8). */
export function variantText({ type, value }: Pick<Variant, 'type' | 'value'>): string {
  return `${type === 'color' ? 'Shade' : 'Size'}: ${value}`;
}

function choicesOf(product: Product): Choice[] {
  return product.variants?.map((variant) => ({ product, variant })) ?? [{ product }];
}
