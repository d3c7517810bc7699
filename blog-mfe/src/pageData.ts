import type { PageData, PageRequest } from '@glow/shared/app';
import type { FoundLink } from '@glow/shared/search';
import { findArticles } from './blog/findArticles';

/** The data of the blog's routes, by the names of the routes. On the server only. */
export const pageData = { 'found-articles': loadFoundArticles } satisfies PageData;

/** The articles that a search of the store finds. */
async function loadFoundArticles({ query }: PageRequest): Promise<FoundLink[]> {
  return findArticles(query.get('q') ?? '');
}
