import styled from '@emotion/styled';
import { Button, Card, VisuallyHidden } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface ReviewSectionProps {
  heading: string;
  /** Navigates to the step where this was entered. */
  onEdit?(): void;
  /** Disables editing while the order is being submitted. */
  isLocked?: boolean;
  children: ReactNode;
}

/** One section of the review. */
export function ReviewSection({ heading, onEdit, isLocked, children }: ReviewSectionProps) {
  return (
    <Panel as="section">
      <HeadingRow>
        <h3>{heading}</h3>
        {onEdit && (
          <EditButton type="button" variant="quiet" size="small" disabled={isLocked} onClick={onEdit}>
            Edit<VisuallyHidden> {heading.toLowerCase()}</VisuallyHidden>
          </EditButton>
        )}
      </HeadingRow>
      <Content>{children}</Content>
    </Panel>
  );
}

const Panel = styled(Card)(({ theme }) => ({ display: 'grid', gap: theme.space(2) }));

const HeadingRow = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.touchTarget,
  h3: { fontSize: theme.heading.xs },
}));

const EditButton = styled(Button)(({ theme }) => ({ marginRight: `-${theme.space(2)}` }));

const Content = styled.div(({ theme }) => ({ color: theme.colors.text, overflowWrap: 'anywhere' }));
