import { EmptyState } from '@glow/shared/ui';

/** Shown after the order is placed, until its confirmation page has loaded. */
export function OrderPlaced() {
  return (
    <EmptyState level={1} heading="Thank you">
      Your order is placed. We are taking you to its confirmation.
    </EmptyState>
  );
}
