import { useTheme } from '@emotion/react';
import { Badge, Button, Card, VisuallyHidden } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface SavedCardProps {
  /** Text that distinguishes it from the other entries. */
  name: string;
  isDefault: boolean;
  /** Source of the entry. */
  tag: 'This device' | 'Sample';
  /** Action buttons; none for a sample. */
  actions?: {
    onEdit(): void;
    onRemove(): void;
    onMakeDefault(): void;
  };
  children: ReactNode;
}

/** A saved address or card with badges and, unless it is a sample, action buttons. */
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
    <Button type="button" variant="quiet" size="small" onClick={onPress}>
      {label}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
