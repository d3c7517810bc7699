import type { Product } from '@glow/shared/catalog';
import { Container, LoadError, Section, Skeleton } from '@glow/shared/ui';
import { lazyComponent, ServedSuspense } from '@glow/shared/app';

/** Products related to the page's, at its end, if there are any. */
export function RelatedProducts({ products }: { products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <Section as="div">
      <Container>
        <ServedSuspense fallback={<Skeleton height="32rem" />}>
          <LazyRelatedCards heading="You may also like" products={products} />
        </ServedSuspense>
      </Container>
    </Section>
  );
}

// one chunk with the product's story, which the first screen does not need

/** Loaded after the first screen. */
export const LazyRelatedCards = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ '../components/ProductCards')).Shelf,
  { fallback: LoadError },
);

/** Loaded after the first screen; left out if it cannot be loaded. */
export const LazyRecentlyViewed = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ './RecentlyViewed')).RecentlyViewed,
  { fallback: () => null },
);
