import { useLocation } from '@glow/shared/router';
import { useEffect, useEffectEvent } from 'react';

/** Follows a way back or forward that was taken while the page came to life, before the router listened. */
export function useReplayedNavigation(): void {
  const { pathname, search } = useLocation();

  const follow = useEffectEvent(() => {
    const isHere = window.location.pathname === pathname && window.location.search === search;
    if (!isHere) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });

  useEffect(() => follow(), []);
}
