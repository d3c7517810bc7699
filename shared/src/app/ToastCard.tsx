import { useTheme, type Theme } from '@emotion/react';
import { TOAST_DURATION_MS, useToasts, type Toast } from '@glow/shared/toast';
import { IconButton } from '@glow/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';

/** Distance from the bottom edge: above the Add to Cart bar on phones, and above the cart drawer's buttons. */
export function toastPlace({ space, from }: Theme) {
  return { bottom: 'calc(96px + env(safe-area-inset-bottom))', [from.tablet]: { bottom: space(5) } };
}

/**
 * A toast with its dismiss button. Non-destructive toasts expire, but not while hovered or focused, and the timer restarts afterwards;
 * destructive ones stay until they are dismissed (TOAST-2).
 */
export function ToastCard({ toast }: { toast: Toast }) {
  const dismiss = useToasts((state) => state.dismiss);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const focusedBefore = useRef<EventTarget>(null);
  const { colors, space, radius, shadow } = useTheme();
  const { id, title, description } = toast;
  const isDestructive = toast.variant === 'destructive';
  const stays = isDestructive || isHovered || isFocused;

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
    // the dismiss button unmounts, so the focus returns to its previous element
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  return (
    <div
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setIsFocused(false)}
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
        <p css={{ fontWeight: 700, color: isDestructive ? colors.danger : colors.ink }}>{title}</p>
        {description && <p css={{ fontSize: 14.5, color: colors.textSoft }}>{description}</p>}
      </div>
      <IconButton type="button" aria-label="Dismiss notification" onClick={handleDismiss}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
