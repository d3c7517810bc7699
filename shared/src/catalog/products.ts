import { makeup } from './makeup';
import type { Product, Variant } from './productTypes';
import { skincare } from './skincare';

/** The twelve products of the sample catalogue, in line-sheet order (CAT-2). */
export const products: readonly Product[] = [...skincare, ...makeup];

/** The product with this id; undefined for an unknown id, which shows 'Product Not Found' (PROD-1). */
export function findProduct(id: string | undefined): Product | undefined {
  return products.find((product) => product.id === id);
}

/** The variant with this id, if the product has it. */
export function findVariant(product: Product, variantId: string | null | undefined): Variant | undefined {
  return product.variants?.find((variant) => variant.id === variantId);
}
