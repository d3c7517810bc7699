import { useTheme } from '@emotion/react';
import { TOAST_DURATION, useToasts, type Toast } from '@glow/shared/toast';
import { IconButton } from '@glow/shared/ui';
import { X } from 'lucide-react';
import { SnackbarContent, SnackbarProvider, closeSnackbar, enqueueSnackbar, type CustomContentProps, type SnackbarKey } from 'notistack';
import { useEffect, type Ref } from 'react';

declare module 'notistack' {
  interface VariantOverrides {
    glow: { toast: Toast };
  }
}

/** Draws the visible toast with notistack: one at a time, destructive ones until they are dismissed (decisions T3). */
export function ToastView({ toast }: { toast: Toast | undefined }) {
  const dismiss = useToasts((state) => state.dismiss);

  useEffect(() => {
    if (!toast) return;
    enqueueSnackbar({
      key: toast.id,
      variant: 'glow',
      toast,
      message: toast.title,
      persist: toast.variant === 'destructive',
      autoHideDuration: TOAST_DURATION,
      onClose: () => dismiss(toast.id),
    });
    return () => closeSnackbar(toast.id);
  }, [toast, dismiss]);

  return <SnackbarProvider maxSnack={1} Components={{ glow: ToastCard }} anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }} />;
}

function ToastCard({ ref, id, toast }: CustomContentProps & { toast: Toast; ref?: Ref<HTMLDivElement> }) {
  const { colors, space, radius, shadow } = useTheme();
  const isDestructive = toast.variant === 'destructive';
  return (
    <SnackbarContent ref={ref} role={isDestructive ? 'alert' : 'status'} style={{ minWidth: 'min(340px, calc(100vw - 40px))', maxWidth: 'min(420px, calc(100vw - 40px))' }}>
      <div
        css={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: space(3),
          width: '100%',
          padding: `${space(3)} ${space(2)} ${space(3)} ${space(5)}`,
          borderRadius: radius.medium,
          borderLeft: `4px solid ${isDestructive ? colors.danger : colors.leaf}`,
          background: colors.surface,
          boxShadow: shadow.raised,
        }}
      >
        <div css={{ flex: 1, paddingBlock: space(2) }}>
          <p css={{ fontWeight: 700, color: isDestructive ? colors.danger : colors.ink }}>{toast.title}</p>
          {toast.description && <p css={{ fontSize: 14.5, color: colors.textSoft }}>{toast.description}</p>}
        </div>
        <CloseToast id={id} />
      </div>
    </SnackbarContent>
  );
}

function CloseToast({ id }: { id: SnackbarKey }) {
  const dismiss = useToasts((state) => state.dismiss);
  return (
    <IconButton type="button" aria-label="Dismiss notification" onClick={() => dismiss(Number(id))}>
      <X size={18} aria-hidden="true" />
    </IconButton>
  );
}
