import type { Order, OrderResponse } from '@glow/shared/orders';

/** The order, where the server says this browser holds its receipt, else undefined (ORD-5). Throws where there is no answer. */
export async function fetchOrder(orderId: string, signal: AbortSignal): Promise<Order | undefined> {
  const response = await fetch(`/api/orders/${encodeURIComponent(orderId)}`, { credentials: 'same-origin', signal });
  if (response.status === 404) return undefined;
  const answer: OrderResponse = await response.json();
  if (!answer.success) throw new Error(answer.message);
  return answer.order;
}
