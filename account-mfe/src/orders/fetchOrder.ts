import type { Order, OrderResponse } from '@glow/shared/orders';

/** Fetches the order if this browser holds its receipt; undefined if there is none (ORD-5). Throws if the request fails. */
export async function fetchOrder(orderId: string, signal: AbortSignal): Promise<Order | undefined> {
  const response = await fetch(`/api/orders/${encodeURIComponent(orderId)}`, { credentials: 'same-origin', signal });
  if (response.status === 404) {
    // a body that nobody reads keeps the request open
    await response.body?.cancel();
    return undefined;
  }
  const answer: OrderResponse = await response.json();
  if (!answer.success) throw new Error(answer.message);
  return answer.order;
}
