/** Where a search of the whole shelf is answered: any collection that is not one of the five shows all products. */
export const RESULTS = '/collections/all';

/** The URL of all products that match a text. */
export function resultsUrl(text: string): string {
  return `${RESULTS}?${new URLSearchParams({ q: text.trim() })}`;
}
