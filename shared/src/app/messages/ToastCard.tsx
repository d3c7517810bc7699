import type { Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { TOAST_DURATION_MS, useToasts, type Toast } from '@glow/shared/toast';
import { IconButton } from '@glow/shared/ui';
import { X } from '@glow/shared/icons';
import { useEffect, useRef, useState, type FocusEvent, type Ref } from 'react';

/** At the bottom edge, from where a toast moves to a free place (TOAST-8). */
export function toastPosition({ space }: Theme) {
  return { top: 'auto', bottom: `calc(${space(5)} + env(safe-area-inset-bottom))` };
}

/** Destructive toasts stay until they are dismissed (TOAST-2); others expire, with a new timer after hover or focus. */
export function ToastCard({ toast, ref }: { toast: Toast; ref?: Ref<HTMLDivElement> }) {
  const dismiss = useToasts((state) => state.dismiss);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const focusedBefore = useRef<EventTarget>(null);
  const { id, title, description } = toast;
  const isDestructive = toast.variant === 'destructive';
  const isHeld = isHovered || isFocused;
  const stays = isDestructive || isHeld;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [stays, dismiss, id]);

  function handleFocus({ relatedTarget }: FocusEvent) {
    setIsFocused(true);
    focusedBefore.current = relatedTarget;
  }

  function handleDismiss() {
    dismiss(id);
    // the dismiss button unmounts, so the focus returns to the previous element
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  return (
    <Surface
      ref={ref}
      data-held={isHeld}
      data-no-print
      isDestructive={isDestructive}
      // not `enter`, which also comes when a toast appears below a resting pointer
      onPointerMove={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setIsFocused(false)}
    >
      <Message>
        <Title isDestructive={isDestructive}>{title}</Title>
        {description && <Description>{description}</Description>}
      </Message>
      <IconButton type="button" aria-label="Dismiss notification" onClick={handleDismiss}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Surface>
  );
}

const Surface = styled.div<{ isDestructive: boolean }>(({ theme, isDestructive }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space(3),
  width: '100%',
  padding: `${theme.space(1)} ${theme.space(2)} ${theme.space(1)} ${theme.space(5)}`,
  borderRadius: theme.radius.medium,
  borderLeft: `4px solid ${isDestructive ? theme.colors.danger : theme.colors.leaf}`,
  background: theme.colors.surface,
  boxShadow: theme.shadow.raised,
}));

const Message = styled.div(({ theme }) => ({ flex: 1, paddingBlock: theme.space(2) }));

const Title = styled.p<{ isDestructive: boolean }>(({ theme, isDestructive }) => ({
  fontWeight: theme.weight.bold,
  color: isDestructive ? theme.colors.danger : theme.colors.ink,
}));

const Description = styled.p(({ theme }) => ({ fontSize: theme.text.lg, color: theme.colors.textSoft }));
