/** Search over all products: a slug that is none of the five collections shows all products. */
export const RESULTS = '/collections/all';

/** The URL of the search results for a text. */
export function resultsUrl(text: string): string {
  return `${RESULTS}?${new URLSearchParams({ q: text.trim() })}`;
}
