import { Button, EmptyState } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface RegionLoadErrorProps {
  heading: string;
  onRetry(): void;
  children: ReactNode;
}

/** Fallback of a shell region that failed to load: a message and Retry. */
export function RegionLoadError({ heading, onRetry, children }: RegionLoadErrorProps) {
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
