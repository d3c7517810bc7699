import { lazyComponent } from '@glow/shared/app';
import { LoadError } from '@glow/shared/ui';

/** The filter panel; its code is loaded when it is first opened. */
export const LazyFilterPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "filters" */ './FilterPanel')).FilterPanel,
  { fallback: LoadError },
);

/** Loaded with the panel; the server sends it with a page that has filters. */
export const LazyAppliedFilters = lazyComponent(
  async () => (await import(/* webpackChunkName: "filters" */ './AppliedFilters')).AppliedFilters,
  { name: 'filters', fallback: () => null },
);
