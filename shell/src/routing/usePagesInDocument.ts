import { useLocation, useNavigationType, type Location, type NavigationType } from '@glow/shared/router';
import { useEffect, useState } from 'react';

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

function isAt(page: PageInDocument | undefined, { pathname, search }: Location): page is PageInDocument {
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

interface PageAhead extends Pick<Location, 'pathname' | 'search' | 'hash'> {
  /** Whether the page that is left may be kept for Back. */
  isFormerKept: boolean | undefined;
}

/** Devices with less memory render no page ahead. */
const MIN_MEMORY_GB = 4;

let renderAhead: ((page: PageAhead) => void) | undefined;
let lastId = 0;

/** Renders a hidden page, in place of the last one that was rendered ahead. */
export function renderPageAhead(page: PageAhead): void {
  renderAhead?.(page);
}

/** The document's pages in constant order: an element that changes its place would be laid out again. */
export function usePagesInDocument(): (PageInDocument & { isShown: boolean })[] {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [known, setPages] = useState<PagesInDocument>({
    shown: { id: 0, location, navigationType },
    isShownKept: false,
  });
  const pages = known.shown.location === location ? known : pagesAfter(known, location, navigationType);
  if (pages !== known) setPages(pages);

  useEffect(() => {
    if ('deviceMemory' in navigator && Number(navigator.deviceMemory) < MIN_MEMORY_GB) return;
    renderAhead = ({ isFormerKept = false, ...url }) => {
      const location: Location = { ...url, state: null, key: 'ahead' };
      const next = { id: ++lastId, location, navigationType: 'PUSH' as NavigationType };
      setPages((before) => {
        if (isAt(before.next, location)) return before;
        // the same page twice would have the same ids
        const left = isAt(before.left, location) ? undefined : before.left;
        return { ...before, next, isShownKept: isFormerKept, left };
      });
    };
    return () => (renderAhead = undefined);
  }, []);

  return [pages.shown, pages.next, pages.left]
    .filter((page) => page !== undefined)
    .map((page) => ({ ...page, isShown: page === pages.shown }))
    .sort((a, b) => a.id - b.id);
}
