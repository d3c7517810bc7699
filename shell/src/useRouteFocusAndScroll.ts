import { useAnnounce, type PageShown } from '@glow/shared/app';
import { useLocation, useNavigationType } from '@glow/shared/router';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

const POSITIONS_KEY = 'glow_scroll';

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(POSITIONS_KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}

function writePositions(positions: Map<string, number>) {
  try {
    window.sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions]));
  } catch {
    // a reload then begins at the top
  }
}

/** Where a position is kept; the address too, since the first page of every visit has the same key. */
function positionKey({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return `${key} ${pathname}${search}`;
}

/**
 * What happens when a page has come on screen: its heading takes the focus, its title is announced,
 * and it stands at the top, at the URL's fragment, or where the shopper had left it. The first page only restores its position.
 */
export function useRouteFocusAndScroll(): PageShown {
  const location = useLocation();
  const navigationType = useNavigationType();
  const announce = useAnnounce();
  const current = useRef(location);
  const shownPath = useRef<string>(undefined);
  const shownHeading = useRef<HTMLElement>(null);
  const positions = useRef<Map<string, number>>(undefined);

  /** Whether the page of this path is there; several paths can be one page, whose heading then stays. */
  const isShown = useEffectEvent((pathname: string) => shownPath.current === pathname || shownHeading.current?.isConnected);

  useLayoutEffect(() => {
    current.current = location;
    // another address of the same page begins a new step in the history where the shopper stands
    if (isShown(location.pathname)) positions.current?.set(positionKey(location), window.scrollY);
  }, [location]);

  useEffect(() => {
    const known = (positions.current ??= readPositions());
    const handleScroll = () => {
      const at = current.current;
      // a page that is still on its way may be too short for the position that it will be given
      if (isShown(at.pathname)) known.set(positionKey(at), window.scrollY);
    };
    const handleLeave = () => writePositions(known);
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handleLeave);
    };
  }, []);

  return useCallback(
    ({ title }) => {
      const isFirst = shownPath.current === undefined;
      if (shownPath.current === location.pathname) return;
      shownPath.current = location.pathname;
      shownHeading.current = document.querySelector('#main h1');
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
