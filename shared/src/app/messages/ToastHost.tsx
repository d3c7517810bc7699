import styled from '@emotion/styled';
import { useToasts, visibleToast, type Toast } from '@glow/shared/toast';
import { Suspense } from 'react';
import { TopLayerPortal } from './TopLayerPortal';
import { lazyComponent } from '../loading/lazyComponent';
import { ToastCard, toastPosition } from './ToastCard';

// the first toast may report that the network is down
const ToastView = lazyComponent(async () => (await import('./ToastView')).ToastView, { fallback: PlainToastView });

/** Renders toasts, also in front of an open dialog. The toast library is loaded with the first one. */
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

/** Shows toasts without the library if its chunk cannot be loaded. */
function PlainToastView({ toast }: { toast: Toast | undefined }) {
  if (!toast) return null;
  const role = toast.variant === 'destructive' ? 'alert' : 'status';
  return (
    <PlainToast key={toast.id} role={role}>
      <ToastCard toast={toast} />
    </PlainToast>
  );
}

const PlainToast = styled.div(({ theme }) => ({
  position: 'fixed',
  zIndex: 60,
  left: theme.space(5),
  width: `min(26.25rem, calc(100vw - ${theme.space(10)}))`,
  ...toastPosition(theme),
}));
