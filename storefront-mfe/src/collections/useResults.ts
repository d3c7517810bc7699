import { useIsHydrated, usePageData } from '@glow/shared/app';
import { useLocation, useNavigationType } from '@glow/shared/router';
import { useState } from 'react';
import type { pageData } from '../pageData';
import { readFilters } from './collectionFilters';

/** Which pages of which list are shown. */
export interface ShownPages {
  /** The query of the last page. */
  search: string;
  first: number;
  last: number;
}

/**
 * The collection's list for the present URL, and the pages that are shown. Until the list is loaded, both are those of the former URL.
 * The history state holds the first page, so that Back shows all pages that "Load more" had added.
 */
export function useResults() {
  const { data: list, ...loading } = usePageData<typeof pageData.collection>();
  const { key, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isHydrated = useIsHydrated();
  const last = readFilters(new URLSearchParams(search)).page;
  const remembered = Math.min(Number(state?.firstPage) || last, last);
  // the server has no history state, so the first render must not depend on it to match its HTML
  const [shown, setShown] = useState({ key, search, last, first: isHydrated ? remembered : last });
  const isLoaded = !loading.isLoading && !loading.error;
  if (isLoaded && shown.key !== key)
    setShown({ key, search, last, first: isBack ? remembered : Math.min(shown.first, last) });

  return { list, pages: shown, ...loading };
}
