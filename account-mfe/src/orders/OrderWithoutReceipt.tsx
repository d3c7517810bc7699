import { MissingPage, Page, RequireSignIn } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import type { FailedResponse, KeptOrder } from '@glow/shared/orders';
import { ButtonLink } from '@glow/shared/navigation';
import { Button, EmptyState } from '@glow/shared/ui';
import { useEffect, useState } from 'react';
import { sampleOrders } from '../data/sampleOrders';
import { OrderDetails } from './OrderDetails';
import { OrderSkeleton } from './OrderSkeleton';

/** Shows an order without a receipt on this device: a sample, or an order that the server gives. */
export function OrderWithoutReceipt({ orderId }: { orderId: string }) {
  const sample = sampleOrders.find(({ id }) => id === orderId);
  if (!sample) return <OrderOnServer orderId={orderId} />;
  return (
    <RequireSignIn fallback={<OrderSkeleton />}>
      <OrderDetails order={sample} isSample />
    </RequireSignIn>
  );
}

function OrderOnServer({ orderId }: { orderId: string }) {
  const [answer, setAnswer] = useState<KeptOrder | 'loading' | 'unknown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);

  const status = useAuth((auth) => auth.status);

  useEffect(() => {
    if (status === 'loading') return undefined;
    const leaving = new AbortController();
    fetchOrder(orderId, status === 'signedIn', leaving.signal).then(
      (order) => setAnswer(order ?? 'unknown'),
      () => leaving.signal.aborted || setAnswer('failed'),
    );
    return () => leaving.abort();
  }, [orderId, attempt, status]);

  function retry() {
    setAnswer('loading');
    setAttempt(attempt + 1);
  }

  if (answer === 'loading') return <OrderSkeleton />;
  if (answer === 'failed') return <OrderUnavailable onRetry={retry} />;
  if (answer === 'unknown') {
    return (
      <RequireSignIn fallback={<OrderSkeleton />}>
        <MissingPage
          title="Order not found"
          heading="Order not found"
          lead="There is no such order, or it was placed in another browser."
          actions={
            <>
              <ButtonLink to="/account/orders">View Your Orders</ButtonLink>
              <ButtonLink to="/" variant="secondary">
                Continue Shopping
              </ButtonLink>
            </>
          }
        />
      </RequireSignIn>
    );
  }
  return <OrderDetails order={answer} />;
}

/** Undefined if neither this browser's receipt nor the account opens the order (ORD-5). Throws if the request fails. */
export async function fetchOrder(
  orderId: string,
  isSignedIn: boolean,
  signal?: AbortSignal,
): Promise<KeptOrder | undefined> {
  const headers = { 'Glow-Account': String(isSignedIn) };
  const response = await fetch(`/api/orders/${encodeURIComponent(orderId)}`, { headers, signal });
  const answer: { success: true; order: KeptOrder } | FailedResponse = await response.json();
  if (answer.success) return answer.order;
  if (answer.success !== false || response.status !== 404) throw new Error(`Status ${response.status}`);
  return undefined;
}

function OrderUnavailable({ onRetry }: { onRetry(): void }) {
  return (
    <Page title="Order momentarily unavailable" isPrivate>
      <EmptyState
        level={1}
        heading="We cannot show this order just now"
        actions={
          <>
            <Button type="button" onClick={onRetry}>
              Retry
            </Button>
            <ButtonLink to="/" variant="secondary">
              Continue Shopping
            </ButtonLink>
          </>
        }
      >
        <div role="alert">The store could not be reached. Your order is safe.</div>
      </EmptyState>
    </Page>
  );
}
