import { isGlowKit, type Product, type ProductDetails } from '@glow/shared/catalog';
import { foldText } from '@glow/shared/text';
import shoppers from './shopperTerms.json' with { type: 'json' };

/** Between two texts, so that no word is found across them. */
const SEPARATOR = '\u001F';
/** Further words of a search text are ignored. */
const MAX_WORDS = 10;

/**
 * The texts that a search looks at: lists are in lower case, single texts are folded. The first keyword is the product's
 * name; texts that say most about the product come first.
 */
export function searchTextsOf(product: Product & Pick<ProductDetails, 'ingredients'>) {
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
    /** Name, tags, and what shoppers call the product: its brand, shades and sizes, and kind in several spellings. */
    keywords: [...new Set([...keywords, ...keywords.flatMap(spelledOtherwise)])],
    /** As one word, with `sku` before it, as on the product page. */
    sku: foldText(`sku ${sku}`).replaceAll(' ', ''),
    /** With other spellings of its words. */
    description: joinTexts([description, ...spelledOtherwise(description)]),
    /** As on the pack, and what shoppers call them. */
    ingredients: [...new Set([...ingredients, ...ingredients.flatMap(calledOtherwise)])],
  };
}

/** A product matches if each of these words is in one of its texts, also as a part of a word (COL-3). */
export function searchWords(text: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  // stands for a text of punctuation only, and no folded text contains it
  return words.length === 0 && text.trim() !== '' ? ['\u0001'] : words;
}

/** The brands that have each word of a search text (NAV-16). */
export function namedBrands(brands: readonly string[], text: string): string[] {
  return brands.filter((brand) => containsAll(foldText(brand), searchWords(text)));
}

export function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Folds texts into one text, in which words are looked for. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map(foldText).join(SEPARATOR);
}

/** Words and phrases for corrections, without short words of ingredients: they are like too many other words. */
export function vocabularyOf({ keywords, ingredients }: Record<'keywords' | 'ingredients', string[]>): string[] {
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

/** Other spellings of a text's words; a word with hyphens has one without. */
function spelledOtherwise(text: string): string[] {
  const compounds = text.split(/\s+/).filter((word) => /.\p{Dash}./u.test(word));
  const respelled = shoppers.spellings.flatMap(([one = '', other = '']) =>
    lettersOf(foldText(text))
      .filter((word) => word.includes(one) || word.includes(other))
      .map((word) => (word.includes(one) ? word.replace(one, other) : word.replace(other, one))),
  );
  return [...respelled, ...compounds.map((word) => word.replace(/\p{Dash}/gu, '').toLowerCase())];
}
