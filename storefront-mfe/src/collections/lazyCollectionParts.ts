import { lazyComponent } from '@glow/shared/app';
import { LoadError } from '@glow/shared/ui';

/** Loaded if no product is shown, and for a search of the whole store; the server includes it in such a page. */
export const LazyOtherFinds = lazyComponent(
  async () => (await import(/* webpackChunkName: "search-alternatives" */ './search/OtherFinds')).OtherFinds,
  { name: 'search-alternatives', fallback: () => null },
);

/** Loaded on Glow Kits; the server includes it in that page. */
export const LazyKits = lazyComponent(async () => (await import(/* webpackChunkName: "kits" */ './kits/Kits')).Kits, {
  name: 'kits',
  fallback: () => null,
});

export const LazyListView = lazyComponent(
  async () => (await import(/* webpackChunkName: "filters" */ './results/ListView')).ListView,
  { name: 'filters', fallback: LoadError },
);

export const LazyLineEnd = lazyComponent(async () => (await import('./results/LineEnd')).LineEnd, {
  fallback: () => null,
});

export const LazyFilterPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "filters" */ './filters/FilterPanel')).FilterPanel,
  { fallback: LoadError },
);

/** In the panel's chunk; the server includes it in pages with filters. */
export const LazyAppliedFilters = lazyComponent(
  async () => (await import(/* webpackChunkName: "filters" */ './filters/AppliedFilters')).AppliedFilters,
  { name: 'filters', fallback: () => null },
);
