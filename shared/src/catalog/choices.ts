import type { Product, Variant } from './productTypes';
import { products } from './products';

/** A purchasable choice: a product and its selected variant, if it has variants. */
export interface Choice {
  product: Product;
  variant?: Variant;
}

/** The id of a choice's cart or order line: the product's, or product and variant id joined by a hyphen (CAT-10). */
export function lineId({ id }: Pick<Product, 'id'>, variant?: Pick<Variant, 'id'>): string {
  return variant ? `${id}-${variant.id}` : id;
}

/** Finds the choice of a line id. Ids contain hyphens, so whole ids are compared; a product with variants is sold only by variant (CAT-10). */
export function findChoice(id: string): Choice | undefined {
  return products.flatMap(choicesOf).find(({ product, variant }) => lineId(product, variant) === id);
}

/** Label of a selected variant: shade for a colour, else size (CAT-8). */
export function variantText({ type, value }: Pick<Variant, 'type' | 'value'>): string {
  return `${type === 'color' ? 'Shade' : 'Size'}: ${value}`;
}

function choicesOf(product: Product): Choice[] {
  return product.variants?.map((variant) => ({ product, variant })) ?? [{ product }];
}
