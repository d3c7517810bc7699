import type { Product, Variant } from './productTypes';

/** A purchasable choice: a product and its selected variant, if it has variants. */
export interface Choice {
  product: Product;
  variant?: Variant;
}

/** The id of a choice's cart or order line: the product's, or product and variant id joined by a hyphen (CAT-10). */
export function lineId({ id }: Pick<Product, 'id'>, variant?: Pick<Variant, 'id'>): string {
  return variant ? `${id}-${variant.id}` : id;
}

/** The choices of a product: its variants, or the product itself. */
export function choicesOf(product: Product): Choice[] {
  return product.variants?.map((variant) => ({ product, variant })) ?? [{ product }];
}

export function choicesByLine(products: readonly Product[], ids: readonly string[]): Record<string, Choice> {
  const choices = products
    .flatMap(choicesOf)
    .map((choice) => [lineId(choice.product, choice.variant), choice] as const);
  return Object.fromEntries(choices.filter(([id]) => ids.includes(id)));
}

export function findVariant(product: Product, variantId: string | null | undefined): Variant | undefined {
  return product.variants?.find((variant) => variant.id === variantId);
}

/** Label of a selected variant: shade for a colour, else size (CAT-8). */
export function variantText({ type, value }: Pick<Variant, 'type' | 'value'>): string {
  return `${type === 'color' ? 'Shade' : 'Size'}: ${value}`;
}
