import styled from '@emotion/styled';
import { Button } from '@glow/shared/ui';

interface LoadFailureProps {
  /** Loads again; a rejection is shown by another render. */
  onRetry(): Promise<unknown>;
}

/** Says that products could not be loaded, with Retry. */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  return (
    <Message role="alert">
      <p>These products could not be loaded.</p>
      <Button type="button" variant="secondary" size="small" onClick={() => onRetry().catch(() => undefined)}>
        Retry
      </Button>
    </Message>
  );
}

const Message = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(4),
}));
