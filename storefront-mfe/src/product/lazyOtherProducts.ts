import { lazyComponent } from '@glow/shared/app';
import { LoadError } from '@glow/shared/ui';

// one chunk with the product's story, which the first screen does not need

/** Loaded after the first screen. */
export const LazyRelatedCards = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ './RelatedCards')).RelatedCards,
  { fallback: LoadError },
);

/** Loaded after the first screen; left out where it cannot be loaded. */
export const LazyRecentlyViewed = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ './RecentlyViewed')).RecentlyViewed,
  { fallback: () => null },
);
