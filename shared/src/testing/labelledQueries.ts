import labelledQueries from '../search/searchQueries.json';

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
