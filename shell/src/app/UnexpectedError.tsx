import { ButtonLink } from '@glow/shared/navigation';
import { Button, EmptyState } from '@glow/shared/ui';

/** Shown when the shell itself throws (REL-1). */
export function UnexpectedError() {
  return (
    <main>
      <title>Unexpected Application Error! · Glow</title>
      <EmptyState
        level={1}
        heading="Unexpected Application Error!"
        actions={
          <>
            <Button type="button" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
            {/* a full page load resets the state that threw */}
            <ButtonLink to="/" target="_top" variant="secondary">
              Back to Home
            </ButtonLink>
          </>
        }
      >
        Something went wrong on our side. Your cart is kept on this device.
      </EmptyState>
    </main>
  );
}
