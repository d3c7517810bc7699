import { collections, type Product, type SearchSuggestions } from '@glow/shared/catalog';
import { resultsUrl, type FoundLink } from '@glow/shared/search';
import { isSameSearch } from './recentSearches';

/** A link to suggest for a search text. */
export interface Suggestion {
  label: string;
  to: string;
  product?: Product;
  /** The search text, if it leads to results. */
  search?: string;
}

/** Suggestions of one kind, with their heading. */
export interface SuggestionGroup {
  heading: string;
  suggestions: Suggestion[];
}

/** What the server finds for a search text: products and brands of the catalogue, collections and information pages. */
export interface FoundSuggestions extends SearchSuggestions {
  /** None in what an earlier server answers. */
  collections?: FoundLink[];
  pages?: FoundLink[];
}

/** Maximum number of articles, and of information pages (NAV-15). */
const MAX_ARTICLES = 3;
const MAX_PAGES = 3;

/** Suggested while the box is empty. */
const POPULAR_SEARCHES = ['vitamin c', 'foundation', 'red lipstick', 'niacinamide', 'night cream'];

/** Non-empty groups of suggestions: what the server has found, brands as filters (NAV-16), and articles. A text that was probably meant comes first. */
export function suggest(
  { products, brands, corrected, collections: found = [], pages = [] }: FoundSuggestions,
  articles: FoundLink[],
): SuggestionGroup[] {
  const links = products.map((product) => ({ label: product.name, to: `/product/${product.id}`, product }));
  return [
    corrected === undefined
      ? { heading: 'Products', suggestions: links }
      : {
          heading: `Did you mean “${corrected}”?`,
          suggestions: [toResults(corrected, `View All Results for “${corrected}”`), ...links],
        },
    {
      heading: 'Brands',
      suggestions: brands.map((brand) => ({
        label: `Everything by ${brand}`,
        to: `/collections/all?${new URLSearchParams({ brand })}`,
      })),
    },
    { heading: 'Collections', suggestions: found.map(toLink) },
    { heading: 'Blog', suggestions: articles.slice(0, MAX_ARTICLES).map(toLink) },
    { heading: 'Help', suggestions: pages.slice(0, MAX_PAGES).map(toLink) },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

/** Suggested while nothing is typed: recent and popular searches (NAV-31). */
export function startSuggestions(recent: readonly string[]): SuggestionGroup[] {
  const popular = POPULAR_SEARCHES.filter((text) => !recent.some((other) => isSameSearch(text, other)));
  return [
    { heading: 'Recent searches', suggestions: recent.map((text) => toResults(text)) },
    { heading: 'Popular searches', suggestions: popular.map((text) => toResults(text)) },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

/** Suggested when nothing matches. */
export function fallbackSuggestions(): SuggestionGroup[] {
  const links = collections.map(({ title, slug }) => toLink({ title, url: `/collections/${slug}` }));
  return [{ heading: 'Collections', suggestions: links }];
}

function toResults(search: string, label = search): Suggestion {
  return { label, to: resultsUrl(search), search };
}

function toLink({ title, url }: FoundLink): Suggestion {
  return { label: title, to: url };
}
