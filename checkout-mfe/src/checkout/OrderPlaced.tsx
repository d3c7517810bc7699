import { EmptyState } from '@glow/shared/ui';

/** Between the placed order and its confirmation page. */
export function OrderPlaced() {
  return (
    <EmptyState level={1} heading="Thank you">
      Your order is placed. We are taking you to its confirmation.
    </EmptyState>
  );
}
