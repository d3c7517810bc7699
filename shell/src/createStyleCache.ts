import createCache, { type EmotionCache } from '@emotion/cache';

/** One array, by which emotion keeps the rules that it has made on the server for the next page. */
const NO_PLUGINS: [] = [];

/** The styles of a page. They have no vendor prefixes: the oldest browsers need none but those that the code writes itself. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'g', stylisPlugins: NO_PLUGINS });
}
