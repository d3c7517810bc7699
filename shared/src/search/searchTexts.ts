import { isGlowKit, type Product, type ProductDetails } from '@glow/shared/catalog';
import { foldText } from '@glow/shared/text';
import shoppers from './shopperTerms.json' with { type: 'json' };

/** Between two texts, so that no word is found across them. */
const SEPARATOR = '\u001F';
/** More words of a search text are not looked for. */
const MAX_WORDS = 10;

/** What a search looks at: lists of texts as they are written, in lower case, and other texts folded. */
export interface SearchTexts {
  /** Name, tags, and what shoppers call the product: its brand, shades and sizes, and kind in several spellings. */
  keywords: string[];
  /** As one word, with `sku` before it, as the product page has it. */
  sku: string;
  /** With words that have another spelling in that one too. */
  description: string;
  /** As on the pack, and what shoppers call them. */
  ingredients: string[];
}

/** What a search looks at in a product, the texts that say most about it first. The first keyword is its name. */
export function searchTextsOf(product: Product & Pick<ProductDetails, 'ingredients'>): SearchTexts {
  const { name, tags, brand, sku, category, subcategory, variants = [], description, isBestseller, isNew } = product;
  const shades = variants.flatMap((variant) => [variant.name, variant.value]);
  const terms = [
    ...shoppers.subcategories[subcategory],
    ...shoppers.categories[category],
    ...(isBestseller ? shoppers.bestseller : []),
    ...(isNew ? shoppers.new : []),
    ...(isGlowKit(product) ? shoppers.kit : []),
  ];
  const keywords = [name, ...tags, brand, ...terms, ...shades].map((text) => text.toLowerCase());
  const ingredients = product.ingredients.map((text) => text.toLowerCase());
  return {
    keywords: [...new Set([...keywords, ...keywords.flatMap(spelledOtherwise)])],
    sku: foldText(`sku ${sku}`).replaceAll(' ', ''),
    description: joinTexts([description, ...spelledOtherwise(description)]),
    ingredients: [...new Set([...ingredients, ...ingredients.flatMap(calledOtherwise)])],
  };
}

/** The words of a search text. A product matches if each of them is in one of its texts, also as a part of a word (COL-3). */
export function searchWords(text: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  // no folded text has what stands for a text of punctuation only
  return words.length === 0 && text.trim() !== '' ? ['\u0001'] : words;
}

/** The brands that have each word of a search text (NAV-16). */
export function namedBrands(brands: readonly string[], text: string): string[] {
  return brands.filter((brand) => containsAll(foldText(brand), searchWords(text)));
}

/** Whether a folded text contains each of the words. */
export function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Texts as one, folded, in which words are looked for. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map(foldText).join(SEPARATOR);
}

/** Words and phrases that a spelling may be corrected to. Short words of ingredients are left out: they are like too many others. */
export function vocabularyOf({ keywords, ingredients }: Pick<SearchTexts, 'keywords' | 'ingredients'>): string[] {
  const ofKeywords = [...keywords.slice(1), ...keywords.flatMap(lettersOf)].filter(({ length }) => length > 2);
  const ofIngredients = [...ingredients, ...ingredients.flatMap(lettersOf)].filter(({ length }) => length > 5);
  return [...new Set([...ofKeywords, ...ofIngredients])].filter((text) => /\p{L}/u.test(text));
}

function lettersOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}\p{Cf}]+/u);
}

/** What shoppers call an ingredient of a pack. */
function calledOtherwise(ingredient: string): string[] {
  return Object.entries(shoppers.ingredients)
    .filter(([part]) => foldText(ingredient).includes(part))
    .flatMap(([, terms]) => terms);
}

/** The words of a text that have another spelling, in that spelling; a word with hyphens has one without. */
function spelledOtherwise(text: string): string[] {
  const compounds = text.split(/\s+/).filter((word) => /.\p{Dash}./u.test(word));
  const respelled = shoppers.spellings.flatMap(([one = '', other = '']) =>
    lettersOf(foldText(text))
      .filter((word) => word.includes(one) || word.includes(other))
      .map((word) => (word.includes(one) ? word.replace(one, other) : word.replace(other, one))),
  );
  return [...respelled, ...compounds.map((word) => word.replace(/\p{Dash}/gu, '').toLowerCase())];
}
