import type { Order, OrderRequest, OrderResponse } from '@glow/shared/orders';
import { attemptKey, endAttempt } from './checkoutAttempt';

/** How long the simulated payment takes in milliseconds (specification §9). */
const PAYMENT_TIME = 2000;

/** The server's answers after which the same key can never succeed: used for another order, or a price or stock that no longer holds. */
const SPENT_KEY = [409, 422];

/** Pays (simulated) and places the order (specification §7); rejects when it could not be placed, whatever the reason. */
export async function placeOrder(request: OrderRequest): Promise<Order> {
  await new Promise((resolve) => setTimeout(resolve, PAYMENT_TIME));
  const response = await fetch('/api/orders', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attemptKey() },
    body: JSON.stringify(request),
  });
  if (SPENT_KEY.includes(response.status)) endAttempt();
  const answer: OrderResponse = await response.json();
  if (!answer.success) throw new Error(`Refused with status ${response.status}: ${answer.message}`);
  endAttempt();
  // of an order the specification promises the id only
  const order: Pick<Order, 'id'> & Partial<Order> = answer.order;
  return { ...request, status: 'processing', createdAt: new Date().toISOString(), ...order };
}
