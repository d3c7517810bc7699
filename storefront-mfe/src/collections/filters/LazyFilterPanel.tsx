import { lazyComponent } from '@glow/shared/app';
import { LoadError } from '@glow/shared/ui';

export const LazyFilterPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "filters" */ './FilterPanel')).FilterPanel,
  { fallback: LoadError },
);

/** It is in the panel's chunk; the server includes it in pages with filters. */
export const LazyAppliedFilters = lazyComponent(
  async () => (await import(/* webpackChunkName: "filters" */ './AppliedFilters')).AppliedFilters,
  { name: 'filters', fallback: () => null },
);
