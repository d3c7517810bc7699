import { Page } from '@glow/shared/app';
import { ButtonLink } from '@glow/shared/navigation';
import { Button, EmptyState } from '@glow/shared/ui';

interface RemoteUnavailableProps {
  onRetry(): void;
  isRetrying: boolean;
}

/** Fallback for screens that cannot be loaded: a message, Retry and a link. */
export function RemoteUnavailable({ onRetry, isRetrying }: RemoteUnavailableProps) {
  return (
    <Page title="Momentarily unavailable" isPrivate>
      <EmptyState
        level={1}
        heading="This part of the store is resting"
        actions={
          <>
            <Button type="button" onClick={onRetry} aria-disabled={isRetrying}>
              {isRetrying ? 'Trying again…' : 'Retry'}
            </Button>
            <ButtonLink to="/" variant="secondary">
              Return to Home
            </ButtonLink>
          </>
        }
      >
        <div role="alert">We could not load it just now. Your cart is safe, and the rest of the store is open.</div>
      </EmptyState>
    </Page>
  );
}
