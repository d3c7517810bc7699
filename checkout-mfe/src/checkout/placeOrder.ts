import type { FailedResponse, Order, OrderRequest, OrderResponse } from '@glow/shared/orders';
import { idempotencyKey, resetIdempotencyKey, removePendingRequest, addPendingRequest, pendingRequests } from './idempotencyKey';

/** How long the simulated payment takes in milliseconds (CHK-14). */
const PAYMENT_DELAY_MS = 2000;

/** How long the server's answer is waited for in milliseconds: after that the shopper may try again, with the same key. */
const RESPONSE_TIMEOUT_MS = 30_000;

/** The server's answer to a key that already stands for another order. */
const KEY_REUSED = 422;

/** The server's answer to whoever asks too often: it has not looked at the order. */
const TOO_MANY_REQUESTS = 429;

/** The server's answers after which the same key can never succeed: used for another order, or a price or stock that no longer holds. */
const SPENT_KEY = [409, KEY_REUSED];

/** An order that stands now. */
export interface PlacedOrder {
  order: Order;
  /** It is one that was sent before and had not been answered; what was changed since is not in it. */
  isEarlier: boolean;
}

/** The order was refused: of this line fewer pieces are left. */
export class OutOfStockError extends Error {
  constructor(readonly lineId: string) {
    super(`Too few pieces are left of ${lineId}`);
  }
}

/** Nobody knows whether the order was placed: no answer came, or none that can be read. */
export class NoResponseError extends Error {}

interface Answered {
  status: number;
  answer: OrderResponse;
}

/**
 * Pays (simulated) and places the order (API-2); where an earlier try of this attempt had gone through unheard, it is that
 * order, and no second one. Rejects when it could not be placed, with `NoResponseError` where that is not known.
 */
export async function placeOrder(request: OrderRequest): Promise<PlacedOrder> {
  // taken when the button is pressed: what another tab does until the order is sent must not give it a second key
  const key = idempotencyKey();
  await new Promise((resolve) => setTimeout(resolve, PAYMENT_DELAY_MS));
  const body = JSON.stringify(request);
  const { status, answer } = await send(body, key);
  const earlier = status === KEY_REUSED ? await findEarlier(key) : undefined;
  if (SPENT_KEY.includes(status)) resetIdempotencyKey();
  if (earlier) return { order: earlier, isEarlier: true };
  if (!answer.success) throw shortLine(request, answer) ?? new Error(`Refused with status ${status}: ${answer.message}`);
  resetIdempotencyKey();
  return { order: orderOf(request, answer.order), isEarlier: false };
}

/** Why the order was refused, where the reason is that too little is left of one of its lines. */
function shortLine({ items }: OrderRequest, { errors, code }: FailedResponse): OutOfStockError | undefined {
  if (code !== 'out_of_stock') return undefined;
  const [, index] = /^items\.(\d+)\.quantity$/.exec(errors[0]?.field ?? '') ?? [];
  const line = items[Number(index)];
  return line && new OutOfStockError(line.id);
}

/** The order that an earlier try with this key had placed: the same words get the same answer. */
async function findEarlier(key: string): Promise<Order | undefined> {
  for (const body of pendingRequests()) {
    const { answer } = await send(body, key);
    if (answer.success) return orderOf(JSON.parse(body), answer.order);
  }
  return undefined;
}

/** Of an order the answer promises the id only (API-3). */
function orderOf(request: OrderRequest, answered: Pick<Order, 'id'> & Partial<Order>): Order {
  return { ...request, status: 'processing', createdAt: new Date().toISOString(), ...answered };
}

async function send(body: string, key: string): Promise<Answered> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), RESPONSE_TIMEOUT_MS);
  addPendingRequest(body);
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
      signal: waiting.signal,
    });
    const answer: OrderResponse = await response.json();
    if (response.status >= 500) throw new Error(`Status ${response.status}`);
    if (response.status !== TOO_MANY_REQUESTS) removePendingRequest(body);
    return { status: response.status, answer };
  } catch (error) {
    throw new NoResponseError('The order was sent, and no answer to it came', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
