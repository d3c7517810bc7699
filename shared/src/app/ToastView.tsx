import { ClassNames, useTheme } from '@emotion/react';
import type { Toast } from '@glow/shared/toast';
import { SnackbarContent, SnackbarProvider, closeSnackbar, enqueueSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, type Ref } from 'react';
import { ToastCard, toastPlace } from './ToastCard';

declare module 'notistack' {
  interface VariantOverrides {
    glow: { toast: Toast };
  }
}

/** Renders the visible toast with notistack, one at a time, where it covers no buy button; `ToastCard` controls its duration. */
export function ToastView({ toast }: { toast: Toast | undefined }) {
  const theme = useTheme();
  useEffect(() => {
    if (!toast) return;
    enqueueSnackbar({ key: toast.id, variant: 'glow', toast, message: toast.title, persist: true });
    return () => closeSnackbar(toast.id);
  }, [toast]);

  return (
    <ClassNames>
      {({ css }) => (
        <SnackbarProvider
          maxSnack={1}
          Components={{ glow: Snackbar }}
          anchorOrigin={{ horizontal: 'left', vertical: 'bottom' }}
          classes={{ containerRoot: css({ '&&': toastPlace(theme) }) }}
        />
      )}
    </ClassNames>
  );
}

function Snackbar({ ref, toast }: CustomContentProps & { toast: Toast; ref?: Ref<HTMLDivElement> }) {
  return (
    <SnackbarContent
      ref={ref}
      role={toast.variant === 'destructive' ? 'alert' : 'status'}
      style={{ minWidth: 'min(340px, calc(100vw - 32px))', maxWidth: 'min(420px, calc(100vw - 32px))' }}
    >
      <ToastCard toast={toast} />
    </SnackbarContent>
  );
}
