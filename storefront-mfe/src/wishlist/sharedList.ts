import { findProduct, type Product } from '@glow/shared/catalog';

const KEY = 'item';

/** The path under which others see these products. */
export function sharedPath(products: readonly Product[]): string {
  return `/wishlist?${new URLSearchParams(products.map(({ id }) => [KEY, id]))}`;
}

/** The products that somebody has shared by a URL's query, each once; unknown ones are passed over. */
export function sharedList(query: URLSearchParams): Product[] {
  return [...new Set(query.getAll(KEY))].map(findProduct).filter((product) => product !== undefined);
}
