import { useLocation } from '@glow/shared/router';
import { useToasts } from '@glow/shared/toast';
import { useEffect, useEffectEvent } from 'react';

/** A component, not a hook of the layout, so that toasts do not render the layout again. */
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
