import { useExtraData } from '@glow/shared/app';
import { productsUrl, type lookUpProducts } from '@glow/shared/catalog';

/** Products by id, as far as they exist, and the state of their load. */
export function useRememberedProducts(ids: readonly string[]) {
  const { data, error, ...loading } = useExtraData<typeof lookUpProducts>(productsUrl(ids));
  // data of another shape, for example of a newer build, counts as not loaded
  const isList = Array.isArray(data?.products);
  const products = new Map(isList ? data?.products.map((product) => [product.id, product]) : []);
  const hasError = error !== undefined || (data !== undefined && !isList);
  return {
    productOf: (id: string) => products.get(id),
    /** Whether products are missing because they could not be loaded. */
    hasFailed: hasError && ids.some((id) => !products.has(id)),
    ...loading,
  };
}
