import type { FastifyInstance } from 'fastify';
import type { ApiOptions } from '../apiRoutes';
import { readBody } from '../readBody';
import { subscribe } from './subscribe';
import { subscriptionSchema } from './subscriptionSchema';

/** `POST /newsletter/subscribe` (specification §7): the answer never tells whether an address was known already. */
export async function newsletterRoutes(api: FastifyInstance, { config, database }: ApiOptions): Promise<void> {
  api.post('/newsletter/subscribe', { config: { rateLimit: { max: config.newsletterPerMinute, timeWindow: '1 minute' } } }, async (request) => {
    await subscribe(database, readBody(subscriptionSchema, request.body));
    return { success: true, message: 'Thank you for subscribing! Check your email for confirmation.' };
  });
}
