import type { FragmentRequest, PageRequest } from '@glow/shared/app';
import { readPolicy } from '@glow/shared/policy';
import { sizesOf } from './information/sizes';
import { findCollections, findPages } from './search/findPages';
import type { FoundSuggestions } from './search/suggest';

/** The data of the shell's routes. */
export const pageData = {
  /** The sizes of the first products of the catalogue: the page must not grow with it (INFO-4). */
  'size-guide': async ({ catalog }: PageRequest) => sizesOf((await catalog.list({})).products),
  suggestions: loadSuggestions,
  PageSearch: async ({ props: { text } }: FragmentRequest<'shell/PageSearch'>) => findPages(text),
  policy: ({ catalog }: PageRequest) => readPolicy(catalog),
};

/** What to suggest for the text in the search box. */
async function loadSuggestions({ query, catalog }: PageRequest): Promise<FoundSuggestions> {
  const text = query.get('q') ?? '';
  return { ...(await catalog.suggest(text)), collections: findCollections(text), pages: findPages(text) };
}
