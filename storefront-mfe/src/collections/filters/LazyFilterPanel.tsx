import { lazyComponent } from '@glow/shared/app';
import { LoadError } from '@glow/shared/ui';

/** The filter panel; its code is loaded when it is first opened. */
export const LazyFilterPanel = lazyComponent(async () => (await import('./FilterPanel')).FilterPanel, {
  fallback: LoadError,
});
