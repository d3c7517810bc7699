import type { Location, NavigationType } from '@glow/shared/router';

export interface PageInDocument {
  id: number;
  location: Location;
  navigationType: NavigationType;
}

/** The page that is shown, and hidden ones: the next that was rendered ahead, and the last that was left for such a page. */
export interface PagesInDocument {
  shown: PageInDocument;
  next?: PageInDocument;
  /** Whether the shown page is kept when it is left for `next`. */
  isShownKept: boolean;
  left?: PageInDocument;
}

/** Whether a page is that of a location's path and parameters. */
export function isAt(page: PageInDocument | undefined, { pathname, search }: Location): page is PageInDocument {
  return page?.location.pathname === pathname && page.location.search === search;
}

/** The pages after a navigation: one that is in the document is shown, else the shown one goes on at the new location. */
export function pagesAfter(
  pages: PagesInDocument,
  location: Location,
  navigationType: NavigationType,
): PagesInDocument {
  const { shown, next, left, isShownKept } = pages;
  const leave = isShownKept ? shown : undefined;
  if (navigationType === 'POP' && left?.location.key === location.key)
    return { shown: { ...left, location, navigationType }, left: leave, isShownKept: true };
  if (navigationType !== 'POP' && isAt(next, location))
    return { shown: { ...next, location, navigationType }, left: leave, isShownKept: true };
  return { ...pages, shown: { ...shown, location, navigationType }, next: undefined };
}
