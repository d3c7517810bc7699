import { useAnnounce, type PageShown } from '@glow/shared/app';
import { useLocation, useNavigationType } from '@glow/shared/router';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { findShownHeading } from '../components/findShownHeading';

const POSITIONS_KEY = 'glow_scroll';

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** Later calls store only if positions are stored: the end of a session removes them (AUTH-17). */
function writePositions(positions: Map<string, number>, isFirst?: boolean) {
  try {
    if (isFirst || sessionStorage.getItem(POSITIONS_KEY))
      sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions]));
  } catch {
    // without storage, a reload starts at the top
  }
}

/** It includes the URL, because the first history entry of every visit has the same key. */
function positionKey({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return `${key} ${pathname}${search}`;
}

/** Focuses a new page's heading, announces its title and scrolls; on the first page it only restores the position. */
export function useRouteFocusAndScroll(): PageShown {
  const location = useLocation();
  const navigationType = useNavigationType();
  const announce = useAnnounce();
  const current = useRef(location);
  const shownPath = useRef<string>(undefined);
  const shownHeading = useRef<HTMLElement>(null);
  const positions = useRef<Map<string, number>>(undefined);

  /** Several paths can belong to one page, which keeps its heading. */
  const isShown = useEffectEvent(
    (pathname: string) => shownPath.current === pathname || shownHeading.current?.isConnected,
  );

  useLayoutEffect(() => {
    current.current = location;
    // another URL of the same page is a new history entry with the current scroll position
    if (isShown(location.pathname)) positions.current?.set(positionKey(location), window.scrollY);
  }, [location]);

  useEffect(() => {
    const known = (positions.current ??= readPositions());
    const handleScroll = () => {
      const at = current.current;
      // a pending page may be too short for its saved position
      if (isShown(at.pathname)) known.set(positionKey(at), window.scrollY);
    };
    writePositions(known, true);
    window.history.scrollRestoration = 'manual';
    const listening = new AbortController();
    window.addEventListener('scroll', handleScroll, { passive: true, signal: listening.signal });
    window.addEventListener('pagehide', () => writePositions(known), listening);
    return () => listening.abort();
  }, []);

  return useCallback(
    ({ title }) => {
      const isFirst = shownPath.current === undefined;
      if (shownPath.current === location.pathname) return;
      shownPath.current = location.pathname;
      shownHeading.current = findShownHeading();
      const remembered = (positions.current ??= readPositions()).get(positionKey(location));
      const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
      if (navigationType === 'POP' && remembered !== undefined) window.scrollTo(0, remembered);
      else if (target) target.scrollIntoView();
      else if (!isFirst) window.scrollTo(0, 0);
      if (isFirst) return;
      shownHeading.current?.focus({ preventScroll: true });
      announce(title);
    },
    [announce, location, navigationType],
  );
}
