import type { FragmentRequest, PageRequest } from '@glow/shared/app';
import { readPolicy } from '@glow/shared/policy';
import { sizesOf } from './information/sizes';
import { findCollections, findPages } from './search/findPages';
import type { FoundSuggestions } from './search/suggest';

export const pageData = {
  /** The first products of the catalogue only, so that the page does not grow with it (INFO-4). */
  'size-guide': async ({ catalog }: PageRequest) => sizesOf((await catalog.list({})).products),
  suggestions: loadSuggestions,
  PageSearch: async ({ props: { text } }: FragmentRequest<'shell/PageSearch'>) => findPages(text),
  policy: ({ catalog }: PageRequest) => readPolicy(catalog),
};

async function loadSuggestions({ query, catalog }: PageRequest): Promise<FoundSuggestions> {
  const text = query.get('q') ?? '';
  return { ...(await catalog.suggest(text)), collections: findCollections(text), pages: findPages(text) };
}
