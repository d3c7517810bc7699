import type { PageRequest } from '@glow/shared/app';
import type { Product } from '@glow/shared/catalog';

/** A product that is suggested if the cart is empty. */
export interface Suggestion extends Pick<Product, 'id' | 'name' | 'brand' | 'price' | 'originalPrice'> {
  /** Picture name. */
  image: string;
}

const MAX_SUGGESTIONS = 4;

/** The data of checkout's routes. */
export const pageData = { 'cart-suggestions': loadSuggestions };

/** The first bestsellers in stock (CART-17). */
async function loadSuggestions({ catalog }: PageRequest): Promise<Suggestion[]> {
  const { products } = await catalog.list({ collection: 'bestsellers', inStock: true });
  return products.slice(0, MAX_SUGGESTIONS).map(toSuggestion);
}

function toSuggestion({ id, name, brand, price, originalPrice, images }: Product): Suggestion {
  return { id, name, brand, price, originalPrice, image: images[0] ?? '' };
}
