import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from './useIsHydrated';

/**
 * Holds what must be perceived and pressed whatever is open: it stands at the end of the page, or inside the open modal dialog,
 * because everything outside of that is inert (A11Y-2). A server renders nothing of it.
 */
export function TopLayerPortal({ children }: { children: ReactNode }) {
  return useIsHydrated() && <Portal>{children}</Portal>;
}

function Portal({ children }: { children: ReactNode }) {
  const [ground] = useState(() => document.createElement('div'));

  useEffect(() => {
    const dialogs = document.getElementsByTagName('dialog');

    function place() {
      const home = [...dialogs].findLast(({ open }) => open) ?? document.body;
      if (ground.parentElement !== home) home.append(ground);
    }

    // a dialog opens, closes, or leaves the page with everything in it
    const observer = new MutationObserver(place);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    place();
    return () => {
      observer.disconnect();
      ground.remove();
    };
  }, [ground]);

  return createPortal(children, ground);
}
