import { useTheme } from '@emotion/react';
import { Badge, Button, Card, VisuallyHidden } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface SavedCardProps {
  /** What tells it from the others. */
  name: string;
  isDefault: boolean;
  /** Where it comes from. */
  tag: 'This device' | 'Sample';
  /** What can be done with it; nothing with a sample. */
  actions?: {
    onEdit(): void;
    onRemove(): void;
    onMakeDefault(): void;
  };
  children: ReactNode;
}

/** One kept address or card with its badges and, where it is the shopper's own, its buttons. */
export function SavedCard({ name, isDefault, tag, actions, children }: SavedCardProps) {
  const { space } = useTheme();
  return (
    <Card as="li" css={{ display: 'grid', gridTemplateRows: 'auto 1fr', gap: space(4) }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {isDefault && <Badge tone="new">Default</Badge>}
        <Badge>{tag}</Badge>
      </div>
      {children}
      {actions && (
        <div css={{ display: 'flex', flexWrap: 'wrap', margin: `0 -${space(2)} -${space(3)}` }}>
          <Action name={name} label="Edit" onPress={actions.onEdit} />
          <Action name={name} label="Remove" onPress={actions.onRemove} />
          {!isDefault && <Action name={name} label="Make default" onPress={actions.onMakeDefault} />}
        </div>
      )}
    </Card>
  );
}

function Action({ name, label, onPress }: { name: string; label: string; onPress(): void }) {
  return (
    <Button type="button" look="quiet" size="small" onClick={onPress}>
      {label}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
