import { useTheme } from '@emotion/react';
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
  const { colors, space } = useTheme();
  return (
    <Card as="section" css={{ display: 'grid', gap: space(2) }}>
      <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
        <h3 css={{ fontSize: 22 }}>{heading}</h3>
        {onEdit && (
          <Button
            type="button"
            variant="quiet"
            size="small"
            css={{ marginRight: `-${space(2)}` }}
            disabled={isLocked}
            onClick={onEdit}
          >
            Edit<VisuallyHidden> {heading.toLowerCase()}</VisuallyHidden>
          </Button>
        )}
      </div>
      <div css={{ color: colors.text, overflowWrap: 'anywhere' }}>{children}</div>
    </Card>
  );
}
