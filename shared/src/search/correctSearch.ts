import { foldText } from '@glow/shared/text';
import MiniSearch from 'minisearch';
import { searchWords } from './searchTexts';

/** Finds the texts of a vocabulary with the most similar spelling, best first. */
export type FindNearest = (text: string) => string[] | Promise<string[]>;

/** Most texts that are tried per word, and in all. */
const MAX_NEAREST = 2;
const MAX_TRIED = 5;

/** At most this share of a text's letters may be wrong. */
const MAX_WRONG_SHARE = 0.3;

/** Compares texts by the number of letters that differ. */
export function createSpelling(vocabulary: readonly string[]): FindNearest {
  const index = new MiniSearch<{ text: string }>({
    idField: 'text',
    fields: ['text'],
    // each text is one term: phrases are compared as they are
    tokenize: (text) => [text],
    processTerm: foldText,
  });
  index.addAll(vocabulary.map((text) => ({ text })));
  return (text) =>
    index
      .search(text, { fuzzy: MAX_WRONG_SHARE })
      .slice(0, MAX_NEAREST)
      .map(({ id }) => String(id));
}

/** The first correction with a result of `find`: of the phrase, of each word in it, then single corrected words. */
export async function correctSearch<Found>(
  text: string,
  findNearest: FindNearest,
  find: (text: string) => Promise<Found | undefined>,
): Promise<{ corrected: string; found: Found } | undefined> {
  const words = searchWords(text);
  const phrase = words.join(' ');
  const nearestOfWords = await Promise.all(words.map(async (word) => await findNearest(word)));
  const corrected = [0, 1].map((rank) =>
    words.map((word, index) => nearestOfWords[index]?.[rank] ?? nearestOfWords[index]?.[0] ?? word).join(' '),
  );
  const longestFirst = nearestOfWords.flatMap(([nearest = '']) => nearest).sort((a, b) => b.length - a.length);
  const candidates = [...(await findNearest(phrase)), ...corrected, ...longestFirst];
  const tried = [...new Set(candidates)].filter((candidate) => candidate !== '' && foldText(candidate) !== phrase);
  for (const candidate of tried.slice(0, MAX_TRIED)) {
    const found = await find(candidate);
    if (found) return { corrected: candidate, found };
  }
  return undefined;
}
