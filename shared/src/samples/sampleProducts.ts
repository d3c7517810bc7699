import type { Product } from '@glow/shared/catalog';
import { makeup } from './makeup';
import { skincare } from './skincare';

/** The twelve products of the sample catalogue, in line-sheet order (CAT-2). */
export const sampleProducts: readonly Product[] = [...skincare, ...makeup];

/** The sample product with this id. Throws where there is none. */
export function sampleProduct(id: string): Product {
  const found = sampleProducts.find((product) => product.id === id);
  if (!found) throw new Error(`There is no sample product ${id}`);
  return found;
}
