import { lazyComponent } from '@glow/shared/app';
import { LoadError } from '@glow/shared/ui';

/** Loaded if no product is shown, and for a search of the whole store; the server includes it in such a page. */
export const LazyOtherFinds = lazyComponent(
  async () => (await import(/* webpackChunkName: "search-alternatives" */ '../search/OtherFinds')).OtherFinds,
  { name: 'search-alternatives', fallback: () => null },
);

/** Loaded on Glow Kits; the server includes it in that page. */
export const LazyKits = lazyComponent(async () => (await import(/* webpackChunkName: "kits" */ '../kits/Kits')).Kits, {
  name: 'kits',
  fallback: () => null,
});

export const LazyListView = lazyComponent(
  async () => (await import(/* webpackChunkName: "filters" */ './ListView')).ListView,
  { name: 'filters', fallback: LoadError },
);

export const LazyLineEnd = lazyComponent(async () => (await import('./LineEnd')).LineEnd, { fallback: () => null });
