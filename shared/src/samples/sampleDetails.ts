import type { ProductDetails } from '@glow/shared/catalog';
import { makeupDetails } from './makeupDetails';
import { skincareDetails } from './skincareDetails';

const details = new Map(Object.entries({ ...skincareDetails, ...makeupDetails }));

/** Ingredients and benefits of a sample product; both empty for an unknown id. */
export function sampleDetails(productId: string): ProductDetails {
  return details.get(productId) ?? { ingredients: [], benefits: [] };
}
