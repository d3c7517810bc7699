import type { TrackedOrder, TrackingRequest, TrackingResponse } from '@glow/shared/orders';

/** Looks up an order; returns it, or the error message to show. Rejects when the network or the response fails. */
export async function trackOrder({ orderId, email }: TrackingRequest): Promise<TrackedOrder | string> {
  const response = await fetch('/api/orders/track', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ orderId: orderId.trim().toUpperCase(), email: email.trim() }),
  });
  const answer: TrackingResponse = await response.json();
  return answer.success ? answer.order : answer.message;
}
