import { useIsHydrated } from '@glow/shared/app';
import { useLocation, useNavigate } from '@glow/shared/router';
import { useState } from 'react';

/** Open state of the filter panel and its setter; kept in history state, so that Back navigation restores it (COL-7). */
export function useFilterPanel(): [boolean, (isOpen: boolean) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  // the server has no history state, so the first render must be closed to match its HTML
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(() => isHydrated && state?.isPanelOpen === true);

  function show(isShown: boolean) {
    setIsOpen(isShown);
    void navigate({ search, hash }, { replace: true, state: { ...state, isPanelOpen: isShown } });
  }

  return [isOpen, show];
}
