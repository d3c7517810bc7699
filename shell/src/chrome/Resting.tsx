import { Button, EmptyState } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface RestingProps {
  heading: string;
  onRetry(): void;
  children: ReactNode;
}

/** What stands in a part of the frame that cannot be loaded: what happened, and Retry. */
export function Resting({ heading, onRetry, children }: RestingProps) {
  return (
    <EmptyState
      heading={heading}
      actions={
        <Button type="button" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <div role="alert">{children}</div>
    </EmptyState>
  );
}
