import { useTheme } from '@emotion/react';
import { useToasts, visibleToast, type Toast } from '@glow/shared/toast';
import { Suspense, lazy } from 'react';
import { TopLayerPortal } from './TopLayerPortal';
import { ToastCard, toastPlace } from './ToastCard';

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
    <TopLayerPortal>
      <Suspense fallback={null}>
        <ToastView toast={toast} />
      </Suspense>
    </TopLayerPortal>
  );
}

/** Draws the visible toast without the library, where that cannot be loaded. */
function PlainToastView({ toast }: { toast: Toast | undefined }) {
  const theme = useTheme();
  if (!toast) return null;
  const role = toast.variant === 'destructive' ? 'alert' : 'status';
  return (
    <div key={toast.id} role={role} css={{ position: 'fixed', zIndex: 60, left: theme.space(5), width: 'min(420px, calc(100vw - 40px))', ...toastPlace(theme) }}>
      <ToastCard toast={toast} />
    </div>
  );
}
