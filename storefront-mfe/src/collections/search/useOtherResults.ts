import { useExtraData } from '@glow/shared/app';
import type { FoundLink } from '@glow/shared/search';

/** What a search of the whole store finds beside products: the blog and the shell answer by URL (COL-33). Nothing without a search. */
export function useOtherResults(search: string | undefined) {
  const query = search === undefined ? undefined : new URLSearchParams({ q: search.trim() });
  const articles = useExtraData<FoundLink[]>(query && `/blog/search/articles?${query}`);
  const pages = useExtraData<FoundLink[]>(query && `/search/pages?${query}`);
  return { articles: articles.data, pages: pages.data, isLoading: articles.isLoading || pages.isLoading };
}
