import labelledQueries from './searchQueries.json';

/** Pairs of a text and its label. The file has the texts of each kind by what they mean. */
function pairsOf(kinds: Record<string, Record<string, string>>): [text: string, label: string][] {
  const labels = Object.values(kinds).flatMap((kind) => Object.entries(kind));
  return labels.flatMap(([label, texts]) => texts.split(', ').map((text): [string, string] => [text, label]));
}

/** Misspelled and other texts for products, with the ids of those that are meant, any of which is right. */
export const spellingQueries = pairsOf(labelledQueries.spelling);

/** What shoppers type into the search of the whole store, with what they mean: a URL, or ids of products. */
const queries = pairsOf(labelledQueries.everything);

/** The queries that mean a page whose URL begins with one of the prefixes. */
export function queriesOfPages(...prefixes: string[]): [text: string, url: string][] {
  return queries.filter(([, label]) => prefixes.some((prefix) => label.startsWith(prefix)));
}

export function queriesOfProducts(): [text: string, ids: string[]][] {
  return queries.filter(([, label]) => !label.startsWith('/')).map(([text, label]) => [text, label.split(' ')]);
}
