import type { Theme } from '@emotion/react';
import { X } from '@glow/shared/icons';
import { useToasts, type Toast } from '@glow/shared/toast';
import { IconButton, MessageBar } from '@glow/shared/ui';
import { useRef, type ReactNode, type Ref } from 'react';

/** The frame of a toast: errors are at the top edge, and others at the bottom edge, of the window or dialog (TOAST-8). */
export function toastFrame({ space, from }: Theme, isError: boolean) {
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

export function ToastCard({ toast, icon, ref }: { toast: Toast; icon?: ReactNode; ref?: Ref<HTMLDivElement> }) {
  const dismiss = useToasts((state) => state.dismiss);
  const focusedBefore = useRef<EventTarget>(null);
  const { id, title, description, variant } = toast;
  const isError = variant === 'destructive';

  function handleDismiss() {
    dismiss(id);
    // the dismiss button unmounts, so the focus returns to the previous element
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  return (
    <MessageBar
      ref={ref}
      role={isError ? 'alert' : 'status'}
      data-no-print
      isError={isError}
      onFocus={({ relatedTarget }) => (focusedBefore.current = relatedTarget)}
    >
      {icon}
      <p>
        <strong>{title}</strong>
        {description && !/\W$/.test(title) && '.'} {description && <span>{description}</span>}
      </p>
      <IconButton type="button" aria-label="Dismiss notification" onClick={handleDismiss}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </MessageBar>
  );
}
