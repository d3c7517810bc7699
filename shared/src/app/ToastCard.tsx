import { useTheme } from '@emotion/react';
import { useToasts, type Toast } from '@glow/shared/toast';
import { IconButton } from '@glow/shared/ui';
import { X } from 'lucide-react';

/** What a toast says, on its card, with the button that dismisses it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const dismiss = useToasts((state) => state.dismiss);
  const { colors, space, radius, shadow } = useTheme();
  const isDestructive = toast.variant === 'destructive';
  return (
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
      <IconButton type="button" aria-label="Dismiss notification" onClick={() => dismiss(toast.id)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
