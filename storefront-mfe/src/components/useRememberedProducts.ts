import { useExtraData } from '@glow/shared/app';
import type { ProductsData } from '../pageData';
import { itemQuery } from './itemQuery';

/** The products with the ids that this device remembers, and the state of their load; an unknown id has none. */
export function useRememberedProducts(ids: readonly string[]) {
  const url = ids.length > 0 ? `/wishlist/products?${itemQuery(ids)}` : undefined;
  const { data, error, ...loading } = useExtraData<ProductsData>(url);
  const products = new Map(data?.products.map((product) => [product.id, product]));
  return {
    productOf: (id: string) => products.get(id),
    /** Whether products are missing because they could not be loaded. */
    hasFailed: error !== undefined && ids.some((id) => !products.has(id)),
    ...loading,
  };
}
