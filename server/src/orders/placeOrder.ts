import { createHash } from 'node:crypto';
import { toDollars, type Order, type OrderRequest } from '@glow/shared/orders';
import type { Database, Queryable } from '../database/Database';
import { addToOutbox } from '../database/addToOutbox';
import { ApiError } from '../errors/ApiError';
import { orderConfirmationEmail } from './orderConfirmationEmail';
import { orderId } from './orderId';
import { insertOrder } from './orderRepository';
import { priceOrder, type PricedLine, type PricedOrder } from './priceOrder';
import { grantOrderAccess } from './orderAccess';
import { takeStock } from './takeStock';

/** The last four digits that are always declined, to try a failing payment. */
const DECLINED = '0002';

/** One attempt to place an order. */
export interface Attempt {
  request: OrderRequest;
  /** The `Idempotency-Key` header, where the client sent one. */
  key?: string;
  /** SHA-256 of the token that will open the order. */
  tokenHash: string;
}

/** The answer's JSON text, the very same for each replay of a key. */
export interface Placed {
  id: string;
  answer: string;
  replayed: boolean;
}

/** An order as it will be written, with what it is confirmed and taken out of stock by. */
interface Quote {
  order: Order;
  lines: PricedLine[];
  answer: string;
}

/**
 * Places an order in one transaction: key, stock, order, lines, answer, access and confirmation e-mail, or nothing of it.
 * The same key with the same body answers the first order again, also when both arrive at once; with another body it is
 * refused (422). Refused attempts leave no trace, so their key can be used again. Throws an `ApiError`: 400, 402, 409, 422.
 */
export async function placeOrder(database: Database, attempt: Attempt): Promise<Placed> {
  const quote = quoteFor(attempt.request);
  return database.transaction(async (transaction) => {
    const placed = await placeOrReplay(transaction, attempt, quote);
    await grantOrderAccess(transaction, placed.id, attempt.tokenHash);
    return placed;
  });
}

async function placeOrReplay(transaction: Queryable, attempt: Attempt, quote: Quote | ApiError): Promise<Placed> {
  const isFirst = !(quote instanceof ApiError) && (await claimKey(transaction, attempt, quote));
  if (isFirst) {
    await place(transaction, quote);
    return { id: quote.order.id, answer: quote.answer, replayed: false };
  }
  // a repeat gets the first answer even where prices have changed since
  const first = await firstAnswer(transaction, attempt);
  if (first) return first;
  throw quote;
}

/** Takes the key for this attempt, waiting for another that holds it; false where the key already stands for an order. */
async function claimKey(transaction: Queryable, { key, request }: Attempt, { order, answer }: Quote): Promise<boolean> {
  if (!key) return true;
  const [claimed] = await transaction.query(
    `insert into idempotency_keys (key, body_hash, created_at, order_id, answer) values ($1, $2, $3, $4, $5)
     on conflict (key) do nothing returning key`,
    [key, hashOfBody(request), Date.now(), order.id, answer],
  );
  return claimed !== undefined;
}

async function firstAnswer(transaction: Queryable, { key, request }: Attempt): Promise<Placed | undefined> {
  if (!key) return undefined;
  const [first] = await transaction.query('select body_hash, order_id, answer from idempotency_keys where key = $1', [key]);
  if (!first) return undefined;
  if (first.body_hash === hashOfBody(request)) return { id: String(first.order_id), answer: String(first.answer), replayed: true };
  throw new ApiError(422, 'This checkout attempt was already used for another order.', undefined, { code: 'key_reused' });
}

function hashOfBody(request: OrderRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

async function place(transaction: Queryable, { order, lines }: Quote): Promise<void> {
  if (order.paymentMethod.last4 === DECLINED) throw new ApiError(402, 'The card was declined.', undefined, { code: 'declined' });
  await takeStock(transaction, lines);
  await Promise.all([insertOrder(transaction, order), addToOutbox(transaction, orderConfirmationEmail(order, lines))]);
}

function quoteFor(request: OrderRequest): Quote | ApiError {
  try {
    const priced = priceOrder(request);
    const order = toOrder(request, priced);
    return { order, lines: priced.lines, answer: JSON.stringify({ success: true, order }) };
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function toOrder(request: OrderRequest, { lines, subtotal, shipping, tax, total }: PricedOrder): Order {
  return {
    id: orderId(),
    createdAt: new Date().toISOString(),
    status: 'processing',
    ...request,
    items: request.items.map((item, index) => ({ ...item, price: toDollars(lines[index]?.price ?? 0) })),
    subtotal: toDollars(subtotal),
    shipping: toDollars(shipping),
    tax: toDollars(tax),
    total: toDollars(total),
  };
}
