import styled from '@emotion/styled';
import { TOAST_DURATION_MS, useToasts, visibleToast, type Toast } from '@glow/shared/toast';
import { Button } from '@glow/shared/ui';
import { Suspense, useEffect, useRef } from 'react';
import { TopLayerPortal } from './TopLayerPortal';
import { lazyComponent } from '../loading/lazyComponent';

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

/** Fallback without the library, when its chunk cannot be loaded: news leaves after a while in which nobody is at it. */
function PlainToastView({ toast }: { toast: Toast | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  const dismiss = useToasts((state) => state.dismiss);
  const isDestructive = toast?.variant === 'destructive';
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined || isDestructive) return;
    const timer = setInterval(() => {
      if (!element.current?.matches(':hover, :focus-within')) dismiss(id);
    }, TOAST_DURATION_MS);
    return () => clearInterval(timer);
  }, [dismiss, id, isDestructive]);

  if (!toast) return null;
  return (
    <PlainToast ref={element} key={id} role={isDestructive ? 'alert' : 'status'}>
      {toast.title}
      <p>{toast.description}</p>
      <Button type="button" variant="quiet" aria-label="Dismiss notification" onClick={() => dismiss(toast.id)}>
        Dismiss
      </Button>
    </PlainToast>
  );
}

const PlainToast = styled.div(({ theme }) => ({
  position: 'fixed',
  zIndex: 60,
  bottom: theme.space(5),
  left: theme.space(5),
  padding: theme.space(3),
  background: theme.colors.surface,
  boxShadow: theme.shadow.raised,
}));
