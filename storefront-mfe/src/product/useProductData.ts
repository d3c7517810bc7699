import { usePageData } from '@glow/shared/app';
import type { pageData, ProductData } from '../pageData';

/** The data of the page of a product that there is. */
export function useProductData(): ProductData {
  const { data } = usePageData<typeof pageData.product>();
  if (!data) throw new Error('There is no such product');
  return data;
}
