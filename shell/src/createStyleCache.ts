import createCache, { type EmotionCache } from '@emotion/cache';

/** The styles of a page. They have no vendor prefixes: the oldest browsers need none but those that the code writes itself. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'g', stylisPlugins: [] });
}
