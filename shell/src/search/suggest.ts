import { collections, products, type CollectionName, type Product } from '@glow/shared/catalog';

/** A link to suggest for a search text. */
export interface Suggestion {
  label: string;
  to: string;
  product?: Product;
}

/** Suggestions of one kind, with their heading. */
export interface SuggestionGroup {
  heading: string;
  suggestions: Suggestion[];
}

/** Finds articles by text; provided by the blog. */
export type FindArticles = (text: string) => { title: string; url: string }[];

/** Maximum number of products and articles (NAV-15). */
const MAX_PRODUCTS = 6;
const MAX_ARTICLES = 3;

/**
 * Non-empty groups of suggestions, case-insensitive: products by name, tags or description (name matches first), brands as filters,
 * which the product search does not cover (NAV-16), collections and articles.
 */
export function suggest(text: string, findArticles: FindArticles): SuggestionGroup[] {
  const query = text.trim().toLowerCase();
  if (!query) return [];
  const matches = (part: string) => part.toLowerCase().includes(query);
  const rank = ({ name, tags, description }: Product) =>
    [matches(name), tags.some(matches), matches(description)].indexOf(true);
  const found = products.filter((product) => rank(product) >= 0).sort((a, b) => rank(a) - rank(b));
  const brands = [...new Set(products.map(({ brand }) => brand))].filter(matches);
  const articles = findArticles(query);
  return [
    {
      heading: 'Products',
      suggestions: found
        .slice(0, MAX_PRODUCTS)
        .map((product) => ({ label: product.name, to: `/product/${product.id}`, product })),
    },
    {
      heading: 'Brands',
      suggestions: brands.map((brand) => ({
        label: `Everything by ${brand}`,
        to: `/collections/all?${new URLSearchParams({ brand })}`,
      })),
    },
    { heading: 'Collections', suggestions: collections.filter(({ title }) => matches(title)).map(toSuggestion) },
    {
      heading: 'Journal',
      suggestions: articles.slice(0, MAX_ARTICLES).map(({ title, url }) => ({ label: title, to: url })),
    },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

/** Suggested when nothing matches. */
export function fallbackSuggestions(): SuggestionGroup[] {
  return [{ heading: 'Collections', suggestions: collections.map(toSuggestion) }];
}

function toSuggestion({ title, slug }: CollectionName): Suggestion {
  return { label: title, to: `/collections/${slug}` };
}
