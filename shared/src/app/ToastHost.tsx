import { useToasts, visibleToast } from '@glow/shared/toast';
import { Suspense, lazy } from 'react';

const ToastView = lazy(async () => ({ default: (await import('./ToastView')).ToastView }));

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
