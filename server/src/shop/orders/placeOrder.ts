import { randomBytes } from 'node:crypto';
import { linePictureUrl, toDollars, type Order, type OrderRequest, type SoldLine } from '@glow/shared/orders';
import type { Database, Queryable, Row } from '../../base/database/Database';
import { lockLines } from '../catalog/lockLines';
import { selectPolicy } from '../policy/storePolicy';
import { ApiError, signedOut } from '../../base/errors/ApiError';
import { hashOf } from '../../base/http/token';
import { confirmOrder } from './orderMails';
import { grantOrderAccess, insertOrder, takeStock } from './orderRepository';
import { dollarsOf, priceOrder, requireStock, type PricedLine, type PricedOrder } from './priceOrder';

/** The last digits of the test card that is always declined. */
const DECLINED_LAST4 = '0002';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface Attempt {
  request: OrderRequest;
  /** The `Idempotency-Key` header. */
  key?: string;
  /** SHA-256 of the order's access token; none for an account's order. */
  tokenHash?: string;
  /** None for a guest. */
  accountId?: string;
  /** The address of the account, if it is confirmed. */
  ownEmail?: string;
}

/** `response` is JSON text, byte-identical for each replay of a key. */
export interface PlacedOrder {
  id: string;
  response: string;
  replayed: boolean;
}

interface Quote {
  order: Order;
  lines: PricedLine[];
  response: string;
}

/** Places an order; the same key and body replays the response. Throws an `ApiError`: 400, 401, 402, 409, 422. */
export async function placeOrder(database: Database, attempt: Attempt): Promise<PlacedOrder> {
  const locks = attempt.request.items.map(({ id }) => id);
  return database.transaction(
    async (transaction) => {
      const placed = await placeOrReplay(transaction, attempt);
      if (attempt.tokenHash) await grantOrderAccess(transaction, placed.id, attempt.tokenHash);
      return placed;
    },
    { locks },
  );
}

/** The first response of a key; undefined if it has none for this account. Throws an `ApiError` 401 as `maySee`. */
export async function findOrderOfAttempt(database: Database, { key, tokenHash, accountId }: Omit<Attempt, 'request'>) {
  return database.transaction(
    async (transaction) => {
      const first = await firstOf(transaction, key);
      if (!first || !maySee(first, accountId)) return undefined;
      const placed = { id: String(first.order_id), response: String(first.answer), replayed: true };
      if (tokenHash) await grantOrderAccess(transaction, placed.id, tokenHash);
      return placed;
    },
    // the order that it finds may not be on the disk yet
    { locks: key ? [key] : [] },
  );
}

async function placeOrReplay(transaction: Queryable, attempt: Attempt): Promise<PlacedOrder> {
  const quote = await quoteFor(transaction, attempt.request);
  const isFirst = !(quote instanceof ApiError) && (await claimKey(transaction, attempt, quote));
  if (isFirst) {
    await storeOrder(transaction, quote, attempt);
    return { id: quote.order.id, response: quote.response, replayed: false };
  }
  // a replay returns the first response even if prices have changed since
  const replay = await findReplay(transaction, attempt);
  if (replay) return replay;
  throw quote;
}

/** Waits for a concurrent transaction with the key; false if the key already has an order. */
async function claimKey(transaction: Queryable, { key, request }: Attempt, { order, response }: Quote) {
  if (!key) return true;
  const [claimed] = await transaction.query(
    `insert into idempotency_keys (key, body_hash, created_at, order_id, answer) values ($1, $2, $3, $4, $5)
     on conflict (key) do nothing returning key`,
    [key, hashOf(JSON.stringify(request)), Date.now(), order.id, response],
  );
  return claimed !== undefined;
}

/** The first response of the key, if any. Throws an `ApiError` 422 if it was for another body or account. */
async function findReplay(transaction: Queryable, { key, request, accountId }: Attempt) {
  const first = await firstOf(transaction, key);
  if (!first) return undefined;
  if (maySee(first, accountId) && first.body_hash === hashOf(JSON.stringify(request)))
    return { id: String(first.order_id), response: String(first.answer), replayed: true };
  throw new ApiError(422, 'This checkout attempt was already used for another order.', undefined, {
    code: 'key_reused',
  });
}

async function firstOf(transaction: Queryable, key?: string): Promise<Row | undefined> {
  if (!key) return undefined;
  const [first] = await transaction.query(
    `select body_hash, order_id, answer, account_id
     from idempotency_keys left join orders on orders.id = order_id where key = $1`,
    [key],
  );
  return first;
}

/** The key is enough for a guest's order. Throws an `ApiError` 401 for an account's if nobody is signed in. */
function maySee({ account_id: owner }: Row, accountId?: string): boolean {
  if (owner !== null && accountId === undefined) throw signedOut('Sign in again to see this order.');
  return owner === null || owner === accountId;
}

async function storeOrder(transaction: Queryable, { order, lines }: Quote, attempt: Attempt): Promise<void> {
  if (order.paymentMethod.last4 === DECLINED_LAST4)
    throw new ApiError(402, 'The card was declined.', undefined, { code: 'declined' });
  requireStock(lines);
  await Promise.all([
    takeStock(transaction, lines),
    insertOrder(transaction, order, attempt.accountId),
    // it locks the address, so it is last: everything that other orders wait for is locked before
    confirmOrder(transaction, order, attempt.ownEmail),
  ]);
}

/** The order at present prices, or the error. It locks the stock before the key, as every attempt does. */
async function quoteFor(transaction: Queryable, request: OrderRequest): Promise<Quote | ApiError> {
  const ids = request.items.map(({ id }) => id);
  const [locked, policy] = await Promise.all([lockLines(transaction, ids), selectPolicy(transaction)]);
  try {
    const priced = priceOrder(request, locked, policy);
    const order = toOrder(request, priced);
    return { order, lines: priced.lines, response: JSON.stringify({ success: true, order }) };
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function toOrder(request: OrderRequest, { lines, ...totals }: PricedOrder): Order {
  return {
    id: newOrderId(),
    createdAt: new Date(Date.now()).toISOString(),
    status: 'processing',
    ...request,
    items: lines.map(toSoldLine),
    ...dollarsOf(totals),
  };
}

/** The catalogue's facts; only the quantity comes from the client (CHK-33). */
function toSoldLine({ id, productName, variant, image, quantity, price }: PricedLine): SoldLine {
  return {
    id,
    name: productName,
    quantity,
    price: toDollars(price),
    image: linePictureUrl(image),
    ...(variant && { variant }),
  };
}

/** `GLW-` and twelve random Crockford base32 characters (60 bits), so that nobody can guess ids. */
function newOrderId(): string {
  return `GLW-${[...randomBytes(12)].map((byte) => CROCKFORD[byte % 32]).join('')}`;
}
