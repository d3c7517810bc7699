import { useLocation } from '@glow/shared/router';
import { useEffect, useEffectEvent } from 'react';

/** Replays a popstate that happened before the router was mounted. */
export function useReplayedNavigation(): void {
  const { pathname, search } = useLocation();

  const replay = useEffectEvent(() => {
    const isCurrent = window.location.pathname === pathname && window.location.search === search;
    if (!isCurrent) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });

  useEffect(() => replay(), []);
}
