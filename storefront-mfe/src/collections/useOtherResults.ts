import { useExtraData, type RemoteData } from '@glow/shared/app';

/** What a search of the whole store finds beside products: the blog and the shell answer by URL (COL-33). Nothing without a search. */
export function useOtherResults(search: string | undefined) {
  const query = search === undefined ? undefined : new URLSearchParams({ q: search.trim() });
  const articles = useExtraData<RemoteData['/blog/search/articles']>(query && `/blog/search/articles?${query}`);
  const pages = useExtraData<RemoteData['/search/pages']>(query && `/search/pages?${query}`);
  return { articles: articles.data, pages: pages.data, isLoading: articles.isLoading || pages.isLoading };
}
