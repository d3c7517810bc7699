import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Database } from '../../database/Database';
import { readBody } from '../readBody';
import { subscribe } from './subscribe';
import { subscriptionSchema } from './subscriptionSchema';

/** What both ways to subscribe work with. */
export interface NewsletterOptions {
  database: Database;
  /** Refuses an address that has subscribed too often, counted over both ways. */
  newsletterLimit: onRequestAsyncHookHandler;
}

/** `POST /newsletter/subscribe` (specification §7): the answer never tells whether an address was known already. */
export async function newsletterRoutes(api: FastifyInstance, { database, newsletterLimit }: NewsletterOptions): Promise<void> {
  api.post('/newsletter/subscribe', { onRequest: newsletterLimit }, async (request) => {
    await subscribe(database, readBody(subscriptionSchema, request.body));
    return { success: true, message: 'Thank you for subscribing! Check your email for confirmation.' };
  });
}
