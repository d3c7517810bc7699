import styled from '@emotion/styled';
import { Badge, Button, Card, Row, VisuallyHidden } from '@glow/shared/ui';
import type { ReactNode } from 'react';

export type Tag = 'This device' | 'Sample' | 'Example';

interface SavedCardProps {
  /** Text that distinguishes it from the other entries. */
  name: string;
  isDefault: boolean;
  tag: Tag;
  /** By the labels of their buttons; none for a sample. */
  actions?: Record<string, () => void>;
  children: ReactNode;
}

export function SavedCard({ name, isDefault, tag, actions, children }: SavedCardProps) {
  return (
    <EntryCard as="li">
      <Row gap={2}>
        {isDefault && <Badge tone="new">Default</Badge>}
        <Badge>{tag}</Badge>
      </Row>
      {children}
      {actions && (
        <Actions gap={4}>
          {Object.entries(actions).map(([label, act]) => (
            <Button key={label} type="button" variant="quiet" size="small" onClick={act}>
              {label}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          ))}
        </Actions>
      )}
    </EntryCard>
  );
}

const EntryCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: theme.space(4),
}));

const Actions = styled(Row)(({ theme }) => ({ marginBottom: `-${theme.space(3)}` }));
