import type { Product, ProductDetails } from '@glow/shared/catalog';
import { makeup } from './makeup';
import { skincare } from './skincare';

const samples = [...skincare, ...makeup];

/** The twelve products of the sample catalogue, in line-sheet order (CAT-2). */
export const sampleProducts: readonly Product[] = samples.map(({ product }) => product);

/** The sample product with this id. Throws if there is none. */
export function sampleProduct(id: string): Product {
  const found = sampleProducts.find((product) => product.id === id);
  if (!found) throw new Error(`There is no sample product ${id}`);
  return found;
}

/** Ingredients and benefits of a sample product; both empty for an unknown id. */
export function sampleDetails(productId: string): ProductDetails {
  return samples.find(({ product }) => product.id === productId)?.details ?? { ingredients: [], benefits: [] };
}
