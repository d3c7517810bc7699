import { ClassNames, useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import type { Toast } from '@glow/shared/toast';
import { SnackbarContent, SnackbarProvider, closeSnackbar, enqueueSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, type Ref } from 'react';
import { ToastCard, toastPosition } from './ToastCard';
import { useFreePlace } from './useFreePlace';

declare module 'notistack' {
  interface VariantOverrides {
    glow: { toast: Toast };
  }
}

/** Shows the visible toast with notistack, where it covers nothing important. `ToastCard` controls its duration. */
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
          classes={{ containerRoot: css({ '&&': toastPosition(theme) }) }}
        />
      )}
    </ClassNames>
  );
}

function Snackbar({ ref, toast }: CustomContentProps & { toast: Toast; ref?: Ref<HTMLDivElement> }) {
  const card = useFreePlace();
  return (
    <Content ref={ref} role={toast.variant === 'destructive' ? 'alert' : 'status'}>
      <ToastCard ref={card} toast={toast} />
    </Content>
  );
}

const Content = styled(SnackbarContent)(({ theme }) => {
  const available = `calc(100vw - ${theme.space(8)})`;
  // twice the class, to override the width from notistack
  return { '&&': { minWidth: `min(21.25rem, ${available})`, maxWidth: `min(26.25rem, ${available})` } };
});
