import createCache, { type EmotionCache } from '@emotion/cache';

const STYLE_KEY = 'g';

/** The classes of emotion in styles or HTML. */
export const CLASS_NAMES = new RegExp(`\\b${STYLE_KEY}-(\\w+)`, 'g');

/** One array, by which emotion keeps the rules that it has made on the server for the next page. */
const NO_PLUGINS: [] = [];

/** The styles of a page. They have no vendor prefixes: the oldest browsers need none but those that the code writes itself. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: STYLE_KEY, stylisPlugins: NO_PLUGINS });
}

/** The cache of a page in the browser: it has the rules of the server's HTML, whose names it reads from them. */
export function servedStyleCache(): EmotionCache {
  const cache = createStyleCache();
  for (const { textContent } of document.querySelectorAll(`style[data-emotion=${STYLE_KEY}]`))
    for (const [, name = ''] of textContent.matchAll(CLASS_NAMES)) cache.inserted[name] = true;
  return cache;
}
