import { makeupDetails } from './makeupDetails';
import type { ProductDetails } from './productTypes';
import { skincareDetails } from './skincareDetails';

const details = new Map(Object.entries({ ...skincareDetails, ...makeupDetails }));

/** Ingredients and benefits by product id; both empty for an unknown id. */
export function detailsOf(productId: string): ProductDetails {
  return details.get(productId) ?? { ingredients: [], benefits: [] };
}
