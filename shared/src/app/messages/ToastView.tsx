import { ClassNames, useTheme, type Theme } from '@emotion/react';
import { TOAST_DURATION_MS, useToasts, type Toast } from '@glow/shared/toast';
import { SnackbarContent, SnackbarProvider, enqueueSnackbar } from 'notistack';
import { useEffect, type FocusEvent } from 'react';
import { ToastCard } from './ToastCard';

/** Shows the visible toast with notistack, which times it. Each has a provider of its own: the former goes at once. */
export function ToastView({ toast }: { toast: Toast | undefined }) {
  const theme = useTheme();
  const dismiss = useToasts((state) => state.dismiss);
  const isError = toast?.variant === 'destructive';

  useEffect(() => {
    if (!toast) return;
    const content = (
      <SnackbarContent onFocus={tellHeld} onBlur={tellHeld}>
        <ToastCard toast={toast} isError={isError} />
      </SnackbarContent>
    );
    const timing = { persist: isError, autoHideDuration: TOAST_DURATION_MS, onClose: () => dismiss(toast.id) };
    enqueueSnackbar(toast.title, { content, ...timing });
  }, [toast, isError, dismiss]);

  return (
    <ClassNames>
      {({ css }) => (
        <SnackbarProvider
          key={toast?.id}
          anchorOrigin={{ horizontal: 'center', vertical: isError ? 'top' : 'bottom' }}
          classes={{ containerRoot: css({ '&&': toastFrame(theme, isError) }) }}
        />
      )}
    </ClassNames>
  );
}

/** The library holds its timer under the pointer only. */
function tellHeld({ type, currentTarget }: FocusEvent) {
  currentTarget.dispatchEvent(new MouseEvent(type === 'focus' ? 'mouseover' : 'mouseout', { bubbles: true }));
}

/** The frame of a toast: errors are at the top edge, and others at the bottom edge, of the window or dialog (TOAST-8). */
function toastFrame({ space, from }: Theme, isError: boolean) {
  const edge = `var(--toast-edge, ${space(isError ? 24 : 6)})`;
  return {
    position: 'fixed' as const,
    zIndex: 60,
    inset: isError ? `${edge} ${space(2.5)} auto` : `auto ${space(2.5)} calc(${edge} + env(safe-area-inset-bottom))`,
    display: 'grid',
    width: 'auto',
    maxWidth: 'none',
    transform: 'none',
    transition: 'none',
    [from.tablet]: { justifyItems: 'center' },
    'dialog &&': { position: 'absolute' as const },
  };
}
