import styled from '@emotion/styled';
import { useToasts, visibleToast, type Toast } from '@glow/shared/toast';
import { Suspense } from 'react';
import { TopLayerPortal } from './TopLayerPortal';
import { lazyComponent } from '../loading/lazyComponent';
import { ToastCard, toastFrame } from './ToastCard';

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

/** Shows toasts until they are dismissed, if the library cannot be loaded. */
function PlainToastView({ toast }: { toast: Toast | undefined }) {
  return toast ? (
    <PlainFrame key={toast.id} isError={toast.variant === 'destructive'}>
      <ToastCard toast={toast} />
    </PlainFrame>
  ) : null;
}

const PlainFrame = styled.div<{ isError: boolean }>(({ theme, isError }) => toastFrame(theme, isError));
