import { useLocation, useNavigate } from '@glow/shared/router';
import { useWishlist } from '@glow/shared/wishlist';
import { useState } from 'react';

/** Whether the filter panel is open, and how to open and close it; the way back finds it as it was left (COL-7). */
export function useFilterPanel(): [boolean, (isOpen: boolean) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  // a server never sees the history: a page that is loaded begins with the panel closed
  const isHydrated = useWishlist((wishlist) => wishlist.isHydrated);
  const [isOpen, setIsOpen] = useState(() => isHydrated && state?.isPanelOpen === true);

  function show(isShown: boolean) {
    setIsOpen(isShown);
    void navigate({ search, hash }, { replace: true, state: { ...state, isPanelOpen: isShown } });
  }

  return [isOpen, show];
}
