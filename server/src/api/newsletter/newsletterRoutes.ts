import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/Database';
import type { SiteOrigin } from '../../siteOrigin';
import type { Operation } from '../openApi';
import { readBody } from '../readBody';
import { subscribe } from './subscribe';
import { subscriptionSchema } from './subscriptionSchema';

/** What both ways to subscribe work with. */
export interface NewsletterOptions {
  database: Database;
  /** Where the links of its messages lead. */
  site: SiteOrigin;
  /** Refuses an address that has subscribed too often, counted over both ways. */
  newsletterLimit: onRequestAsyncHookHandler;
}

const subscribing: Operation = {
  summary: 'Asks an address whether it would like the newsletter. The answer never tells whether it was known.',
  body: subscriptionSchema,
  answer: { status: 200, schema: z.object({ success: z.literal(true), message: z.string() }) },
};

/** `POST /newsletter/subscribe` (API-1): the answer never tells whether an address was known already. */
export async function newsletterRoutes(api: FastifyInstance, { database, site, newsletterLimit }: NewsletterOptions): Promise<void> {
  api.post('/newsletter/subscribe', { onRequest: newsletterLimit, config: { operation: subscribing } }, async (request) => {
    await subscribe(database, readBody(subscriptionSchema, request.body), site());
    return { success: true, message: 'Thank you for subscribing! Check your email for confirmation.' };
  });
}
