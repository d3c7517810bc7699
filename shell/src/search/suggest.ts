import { collections, products, type Collection, type Product } from '@glow/shared/catalog';

/** Somewhere a search text may be meant to lead. */
export interface Suggestion {
  label: string;
  to: string;
  product?: Product;
}

/** Suggestions of one kind, under its heading. */
export interface SuggestionGroup {
  heading: string;
  suggestions: Suggestion[];
}

/** Finds articles by a text, as the blog offers it. */
export type FindArticles = (text: string) => { title: string; url: string }[];

/** How many products and articles are suggested at most (NAV-15). */
const MAX_PRODUCTS = 6;
const MAX_ARTICLES = 3;

/**
 * What a text may mean, in groups that are not empty: products whose name, tags or description hold it, those by name first; brands to filter by,
 * which the search itself does not look at (NAV-16); collections and articles. Capitals do not matter.
 */
export function suggest(text: string, findArticles: FindArticles): SuggestionGroup[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [];
  const holds = (part: string) => part.toLowerCase().includes(wanted);
  const rank = ({ name, tags, description }: Product) => [holds(name), tags.some(holds), holds(description)].indexOf(true);
  const found = products.filter((product) => rank(product) >= 0).sort((a, b) => rank(a) - rank(b));
  const brands = [...new Set(products.map(({ brand }) => brand))].filter(holds);
  const articles = findArticles(wanted);
  return [
    { heading: 'Products', suggestions: found.slice(0, MAX_PRODUCTS).map((product) => ({ label: product.name, to: `/product/${product.id}`, product })) },
    { heading: 'Brands', suggestions: brands.map((brand) => ({ label: `Everything by ${brand}`, to: `/collections/all?${new URLSearchParams({ brand })}` })) },
    { heading: 'Collections', suggestions: collections.filter(({ title }) => holds(title)).map(toSuggestion) },
    { heading: 'Journal', suggestions: articles.slice(0, MAX_ARTICLES).map(({ title, url }) => ({ label: title, to: url })) },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

/** Where to look when nothing is found. */
export function elsewhere(): SuggestionGroup[] {
  return [{ heading: 'Collections', suggestions: collections.map(toSuggestion) }];
}

function toSuggestion({ title, slug }: Collection): Suggestion {
  return { label: title, to: `/collections/${slug}` };
}
