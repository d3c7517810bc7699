import { useTheme } from '@emotion/react';
import { TOAST_DURATION, useToasts, visibleToast, type Toast } from '@glow/shared/toast';
import { Suspense, lazy, useEffect } from 'react';
import { ToastCard } from './ToastCard';

const ToastView = lazy(async () => {
  try {
    return { default: (await import('./ToastView')).ToastView };
  } catch {
    // the first toast may be the one that says there is no network
    return { default: PlainToastView };
  }
});

/** Where toasts appear. The library that draws them is loaded with the first one. */
export function ToastHost() {
  const toast = useToasts(visibleToast);
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  if (!hasToasts) return null;
  return (
    <Suspense fallback={null}>
      <ToastView toast={toast} />
    </Suspense>
  );
}

/** Draws the visible toast without the library, where that cannot be loaded. */
function PlainToastView({ toast }: { toast: Toast | undefined }) {
  const dismiss = useToasts((state) => state.dismiss);
  const { space } = useTheme();
  const isDestructive = toast?.variant === 'destructive';

  useEffect(() => {
    if (!toast || isDestructive) return;
    const timer = setTimeout(() => dismiss(toast.id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [toast, isDestructive, dismiss]);

  if (!toast) return null;
  return (
    <div key={toast.id} role={isDestructive ? 'alert' : 'status'} css={{ position: 'fixed', zIndex: 60, right: space(5), bottom: space(5), width: 'min(420px, calc(100vw - 40px))' }}>
      <ToastCard toast={toast} />
    </div>
  );
}
