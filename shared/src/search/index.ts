export { correctSearch, createSpelling, type FindNearest } from './correctSearch';
export { containsAll, joinTexts, namedBrands, searchTextsOf, searchWords, vocabularyOf } from './searchTexts';

/** Search over all products: a slug that is none of the five collections shows all products. */
export const RESULTS = '/collections/all';

export function resultsUrl(text: string): string {
  return `${RESULTS}?${new URLSearchParams({ q: text.trim() })}`;
}

/** A page that a search of the store finds beside products: an article, a collection or an information page. */
export interface FoundLink {
  title: string;
  url: string;
}
