import { collections, type CollectionName, type Product, type SearchSuggestions } from '@glow/shared/catalog';
import { resultsUrl } from './resultsUrl';

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

/** Maximum number of articles (NAV-15). */
const MAX_ARTICLES = 3;

/**
 * Non-empty groups of suggestions: what the catalogue has found (products, and brands as filters, which the product search does not
 * cover: NAV-16), collections and articles. Where the catalogue has found a text that was probably meant, that comes first.
 */
export function suggest(
  text: string,
  { products, brands, corrected }: SearchSuggestions,
  findArticles: FindArticles,
): SuggestionGroup[] {
  const query = text.trim().toLowerCase();
  if (!query) return [];
  const found = products.map((product) => ({ label: product.name, to: `/product/${product.id}`, product }));
  return [
    corrected === undefined
      ? { heading: 'Products', suggestions: found }
      : {
          heading: `Did you mean “${corrected}”?`,
          suggestions: [{ label: `View all results for “${corrected}”`, to: resultsUrl(corrected) }, ...found],
        },
    {
      heading: 'Brands',
      suggestions: brands.map((brand) => ({
        label: `Everything by ${brand}`,
        to: `/collections/all?${new URLSearchParams({ brand })}`,
      })),
    },
    {
      heading: 'Collections',
      suggestions: collections.filter(({ title }) => title.toLowerCase().includes(query)).map(toSuggestion),
    },
    {
      heading: 'Journal',
      suggestions: findArticles(query)
        .slice(0, MAX_ARTICLES)
        .map(({ title, url }) => ({ label: title, to: url })),
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
