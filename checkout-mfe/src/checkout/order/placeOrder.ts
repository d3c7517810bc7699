import { toCents, type FailedResponse, type Order, type OrderRequest, type OrderResponse } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';
import {
  addPendingRequest,
  pendingRequests,
  removePendingRequest,
  resetIdempotencyKey,
} from '../../components/orderAttempt';
import type { LineFigures } from '../../components/reconcileCart';
import type { PlacedOrder } from '../../components/finishOrder';

/** Duration of the simulated payment (CHK-14). */
const PAYMENT_DELAY_MS = 2000;

/** After this the request is aborted and the shopper may retry with the same key. */
const RESPONSE_TIMEOUT_MS = 30_000;

const DECLINED = 402;

/** The key was already used with a different request body. */
const KEY_REUSED = 422;

/** Outdated prices or stock, or more than can be ordered at once. */
const CONFLICT = 409;

/** Statuses after which this key can never succeed. */
const KEY_SPENT_STATUSES = [CONFLICT, KEY_REUSED];

/** Statuses of answers after the server has looked for the key; others say nothing of an earlier request. */
const KEY_READ_STATUSES = [DECLINED, ...KEY_SPENT_STATUSES];

/** The body was refused before the server looked for its key. */
const BAD_REQUEST = 400;

export class RefusedError extends Error {
  readonly figures: LineFigures;
  readonly outOfStockId: string | undefined;
  /** A policy under which the cart has the sums of the answer; undefined if the answer has none. */
  readonly policy: StorePolicy | undefined;

  constructor(
    request: OrderRequest,
    status: number,
    readonly answer: FailedResponse,
  ) {
    super(`Refused with status ${status}: ${answer.message}`);
    this.figures = changedFigures(request, answer);
    this.outOfStockId = outOfStockId(request, answer);
    this.policy = toldPolicy(answer);
  }
}

/** No answer, an unreadable one, or a status from 500: it is unknown whether the order was placed. */
export class NoResponseError extends Error {}

/** Places the order (API-2), or returns the earlier one of this key. Throws `RefusedError` or `NoResponseError`. */
export async function placeOrder(request: OrderRequest, key: string, userId?: string): Promise<PlacedOrder> {
  await new Promise((resolve) => setTimeout(resolve, PAYMENT_DELAY_MS));
  const { status, answer } = await send(JSON.stringify(request), key, userId);
  if (answer.success) {
    resetIdempotencyKey();
    markAnswered();
    return { order: orderOf(request, answer.order), isEarlier: false };
  }
  const earlier = status === KEY_REUSED ? await findEarlier(key, userId) : undefined;
  if (KEY_SPENT_STATUSES.includes(status)) resetIdempotencyKey();
  const refusal = new RefusedError(request, status, answer);
  if (earlier || status === DECLINED || status === CONFLICT) markAnswered();
  if (!earlier) throw refusal;
  return { order: earlier, isEarlier: true };
}

/** A click on Place Order (`glow:place-order:start`) that is not followed by this mark is reported as a lost order. */
export function markAnswered() {
  performance.mark('glow:place-order:done');
}

function outOfStockId({ items }: OrderRequest, { errors, code }: FailedResponse): string | undefined {
  if (code !== 'out_of_stock') return undefined;
  const [, index] = /^items\.(\d+)\.quantity$/.exec(errors[0]?.field ?? '') ?? [];
  return items[Number(index)]?.id;
}

/** Figures of the lines whose price or stock in the answer does not fit the request. */
function changedFigures({ items }: OrderRequest, { figures }: FailedResponse): LineFigures {
  const told = new Map(figures?.items?.map(({ id, left, price }) => [id, { left, price: price && toCents(price) }]));
  return Object.fromEntries(
    items.flatMap(({ id, quantity, price }) => {
      const { left = quantity, price: newPrice = toCents(price) } = told.get(id) ?? {};
      return left < quantity || newPrice !== toCents(price) ? [[id, { left, price: newPrice }]] : [];
    }),
  );
}

function toldPolicy({ figures: { subtotal, shipping, tax } = {} }: FailedResponse): StorePolicy | undefined {
  if (!subtotal || shipping === undefined || tax === undefined) return undefined;
  return {
    tax: (tax / subtotal) * 100_000,
    shipping: toCents(shipping),
    freeFrom: shipping > 0 ? toCents(subtotal) + 1 : 0,
  };
}

/** Resends pending bodies with the same key to find the order that an earlier request placed. */
async function findEarlier(key: string, userId?: string): Promise<Order | undefined> {
  for (const body of pendingRequests()) {
    const { answer } = await send(body, key, userId);
    if (answer.success) return orderOf(JSON.parse(body), answer.order);
  }
  return undefined;
}

/** Fills in the request's fields: the response guarantees only the order's id (API-3). */
function orderOf(request: OrderRequest, answered: Pick<Order, 'id'> & Partial<Order>): Order {
  return { ...request, status: 'processing', createdAt: new Date().toISOString(), ...answered };
}

async function send(body: string, key: string, userId?: string) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS);
  const wasSent = pendingRequests().includes(body);
  addPendingRequest(body);
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        // the account keeps the order on this device, so the browser needs no cookie for it
        'Glow-Account': String(userId !== undefined),
      },
      body,
      signal: controller.signal,
    });
    if (response.status >= 500) throw new Error(`Status ${response.status}`);
    const answer = await readAnswer(response);
    if (answer.success && !answer.order?.id) throw new Error('The order in the answer has no id');
    // card data is refused with the status of a reused key
    const status = !answer.success && answer.code === 'card_data' ? BAD_REQUEST : response.status;
    if (answer.success || KEY_READ_STATUSES.includes(status) || !wasSent) removePendingRequest(body);
    return { status, answer };
  } catch (error) {
    throw new NoResponseError('The order was sent, and no answer came', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Throws if the answer is not the store's, but for example a proxy's. */
async function readAnswer(response: Response): Promise<OrderResponse> {
  const answer: OrderResponse | null = await response.json();
  if (answer?.success !== response.ok) throw new Error(`Status ${response.status}`);
  return answer.success ? answer : { ...answer, errors: Array.isArray(answer.errors) ? answer.errors : [] };
}
