import type { FragmentRequest, PageData } from '@glow/shared/app';
import './fragments';

/** The data of the fragments from the catalogue. On the server only, which reaches no backend. */
export const pageData = {
  async ProductReviews({ catalog, props: { productId } }: FragmentRequest<'reviews/ProductReviews'>) {
    const [product] = await catalog.products([productId]);
    return { name: product?.name ?? '' };
  },
} satisfies PageData;
