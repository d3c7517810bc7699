import { findProduct, type Product } from '@glow/shared/catalog';

const ITEM_PARAM = 'item';

/** URL path that shares these products. */
export function sharedPath(products: readonly Product[]): string {
  return `/wishlist?${new URLSearchParams(products.map(({ id }) => [ITEM_PARAM, id]))}`;
}

/** Products shared by a URL's query, without duplicates; unknown ids are skipped. */
export function sharedList(query: URLSearchParams): Product[] {
  return [...new Set(query.getAll(ITEM_PARAM))].map(findProduct).filter((product) => product !== undefined);
}
