import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '@glow/shared/hydration';

/** Renders into the open modal dialog, since all else is inert (A11Y-2), or into the body; nothing on the server. */
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

    // a dialog opens or closes, or it is unmounted together with its content
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
