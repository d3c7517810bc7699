import { isGlowKit, type Product, type ProductDetails } from '@glow/shared/catalog';
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

/** What a search looks at, in lower case. */
export interface SearchTexts {
  /** Name, tags, and what shoppers call the product: its brand, shades and sizes, and kind in several spellings. */
  keywords: string[];
  /** With words that have another spelling in that one too. */
  description: string;
  /** As on the pack, and what shoppers call them. */
  ingredients: string[];
}

/** What a search looks at in a product, the texts that say most about it first. The first keyword is its name. */
export function searchTextsOf(product: Product & Pick<ProductDetails, 'ingredients'>): SearchTexts {
  const { name, tags, brand, category, subcategory, variants = [], description, isBestseller, isNew } = product;
  const shades = variants.flatMap((variant) => [variant.name, variant.value]);
  const terms = [
    ...SUBCATEGORY_TERMS[subcategory],
    ...CATEGORY_TERMS[category],
    ...(isBestseller ? BESTSELLER_TERMS : []),
    ...(isNew ? NEW_TERMS : []),
    ...(isGlowKit(product) ? KIT_TERMS : []),
  ];
  const keywords = [name, ...tags, brand, ...terms, ...shades].map((text) => text.toLowerCase());
  const lowerDescription = description.toLowerCase();
  const ingredients = product.ingredients.map((text) => text.toLowerCase());
  return {
    keywords: [...new Set([...keywords, ...keywords.flatMap(spelledOtherwise)])],
    description: joinTexts([lowerDescription, ...spelledOtherwise(lowerDescription)]),
    ingredients: [...new Set([...ingredients, ...ingredients.flatMap(calledOtherwise)])],
  };
}

/** The words of a search text. A product matches where each of them is in one of its texts, also as a part of a word (COL-3). */
export function searchWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** Whether a text contains each of the words. */
export function containsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Texts as one, in which words are looked for. */
export function joinTexts(texts: readonly string[]): string {
  return texts.join(SEPARATOR);
}

/** Words and phrases that a spelling may be corrected to. Short words of ingredients are left out: they are like too many others. */
export function vocabularyOf({ keywords, ingredients }: Pick<SearchTexts, 'keywords' | 'ingredients'>): string[] {
  const ofKeywords = [...keywords.slice(1), ...keywords.flatMap(lettersOf)].filter(({ length }) => length > 2);
  const ofIngredients = [...ingredients, ...ingredients.flatMap(lettersOf)].filter(({ length }) => length > 5);
  return [...new Set([...ofKeywords, ...ofIngredients])].filter((text) => /\p{L}/u.test(text));
}

function lettersOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u);
}

/** What shoppers call an ingredient of a pack. */
function calledOtherwise(ingredient: string): string[] {
  return INGREDIENT_TERMS.filter(([part]) => ingredient.includes(part)).flatMap(([, terms]) => terms);
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
