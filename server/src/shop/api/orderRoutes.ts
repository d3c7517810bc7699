import { toOrderId, type Order, type TrackingRequest } from '@glow/shared/orders';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Account, ReadAccount } from '../accounts/account';
import type { Config } from '../../base/config/config';
import type { Database } from '../../base/database/Database';
import { limited } from '../../base/http/networkOf';
import { readBody } from '../../base/http/readBody';
import { ApiError, signedOut } from '../../base/errors/ApiError';
import { hashOf, newToken } from '../../base/http/token';
import { attemptResponse, orderResponse, readResponse, trackingResponse } from './orderResponses';
import { orderSchema } from '../orders/orderSchema';
import { findOrder, isGranted, readOrder, readOrderOfAccount, toTrackedOrder } from '../orders/orderRepository';
import { findOrderOfAttempt, placeOrder } from '../orders/placeOrder';
import { createCookieCheck, readAccessTokens, readOwnToken, setAccessCookie } from '../orders/orderAccess';
import { EMAIL_ADDRESS, text, type Fields } from '../../base/validation/fields';

export interface OrderOptions {
  config: Config;
  database: Database;
  /** Absent where accounts are not real. */
  readAccount?: ReadAccount;
}

const READS_PER_MINUTE = 120;

/** Low, because order number and email could be guessed by brute force. */
const LOOKUPS_PER_MINUTE = 10;

const trackingSchema = z.object(
  {
    orderId: text({ label: 'Order number', longest: 64 }).transform(toOrderId),
    email: text(EMAIL_ADDRESS),
  } satisfies Fields<TrackingRequest>,
  'Order number is required',
);

const header = z.string().optional();
const accountHeader = header.describe(
  '`true` when a signed-in shopper orders: the account keeps the order, and no cookie opens it.',
);

const placeSchema: FastifySchema = {
  summary: "Places an order. The response sets the cookie that opens it, except an account's and over plain HTTP.",
  body: orderSchema,
  headers: z.object({
    'Idempotency-Key': header.describe(
      'Identifies this attempt for seven days: a repeated request with the same body returns the same order. 1 to 255 visible characters.',
    ),
    'Glow-Account': accountHeader,
  }),
  response: {
    201: orderResponse,
    402: 'The card was declined.',
    409: 'A price has changed (`code` is `price_changed`, `figures` has the right ones) or there is not enough of an item (`out_of_stock`, `figures.items` has the `id` of each such line and how many are `left`), or the order is above a bound of the store (`order_limit`).',
    422: 'The body contains card data (`card_data`), or the key was used with another body (`key_reused`).',
  },
};
const attemptSchema: FastifySchema = {
  summary: 'Returns the order that an attempt has placed, as its answer did; `order` is null if it has placed none.',
  headers: z.object({
    'Idempotency-Key': header.describe('The key of the attempt.'),
    'Glow-Account': accountHeader,
  }),
  response: { 200: attemptResponse, 400: 'There is no key.' },
};
const readSchema: FastifySchema = {
  summary: 'Returns an order to the browser that placed it, by its cookie, and to its account.',
  response: { 200: readResponse, 404: 'No such order, or no access from this browser.' },
};
const trackSchema: FastifySchema = {
  summary: 'Returns the status of an order, by its number and email.',
  body: trackingSchema,
  response: { 200: trackingResponse, 404: 'No order with this number and email.' },
};

/** Orders can be placed (API-2), asked for if the answer was lost (CHK-31), read, and tracked (ORD-9). */
export async function orderRoutes(api: FastifyInstance, { config, database, readAccount }: OrderOptions) {
  const mayUseCookie = createCookieCheck(api, config.siteUrl);
  /** The account of a request, or the token that opens a guest's order to the browser. */
  const shopperOf = async (request: FastifyRequest) => {
    const account = readAccount && (await accountOf(readAccount, request));
    const token = mayUseCookie(request) && !account ? await tokenFor(database, request) : undefined;
    const ownEmail = account?.emailVerified ? account.email : undefined;
    return { accountId: account?.id, ownEmail, token, tokenHash: token && hashOf(token) };
  };
  api.post('/orders', limited(config.ordersPerMinute, placeSchema), async (request, reply) => {
    const order = readBody(orderSchema, request.body);
    const { token, ...shopper } = await shopperOf(request);
    const key = idempotencyKeyOf(request);
    const { id, response, replayed } = await placeOrder(database, { request: order, key, ...shopper });
    if (token) setAccessCookie(reply, token);
    if (replayed) reply.header('idempotency-replayed', 'true');
    reply.code(201).header('location', `/api/orders/${id}`);
    return reply.type('application/json; charset=utf-8').send(response);
  });

  api.post('/orders/attempt', limited(LOOKUPS_PER_MINUTE, attemptSchema), async (request, reply) => {
    const key = idempotencyKeyOf(request);
    if (!key) throw new ApiError(400, 'The Idempotency-Key is missing.');
    const { token, ...shopper } = await shopperOf(request);
    const placed = await findOrderOfAttempt(database, { key, ...shopper });
    if (!placed) return { success: true, order: null };
    if (token) setAccessCookie(reply, token);
    return reply.type('application/json; charset=utf-8').send(placed.response);
  });

  const reading = limited(READS_PER_MINUTE, readSchema);
  api.get<{ Params: { id: string } }>('/orders/:id', reading, async (request) => {
    const { id } = request.params;
    const account = isGuest(request) ? undefined : await readAccount?.(request);
    const own = await readOwnOrder(database, id, readAccessTokens(request));
    const order = own ?? (account && (await readOrderOfAccount(database, id, account.id)));
    if (!order) throw new ApiError(404, 'There is no such order, or it cannot be shown here.');
    return { success: true, order };
  });

  api.post('/orders/track', limited(LOOKUPS_PER_MINUTE, trackSchema), async (request) => {
    const { orderId, email } = readBody(trackingSchema, request.body);
    const order = await findOrder(database, orderId, email);
    // one message for both, so that it does not reveal which of the two is wrong
    if (!order) throw new ApiError(404, 'There is no order of this number and email.');
    return { success: true, order: toTrackedOrder(order) };
  });
}

/** The session's account. Throws an `ApiError` 401 if the page shows a signed-in shopper, but the session has ended. */
async function accountOf(readAccount: ReadAccount, request: FastifyRequest): Promise<Account | undefined> {
  const account = isGuest(request) ? undefined : await readAccount(request);
  if (!account && isOfAccount(request)) throw signedOut('You are signed out. Sign in again to order.');
  return account;
}

/** The page shows nobody: a session whose sign-out is not confirmed yet does not count. */
function isGuest({ headers }: FastifyRequest): boolean {
  return headers['glow-account'] === 'false';
}

const isOfAccount = ({ headers }: FastifyRequest): boolean => headers['glow-account'] === 'true';

/** The browser's token, else a new one; none for an account. Only the server makes tokens, so nobody can plant one. */
async function tokenFor(database: Database, request: FastifyRequest): Promise<string | undefined> {
  if (isOfAccount(request)) return undefined;
  const token = readOwnToken(request);
  return token && (await isGranted(database, hashOf(token))) ? token : newToken();
}

/** It also queries without a token, so that response times do not reveal which orders exist. */
async function readOwnOrder(database: Database, id: string, tokens: string[]): Promise<Order | undefined> {
  const [token = '', ...others] = tokens;
  const order = await readOrder(database, id, hashOf(token));
  return order ?? (others.length > 0 ? readOwnOrder(database, id, others) : undefined);
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  // the IETF draft quotes the key, Stripe does not
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key.replace(/^"(.+)"$/, '$1');
  throw new ApiError(400, 'The Idempotency-Key must be 1 to 255 visible characters.');
}
