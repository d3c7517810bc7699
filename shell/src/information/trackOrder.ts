import type { TrackedOrder, TrackingResponse } from '@glow/shared/orders';

/** What a shopper types to find an order. */
export interface Tracking {
  orderId: string;
  email: string;
}

/** Asks the server where an order stands; gives the order, or the sentence that says why not. Rejects where the network or the answer fails. */
export async function trackOrder({ orderId, email }: Tracking): Promise<TrackedOrder | string> {
  const response = await fetch('/api/orders/track', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ orderId: orderId.trim().toUpperCase(), email: email.trim() }),
  });
  const answer: TrackingResponse = await response.json();
  return answer.success ? answer.order : answer.message;
}
