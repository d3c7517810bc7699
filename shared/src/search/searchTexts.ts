import type { Product } from '@glow/shared/catalog';
import { CATEGORY_TERMS, SPELLINGS, SUBCATEGORY_TERMS } from './shopperTerms';

/** Between two texts, so that no word is found across them. */
const SEPARATOR = '\u001F';
/** More words of a search text are not looked for. */
const MAX_WORDS = 10;

/** What a search looks at, in lower case. */
export interface SearchTexts {
  /** Name, tags, and what shoppers call the product: its brand, shades and sizes, and kind in several spellings. */
  keywords: string[];
  /** With words that have another spelling in that one too. */
  description: string;
}

/** What a search looks at in a product. The first keyword is its name. */
export function searchTextsOf(
  product: Pick<Product, 'name' | 'tags' | 'brand' | 'category' | 'subcategory' | 'variants' | 'description'>,
): SearchTexts {
  const { name, tags, brand, category, subcategory, variants = [], description } = product;
  const shades = variants.flatMap((variant) => [variant.name, variant.value]);
  const terms = [...SUBCATEGORY_TERMS[subcategory], ...CATEGORY_TERMS[category]];
  const keywords = [name, ...tags, brand, ...terms, ...shades].map((text) => text.toLowerCase());
  const lowerDescription = description.toLowerCase();
  return {
    keywords: [...new Set([...keywords, ...keywords.flatMap(spelledOtherwise)])],
    description: joinTexts([lowerDescription, ...spelledOtherwise(lowerDescription)]),
  };
}

/** The words of a search text. A product matches where each of them is in one of its texts, also as a part of a word (COL-3). */
export function searchWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** Texts as one, in which words are looked for. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join(SEPARATOR);
}

/** Words and phrases that a spelling may be corrected to. */
export function vocabularyOf(keywords: readonly string[]): string[] {
  const words = keywords.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...keywords.slice(1), ...words])].filter((text) => text.length > 2 && /\p{L}/u.test(text));
}

/** The words of a text that have another spelling, in that spelling. */
function spelledOtherwise(text: string): string[] {
  return SPELLINGS.flatMap(([one, other]) =>
    text
      .split(/[^\p{L}]+/u)
      .filter((word) => word.includes(one) || word.includes(other))
      .map((word) => (word.includes(one) ? word.replace(one, other) : word.replace(other, one))),
  );
}
