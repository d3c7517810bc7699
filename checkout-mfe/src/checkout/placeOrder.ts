import type { Order, OrderRequest, OrderResponse } from '@glow/shared/orders';
import { attemptKey, endAttempt } from './checkoutAttempt';

/** How long the simulated payment takes in milliseconds (specification §9). */
const PAYMENT_TIME = 2000;

/** How long the server's answer is waited for in milliseconds: after that the shopper may try again, with the same key. */
const ANSWER_TIME = 30_000;

/** The server's answers after which the same key can never succeed: used for another order, or a price or stock that no longer holds. */
const SPENT_KEY = [409, 422];

/** Pays (simulated) and places the order (specification §7); rejects when it could not be placed, whatever the reason. */
export async function placeOrder(request: OrderRequest): Promise<Order> {
  // taken when the button is pressed: what another tab does until the order is sent must not give it a second key
  const key = attemptKey();
  await new Promise((resolve) => setTimeout(resolve, PAYMENT_TIME));
  const { status, answer } = await send(request, key);
  if (SPENT_KEY.includes(status)) endAttempt();
  if (!answer.success) throw new Error(`Refused with status ${status}: ${answer.message}`);
  endAttempt();
  // of an order the specification promises the id only
  const order: Pick<Order, 'id'> & Partial<Order> = answer.order;
  return { ...request, status: 'processing', createdAt: new Date().toISOString(), ...order };
}

async function send(request: OrderRequest, key: string): Promise<{ status: number; answer: OrderResponse }> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), ANSWER_TIME);
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(request),
      signal: waiting.signal,
    });
    return { status: response.status, answer: await response.json() };
  } finally {
    clearTimeout(timer);
  }
}
