import createCache, { type EmotionCache } from '@emotion/cache';

const STYLE_KEY = 'g';

/** Emotion's classes in styles or HTML. */
export const CLASS_NAMES = new RegExp(`\\b${STYLE_KEY}-(\\w+)`, 'g');

/** One array for all pages, because Emotion uses it as the key of its cache of rules on the server. */
const NO_PLUGINS: [] = [];

/** Without vendor prefixes: the oldest supported browsers need only those that the code writes itself. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: STYLE_KEY, stylisPlugins: NO_PLUGINS });
}

/** In the browser, the cache knows the rules in the server's HTML by their names. */
export function servedStyleCache(): EmotionCache {
  const cache = createStyleCache();
  for (const { textContent } of document.querySelectorAll(`style[data-emotion=${STYLE_KEY}]`))
    for (const [, name = ''] of textContent.matchAll(CLASS_NAMES)) cache.inserted[name] = true;
  return cache;
}

/** The styles of the HTML; each global style has its own element, before the others. */
export function styleElements({ key, inserted, registered }: EmotionCache, html: string): string {
  const names = Object.keys(inserted);
  const classes = new Set(html.match(CLASS_NAMES));
  const global = names.filter((name) => registered[`${key}-${name}`] === undefined);
  const rules = names.filter((name) => classes.has(`${key}-${name}`)).map((name) => inserted[name]);
  const elements = global.map((name) => `<style data-emotion="${key}-global ${name}">${inserted[name]}</style>`);
  return `${elements.join('')}<style data-emotion="${key}">${rules.join('')}</style>`;
}
