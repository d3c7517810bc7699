import labelledQueries from './searchQueries.json';

/** Misspelled and other texts for products, with the ids of those that are meant, any of which is right. */
export const spellingQueries = Object.values(labelledQueries.spelling).flatMap((kind) => Object.entries(kind));

/** What shoppers type into the search of the whole store, with what they mean: a URL, or ids of products. */
const queries = Object.values(labelledQueries.everything).flatMap((kind) => Object.entries(kind));

/** Those that mean a page whose URL begins so. */
export function queriesOfPages(...prefixes: string[]): [text: string, url: string][] {
  return queries.filter(([, label]) => prefixes.some((prefix) => label.startsWith(prefix)));
}

/** Those that mean products. */
export function queriesOfProducts(): [text: string, ids: string[]][] {
  return queries.filter(([, label]) => !label.startsWith('/')).map(([text, label]) => [text, label.split(' ')]);
}
