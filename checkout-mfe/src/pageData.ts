import type { PageRequest } from '@glow/shared/app';
import { choicesOf, priceOf, stockOf, type Product } from '@glow/shared/catalog';
import type { Cents } from '@glow/shared/orders';

/** A product that is suggested if the cart is empty. */
export interface Suggestion extends Pick<Product, 'id' | 'name' | 'brand'> {
  /** Picture name. */
  image: string;
  /** The lowest price of what is in stock. */
  price: Cents;
  /** Whether what is in stock differs in price (CAT-30). */
  isFrom: boolean;
}

const MAX_SUGGESTIONS = 4;

/** The data of checkout's routes. */
export const pageData = { 'cart-suggestions': loadSuggestions };

/** The first bestsellers in stock (CART-17). */
async function loadSuggestions({ catalog }: PageRequest): Promise<Suggestion[]> {
  const { products } = await catalog.list({ collection: 'bestsellers', inStock: true });
  return products.slice(0, MAX_SUGGESTIONS).map(toSuggestion);
}

function toSuggestion(product: Product): Suggestion {
  const { id, name, brand, images } = product;
  const inStock = choicesOf(product).filter(({ variant }) => stockOf(product, variant).inStock);
  const prices = inStock.map(({ variant }) => priceOf(product, variant));
  const price = Math.min(...prices);
  return { id, name, brand, image: images[0] ?? '', price, isFrom: prices.some((other) => other !== price) };
}
