import subsetFont from 'subset-font';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFolder } from './project.js';

const rangesFile = path.join(sharedFolder(), 'first-characters.json');

/** The used range of font weights; single-weight fonts have no such axis. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

function charactersOf(unicodeRange) {
  const ranges = unicodeRange.split(', ').map((range) => range.slice('U+'.length).split('-'));
  const codes = ranges.flatMap(([from, to = from]) => {
    const [first, last] = [from, to].map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

/** webpack option: pass the font as a buffer. */
export const raw = true;

/** Keeps a font's characters of first screens (`shared/first-characters.json`). */
export default function subsetLoader(font) {
  this.addDependency(rangesFile);
  const { unicodeRange } = JSON.parse(readFileSync(rangesFile, 'utf8'));
  const options = { targetFormat: 'woff2', ...(this.resourcePath.includes('wght') && { variationAxes: WEIGHTS }) };
  const done = this.async();
  subsetFont(font, charactersOf(unicodeRange), options).then((subset) => done(null, subset), done);
}
