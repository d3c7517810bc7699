import subsetFont from 'subset-font';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './packages.js';

const rangesFile = path.join(root, 'shared/first-characters.json');

/** The weights that the store's text is set in; a font of one weight has no such axis. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** All characters of a CSS `unicode-range`. */
function charactersOf(unicodeRange) {
  return unicodeRange.split(', ').map((range) => {
    const [first, last = first] = range.replace('U+', '').split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
  }).join('');
}

/** A font is bytes, not text. */
export const raw = true;

/** A webpack loader that leaves of a font what the first screens are written in (`shared/first-characters.json`). */
export default function subsetLoader(font) {
  this.addDependency(rangesFile);
  const { unicodeRange } = JSON.parse(readFileSync(rangesFile, 'utf8'));
  const options = { targetFormat: 'woff2', ...(this.resourcePath.includes('wght') && { variationAxes: WEIGHTS }) };
  const done = this.async();
  subsetFont(font, charactersOf(unicodeRange), options).then((subset) => done(null, subset), done);
}
