import { lazyComponent } from '@glow/shared/app';

/** Loaded if a search shows no product; the server sends it with such a page. */
export const LazySearchAlternatives = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "search-alternatives" */ '../search/SearchAlternatives')).SearchAlternatives,
  { name: 'search-alternatives', fallback: () => null },
);

/** Loaded on Glow Kits; the server sends it with that page. */
export const LazyKits = lazyComponent(async () => (await import(/* webpackChunkName: "kits" */ '../kits/Kits')).Kits, {
  name: 'kits',
  fallback: () => null,
});

/** Loaded below the results of a search of the whole store. */
export const LazyOtherResults = lazyComponent(
  async () => (await import(/* webpackChunkName: "search-alternatives" */ '../search/OtherResults')).OtherResults,
  { fallback: () => null },
);

/** Decoration, loaded after the page. */
export const LazyLineEnd = lazyComponent(async () => (await import('./LineEnd')).LineEnd, { fallback: () => null });
