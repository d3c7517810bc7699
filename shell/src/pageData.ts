import type { PageRequest } from '@glow/shared/app';
import type { Choice } from '@glow/shared/catalog';
import { readPolicy } from '@glow/shared/policy';
import type { FoundLink } from '@glow/shared/search';
import { sizesOf, type ProductSizes } from './information/sizes';
import { findCollections, findPages } from './search/findPages';
import type { FoundSuggestions } from './search/suggest';

/** The data of the shell's routes. */
export const pageData = {
  'size-guide': loadSizes,
  suggestions: loadSuggestions,
  'found-pages': loadFoundPages,
  lines: loadLines,
  policy: ({ catalog }: PageRequest) => readPolicy(catalog),
};

/** The sizes of the first products of the catalogue: the page must not grow with it (INFO-4). */
async function loadSizes({ catalog }: PageRequest): Promise<ProductSizes[]> {
  return sizesOf((await catalog.list({})).products);
}

/** What to suggest for the text in the search box. */
async function loadSuggestions({ query, catalog }: PageRequest): Promise<FoundSuggestions> {
  const text = query.get('q') ?? '';
  return { ...(await catalog.suggest(text)), collections: findCollections(text), pages: findPages(text) };
}

/** Information pages that a search of the store finds. */
async function loadFoundPages({ query }: PageRequest): Promise<FoundLink[]> {
  return findPages(query.get('q') ?? '');
}

/** The choices of order line ids, by line id, without unknown ones. */
function loadLines({ query, catalog }: PageRequest): Promise<Record<string, Choice>> {
  return catalog.lines(query.getAll('line'));
}
