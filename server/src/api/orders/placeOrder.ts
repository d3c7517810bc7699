import { createHash } from 'node:crypto';
import { toDollars, type Order, type OrderRequest } from '@glow/shared/orders';
import type { Database, Queryable } from '../../database/Database';
import { addToOutbox } from '../addToOutbox';
import { Refusal } from '../Refusal';
import { confirmation } from './confirmation';
import { orderId } from './orderId';
import { insertOrder } from './orderRecord';
import { priceOrder, type PricedOrder } from './priceOrder';
import { addReceipt } from './receipt';
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

/**
 * Places an order in one transaction: key, stock, order, lines, answer, receipt and confirmation, or nothing of it.
 * The same key with the same body answers the first order again, also when both arrive at once; with another body it is
 * refused (422). Refused attempts leave no trace, so their key can be used again. Throws a `Refusal`: 400, 402, 409, 422.
 */
export async function placeOrder(database: Database, { request, key, tokenHash }: Attempt): Promise<Placed> {
  return database.transaction(async (transaction) => {
    const placed = (key && (await claimKey(transaction, key, request))) || (await place(transaction, request, key));
    await addReceipt(transaction, placed.id, tokenHash);
    return placed;
  });
}

/** Takes the key for this attempt, waiting for another that holds it; answers the order the key already stands for. */
async function claimKey(transaction: Queryable, key: string, request: OrderRequest): Promise<Placed | undefined> {
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const [claimed] = await transaction.query(
    'insert into idempotency_keys (key, body_hash, created_at) values ($1, $2, $3) on conflict (key) do nothing returning key',
    [key, bodyHash, Date.now()],
  );
  if (claimed) return undefined;
  const [first] = await transaction.query('select body_hash, order_id, answer from idempotency_keys where key = $1', [key]);
  if (first?.body_hash !== bodyHash) {
    throw new Refusal(422, 'This checkout attempt was already used for another order.', undefined, { code: 'key_reused' });
  }
  return { id: String(first.order_id), answer: String(first.answer), replayed: true };
}

async function place(transaction: Queryable, request: OrderRequest, key: string | undefined): Promise<Placed> {
  const priced = priceOrder(request);
  if (request.paymentMethod.last4 === DECLINED) throw new Refusal(402, 'The card was declined.', undefined, { code: 'declined' });
  await takeStock(transaction, priced.lines);
  const order = toOrder(request, priced);
  const answer = JSON.stringify({ success: true, order });
  await insertOrder(transaction, order);
  await addToOutbox(transaction, confirmation(order, priced.lines));
  if (key) await transaction.query('update idempotency_keys set order_id = $1, answer = $2 where key = $3', [order.id, answer, key]);
  return { id: order.id, answer, replayed: false };
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
