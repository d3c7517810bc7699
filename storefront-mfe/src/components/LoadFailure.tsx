import styled from '@emotion/styled';
import { Button, Row } from '@glow/shared/ui';

/** If Retry fails, this message is rendered again. */
export function LoadFailure({ onRetry }: { onRetry(): Promise<unknown> }) {
  return (
    <Message gap={4} role="alert">
      <p>These products could not be loaded.</p>
      <Button type="button" variant="secondary" size="small" onClick={() => onRetry().catch(() => undefined)}>
        Retry
      </Button>
    </Message>
  );
}

const Message = styled(Row)({ alignItems: 'center' });
