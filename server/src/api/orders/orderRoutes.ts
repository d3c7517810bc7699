import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiOptions } from '../apiRoutes';
import type { Operation } from '../openApi';
import { readBody } from '../readBody';
import { ApiError } from '../../errors/ApiError';
import { hashOf, newToken } from '../token';
import { orderResponse, trackingResponse } from './orderResponses';
import { orderSchema } from '../../orders/orderSchema';
import { findOrder, readOrder } from '../../orders/orderRepository';
import { placeOrder } from '../../orders/placeOrder';
import { setAccessCookie, readAccessToken, ORDER_ACCESS_MS } from '../../orders/orderAccess';
import { toTrackedOrder, trackingSchema } from './tracking';

const READS_PER_MINUTE = 120;

/** Low, because order number and email could be guessed by brute force. */
const LOOKUPS_PER_MINUTE = 10;

const placing: Operation = {
  summary: 'Places an order. The answer sets the cookie that opens it.',
  body: orderSchema,
  headers: {
    'Idempotency-Key':
      'Names this attempt for seven days: sent again with the same body it is answered with the same order. 1 to 255 visible characters.',
  },
  answer: { status: 201, schema: orderResponse },
  refusals: {
    402: 'The card was declined.',
    409: 'A price has changed (`code` is `price_changed`, `figures` has the right ones) or pieces are missing (`out_of_stock`).',
    422: 'The body holds card data (`card_data`), or the key was used for another body (`key_reused`).',
  },
};
const reading: Operation = {
  summary: 'Shows an order to the browser that placed it, by its cookie.',
  answer: { status: 200, schema: orderResponse },
  refusals: { 404: 'No such order, or not for this browser.' },
};
const tracking: Operation = {
  summary: 'Tells whoever knows its number and email where an order stands.',
  body: trackingSchema,
  answer: { status: 200, schema: trackingResponse },
  refusals: { 404: 'No order of this number and email.' },
};

/**
 * `POST /orders` places an order (API-2), `GET /orders/:id` returns it to the browser that placed it,
 * `POST /orders/track` returns its status to a client that knows its number and email (ORD-9).
 */
export async function orderRoutes(api: FastifyInstance, { config, database }: ApiOptions): Promise<void> {
  api.post(
    '/orders',
    { config: { operation: placing, ...perMinute(config.ordersPerMinute) } },
    async (request, reply) => {
      const order = readBody(orderSchema, request.body);
      const token = readAccessToken(request) ?? newToken();
      const { id, answer, replayed } = await placeOrder(database, {
        request: order,
        key: keyOf(request),
        tokenHash: hashOf(token),
      });
      setAccessCookie(reply, token);
      if (replayed) reply.header('idempotency-replayed', 'true');
      return reply
        .code(201)
        .header('location', `/api/orders/${id}`)
        .type('application/json; charset=utf-8')
        .send(answer);
    },
  );

  api.get<{ Params: { id: string } }>(
    '/orders/:id',
    { config: { operation: reading, ...perMinute(READS_PER_MINUTE) } },
    async (request) => {
      // The query runs without a token as well, so that response times do not reveal which orders exist.
      const tokenHash = hashOf(readAccessToken(request) ?? '');
      const order = await readOrder(database, request.params.id, tokenHash, Date.now() - ORDER_ACCESS_MS);
      if (!order) throw new ApiError(404, 'There is no such order, or it cannot be shown here.');
      return { success: true, order };
    },
  );

  api.post('/orders/track', { config: { operation: tracking, ...perMinute(LOOKUPS_PER_MINUTE) } }, async (request) => {
    const { orderId, email } = readBody(trackingSchema, request.body);
    const order = await findOrder(database, orderId, email);
    // one message for both, so that it does not reveal which of the two is wrong
    if (!order) throw new ApiError(404, 'There is no order of this number and email.');
    return { success: true, order: toTrackedOrder(order) };
  });
}

function perMinute(max: number): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max, timeWindow: '1 minute' } };
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  // the IETF draft quotes the key, Stripe does not
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key.replace(/^"(.+)"$/, '$1');
  throw new ApiError(400, 'The Idempotency-Key must be 1 to 255 visible characters.');
}
