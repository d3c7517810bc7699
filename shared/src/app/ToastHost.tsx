import { useTheme } from '@emotion/react';
import { useToasts, visibleToast, type Toast } from '@glow/shared/toast';
import { Suspense, lazy } from 'react';
import { Foreground } from './Foreground';
import { TOAST_BOTTOM, ToastCard } from './ToastCard';

const ToastView = lazy(async () => {
  try {
    return { default: (await import('./ToastView')).ToastView };
  } catch {
    // the first toast may be the one that says there is no network
    return { default: PlainToastView };
  }
});

/** Where toasts appear, in front of an open dialog too. The library that draws them is loaded with the first one. */
export function ToastHost() {
  const toast = useToasts(visibleToast);
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  if (!hasToasts) return null;
  return (
    <Foreground>
      <Suspense fallback={null}>
        <ToastView toast={toast} />
      </Suspense>
    </Foreground>
  );
}

/** Draws the visible toast without the library, where that cannot be loaded. */
function PlainToastView({ toast }: { toast: Toast | undefined }) {
  const { space, from } = useTheme();
  if (!toast) return null;
  const role = toast.variant === 'destructive' ? 'alert' : 'status';
  return (
    <div key={toast.id} role={role} css={{ position: 'fixed', zIndex: 60, left: space(5), bottom: TOAST_BOTTOM, width: 'min(420px, calc(100vw - 40px))', [from.tablet]: { bottom: space(5) } }}>
      <ToastCard toast={toast} />
    </div>
  );
}
