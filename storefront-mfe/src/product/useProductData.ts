import { usePageData } from '@glow/shared/app';
import type { pageData, ProductData } from '../pageData';

/** Throws if the product does not exist. */
export function useProductData(): ProductData {
  const { data } = usePageData<typeof pageData.product>();
  if (!data) throw new Error('There is no such product');
  return data;
}
