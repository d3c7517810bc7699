import { isGlowKit, type Product, type ProductDetails, type Variant } from '@glow/shared/catalog';
import { foldText } from '@glow/shared/text';
import {
  BESTSELLER_TERMS,
  CATEGORY_TERMS,
  INGREDIENT_TERMS,
  KIT_TERMS,
  NEW_TERMS,
  SPELLINGS,
  SUBCATEGORY_TERMS,
} from './shopperTerms';

/** Between two texts, so that no word is found across them. */
const SEPARATOR = '\u001F';
/** More words of a search text are not looked for. */
const MAX_WORDS = 10;

/** Takes the place of a search text without any letter: no folded text has it. */
const UNFINDABLE = '\u0001';

/** The fields of a product that a search looks at. */
export type SearchedProduct = Pick<
  Product & ProductDetails,
  | ('name' | 'tags' | 'brand' | 'sku' | 'category' | 'subcategory' | 'description' | 'ingredients')
  | ('isBestseller' | 'isNew')
> & { variants?: Pick<Variant, 'name' | 'value'>[] };

/** What a search looks at. Lists have texts as they are written, in lower case: `joinTexts` folds them. */
export interface SearchTexts {
  /** Name, tags, and what shoppers call the product: its brand, shades and sizes, and kind in several spellings. */
  keywords: string[];
  /** As one word, such as `skuglwskn001`. */
  sku: string;
  /** With words that have another spelling in that one too. */
  description: string;
  /** As on the pack, and what shoppers call them. */
  ingredients: string[];
}

/** What a search looks at in a product, the texts that say most about it first. The first keyword is its name. */
export function searchTextsOf(product: SearchedProduct): SearchTexts {
  const { name, tags, brand, sku, category, subcategory, variants = [], description, isBestseller, isNew } = product;
  const shades = variants.flatMap((variant) => [variant.name, variant.value]);
  const terms = [
    ...SUBCATEGORY_TERMS[subcategory],
    ...CATEGORY_TERMS[category],
    ...(isBestseller ? BESTSELLER_TERMS : []),
    ...(isNew ? NEW_TERMS : []),
    ...(isGlowKit(product) ? KIT_TERMS : []),
  ];
  const keywords = [name, ...tags, brand, ...terms, ...shades].map(asWritten);
  const ingredients = product.ingredients.map(asWritten);
  return {
    keywords: [...new Set([...keywords, ...keywords.flatMap(spelledOtherwise)])],
    sku: foldText(`sku ${sku}`).replaceAll(' ', ''),
    description: joinTexts([description, ...spelledOtherwise(description)]),
    ingredients: [...new Set([...ingredients, ...ingredients.flatMap(calledOtherwise)])],
  };
}

/** The words of a search text. A product matches where each of them is in one of its texts, also as a part of a word (COL-3). */
export function searchWords(text: string): string[] {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  return words.length === 0 && text.trim() !== '' ? [UNFINDABLE] : words;
}

/** The brands that a search text names, in their order (NAV-16). */
export function namedBrands(brands: readonly string[], text: string): string[] {
  const words = searchWords(text);
  return brands.filter((brand) => containsAll(foldText(brand), words));
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
  return text.split(/[^\p{L}\p{M}\p{N}]+/u);
}

function asWritten(text: string): string {
  return text
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
}

/** What shoppers call an ingredient of a pack. */
function calledOtherwise(ingredient: string): string[] {
  const folded = foldText(ingredient);
  return INGREDIENT_TERMS.filter(([part]) => folded.includes(part)).flatMap(([, terms]) => terms);
}

/** The words of a text that have another spelling, in that spelling: also those with hyphens, as one word. */
function spelledOtherwise(text: string): string[] {
  const compounds = asWritten(text).match(/[\p{L}\p{M}\p{N}]+(?:\p{Dash}[\p{L}\p{M}\p{N}]+)+/gu) ?? [];
  const respelled = SPELLINGS.flatMap(([one, other]) =>
    lettersOf(foldText(text))
      .filter((word) => word.includes(one) || word.includes(other))
      .map((word) => (word.includes(one) ? word.replace(one, other) : word.replace(other, one))),
  );
  return [...respelled, ...compounds.map((word) => word.replace(/\p{Dash}/gu, ''))];
}
