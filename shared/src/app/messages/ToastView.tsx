import { ClassNames, useTheme } from '@emotion/react';
import { Check, TriangleAlert } from '@glow/shared/icons';
import { TOAST_DURATION_MS, useToasts, type Toast } from '@glow/shared/toast';
import { SnackbarContent, SnackbarProvider, enqueueSnackbar } from 'notistack';
import { useEffect, type FocusEvent } from 'react';
import { ToastCard, toastFrame } from './ToastCard';
import { usePlace } from './usePlace';

/** Shows the visible toast with notistack, which times it. Each has a provider of its own: the former goes at once. */
export function ToastView({ toast }: { toast: Toast | undefined }) {
  const theme = useTheme();
  const dismiss = useToasts((state) => state.dismiss);
  const isError = toast?.variant === 'destructive';

  useEffect(() => {
    if (!toast) return;
    const content = (
      <SnackbarContent onFocus={tellHeld} onBlur={tellHeld}>
        <PlacedToast toast={toast} />
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

function PlacedToast({ toast }: { toast: Toast }) {
  const isError = toast.variant === 'destructive';
  return <ToastCard ref={usePlace(isError)} toast={toast} icon={isError ? <TriangleAlert /> : <Check />} />;
}
