import type { Location, NavigationType } from '@glow/shared/router';

export interface PageInDocument {
  id: number;
  location: Location;
  navigationType: NavigationType;
}

/** `next` is hidden and was rendered ahead; `left` is hidden and kept for Back. */
export interface PagesInDocument {
  shown: PageInDocument;
  next?: PageInDocument;
  /** Whether the shown page is kept when it is left for `next`. */
  isShownKept: boolean;
  left?: PageInDocument;
}

export function isAt(page: PageInDocument | undefined, { pathname, search }: Location): page is PageInDocument {
  return page?.location.pathname === pathname && page.location.search === search;
}

/** Shows a hidden page if it fits the new location; otherwise the shown page stays, at the new location. */
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
