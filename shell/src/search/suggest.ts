import { collections, type Product, type SearchSuggestions } from '@glow/shared/catalog';
import { resultsUrl, type FoundLink } from '@glow/shared/search';
import { isSameSearch } from './recentSearches';

export interface Suggestion {
  label: string;
  to: string;
  product?: Product;
  /** The search text, if the link leads to results. */
  search?: string;
}

export interface SuggestionGroup {
  heading: string;
  suggestions: Suggestion[];
}

export interface FoundSuggestions extends SearchSuggestions {
  /** Undefined in the answer of an earlier server. */
  collections?: FoundLink[];
  pages?: FoundLink[];
}

/** Maximum numbers of articles and of information pages (NAV-15). */
const MAX_ARTICLES = 3;
const MAX_PAGES = 3;

const POPULAR_SEARCHES = ['vitamin c', 'foundation', 'red lipstick', 'niacinamide', 'night cream'];

/** Groups without suggestions are left out; brands are filters (NAV-16), and a corrected text comes first. */
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

/** Suggestions while nothing is typed: recent and popular searches (NAV-31). */
export function startSuggestions(recent: readonly string[]): SuggestionGroup[] {
  const popular = POPULAR_SEARCHES.filter((text) => !recent.some((other) => isSameSearch(text, other)));
  return [
    { heading: 'Recent searches', suggestions: recent.map((text) => toResults(text)) },
    { heading: 'Popular searches', suggestions: popular.map((text) => toResults(text)) },
  ].filter(({ suggestions }) => suggestions.length > 0);
}

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
