import type { EmotionCache } from '@emotion/cache';
import { CLASS_NAMES } from './createStyleCache';

/** The styles of the HTML; each global style has its own element, before the others. */
export function styleElements({ key, inserted, registered }: EmotionCache, html: string): string {
  const names = Object.keys(inserted);
  const classes = new Set(html.match(CLASS_NAMES));
  const global = names.filter((name) => registered[`${key}-${name}`] === undefined);
  const rules = names.filter((name) => classes.has(`${key}-${name}`)).map((name) => inserted[name]);
  const elements = global.map((name) => `<style data-emotion="${key}-global ${name}">${inserted[name]}</style>`);
  return `${elements.join('')}<style data-emotion="${key}">${rules.join('')}</style>`;
}
