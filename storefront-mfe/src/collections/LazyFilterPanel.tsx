import { lazyPart, LoadError } from '@glow/shared/ui';

/** The filter panel; its code is loaded when it is first opened. */
export const LazyFilterPanel = lazyPart(async () => (await import('./FilterPanel')).FilterPanel, LoadError);
