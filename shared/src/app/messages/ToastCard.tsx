import { Check, TriangleAlert, X } from '@glow/shared/icons';
import { useToasts, type Toast } from '@glow/shared/toast';
import { IconButton, MessageBar } from '@glow/shared/ui';
import { useRef } from 'react';
import { usePlace } from './usePlace';

export function ToastCard({ toast: { id, title, description }, isError }: { toast: Toast; isError: boolean }) {
  const dismiss = useToasts((state) => state.dismiss);
  const focusedBefore = useRef<EventTarget>(null);

  function handleDismiss() {
    dismiss(id);
    // the dismiss button unmounts, so the focus returns to the previous element
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  return (
    <MessageBar
      ref={usePlace(isError)}
      role={isError ? 'alert' : 'status'}
      data-no-print
      isError={isError}
      onFocus={({ relatedTarget }) => (focusedBefore.current = relatedTarget)}
    >
      {isError ? <TriangleAlert /> : <Check />}
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
