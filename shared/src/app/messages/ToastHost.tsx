import styled from '@emotion/styled';
import { useToasts, visibleToast, type Toast } from '@glow/shared/toast';
import { Suspense } from 'react';
import { TopLayerPortal } from './TopLayerPortal';
import { lazyComponent } from '../loading/lazyComponent';
import { X } from '@glow/shared/icons';
import { IconButton } from '@glow/shared/ui';

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
  const dismiss = useToasts((state) => state.dismiss);
  if (!toast) return null;
  return (
    <PlainToast role={toast.variant === 'destructive' ? 'alert' : 'status'}>
      <p>
        <strong>{toast.title}</strong> <span>{toast.description}</span>
      </p>
      <IconButton type="button" aria-label="Dismiss notification" onClick={() => dismiss(toast.id)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </PlainToast>
  );
}

const PlainToast = styled.div(({ theme }) => ({
  position: 'fixed',
  zIndex: 60,
  inset: `auto ${theme.space(2.5)} ${theme.space(2.5)}`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: theme.space(4),
  background: theme.colors.surface,
  boxShadow: theme.shadow.raised,
}));
