import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiOptions } from '../apiRoutes';
import { readBody } from '../readBody';
import { Refusal } from '../Refusal';
import { orderSchema } from './orderSchema';
import { readOrder } from './orderRecord';
import { placeOrder } from './placeOrder';
import { giveReceipt, hashOf, newToken, presentedToken, RECEIPT_MS } from './receipt';
import { refuseCardData } from './refuseCardData';

/** Reading an order back is cheap, but nobody needs to do it more often than this in a minute. */
const READS_PER_MINUTE = 120;

/** `POST /orders` places an order (specification §7), `GET /orders/:id` shows it to the browser that placed it (decisions T1). */
export async function orderRoutes(api: FastifyInstance, { config, database }: ApiOptions): Promise<void> {
  api.post('/orders', { config: { rateLimit: { max: config.ordersPerMinute, timeWindow: '1 minute' } } }, async (request, reply) => {
    refuseCardData(request.body);
    const order = readBody(orderSchema, request.body);
    const token = presentedToken(request) ?? newToken();
    const { id, answer, replayed } = await placeOrder(database, { request: order, key: keyOf(request), tokenHash: hashOf(token) });
    giveReceipt(request, reply, token);
    if (replayed) reply.header('idempotency-replayed', 'true');
    return reply.code(201).header('location', `/api/orders/${id}`).type('application/json; charset=utf-8').send(answer);
  });

  api.get<{ Params: { id: string } }>('/orders/:id', { config: { rateLimit: { max: READS_PER_MINUTE, timeWindow: '1 minute' } } }, async (request) => {
    // Without a token the query runs all the same: an unknown order and a wrong receipt look alike, in time too.
    const tokenHash = hashOf(presentedToken(request) ?? '');
    const order = await readOrder(database, request.params.id, tokenHash, Date.now() - RECEIPT_MS);
    if (!order) throw new Refusal(404, 'There is no such order, or it cannot be shown here.');
    return { success: true, order };
  });
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Refusal(400, 'The Idempotency-Key must be 1 to 255 visible characters.');
}
