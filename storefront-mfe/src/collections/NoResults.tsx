import { Button, EmptyState } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface NoResultsProps {
  onClear(): void;
  children?: ReactNode;
}

/** In place of results, where there are none: what to change (COL-16, COL-18). */
export function NoResults({ onClear, children }: NoResultsProps) {
  return (
    <EmptyState
      heading="No products found"
      actions={
        <Button type="button" onClick={onClear}>
          Clear Filters
        </Button>
      }
    >
      <p>Try adjusting your search or filter criteria</p>
      {children}
    </EmptyState>
  );
}
