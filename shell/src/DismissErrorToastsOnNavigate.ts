import { useLocation } from '@glow/shared/router';
import { useToasts } from '@glow/shared/toast';
import { useEffect, useEffectEvent } from 'react';

/** Leaves the errors of a page behind with it: on the next one they would say nothing and stand in the way. Draws nothing, so that no toast draws the page anew. */
export function DismissErrorToastsOnNavigate(): null {
  const { pathname } = useLocation();
  const toasts = useToasts((state) => state.toasts);
  const dismiss = useToasts((state) => state.dismiss);

  const leave = useEffectEvent(() => {
    for (const { id, isOpen, variant } of toasts) if (isOpen && variant === 'destructive') dismiss(id);
  });

  useEffect(() => () => leave(), [pathname]);
  return null;
}
