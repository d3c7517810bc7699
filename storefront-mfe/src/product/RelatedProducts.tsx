import type { Product } from '@glow/shared/catalog';
import { Container, LoadError, Section, Skeleton } from '@glow/shared/ui';
import { lazyComponent, ServedSuspense } from '@glow/shared/app';

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

// one chunk with the product's story; the first screen does not need it
export const LazyRelatedCards = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ '../components/ProductCards')).Shelf,
  { fallback: LoadError },
);

export const LazyBuyBar = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ './buying/BuyBar')).BuyBar,
  { fallback: () => null },
);

export const LazyProductTabs = lazyComponent(
  async () => (await import(/* webpackChunkName: "buying" */ './tabs/ProductTabs')).ProductTabs,
  { fallback: LoadError },
);

export const LazyRecentlyViewed = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ './RecentlyViewed')).RecentlyViewed,
  { fallback: () => null },
);
