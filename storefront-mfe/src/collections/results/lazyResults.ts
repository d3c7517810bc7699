import { lazyComponent } from '@glow/shared/app';

/** Loaded if a search shows no product; the server includes it in such a page. */
export const LazySearchAlternatives = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "search-alternatives" */ '../search/SearchAlternatives')).SearchAlternatives,
  { name: 'search-alternatives', fallback: () => null },
);

/** Loaded on Glow Kits; the server includes it in that page. */
export const LazyKits = lazyComponent(async () => (await import(/* webpackChunkName: "kits" */ '../kits/Kits')).Kits, {
  name: 'kits',
  fallback: () => null,
});

export const LazyOtherResults = lazyComponent(
  async () => (await import(/* webpackChunkName: "search-alternatives" */ '../search/OtherResults')).OtherResults,
  { fallback: () => null },
);

export const LazyLineEnd = lazyComponent(async () => (await import('./LineEnd')).LineEnd, { fallback: () => null });
