import { makeupDetails } from './makeupDetails';
import type { ProductDetails } from './productTypes';
import { skincareDetails } from './skincareDetails';

const details = new Map(Object.entries({ ...skincareDetails, ...makeupDetails }));

/** The ingredients and benefits of the product with this id; none for an unknown one. */
export function detailsOf(productId: string): ProductDetails {
  return details.get(productId) ?? { ingredients: [], benefits: [] };
}
