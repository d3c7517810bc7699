import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/Database';
import type { SiteOrigin } from '../../config/siteOrigin';
import type { Operation } from '../http/openApi';
import { readBody } from '../http/readBody';
import { subscribe } from './subscribe';
import { subscriptionSchema } from './subscriptionSchema';

/** Dependencies shared by the JSON route and the form. */
export interface NewsletterOptions {
  database: Database;
  /** Origin of the links in emails. */
  site: SiteOrigin;
  /** Rejects requests from other sites. */
  sameOrigin: onRequestAsyncHookHandler;
  /** Rate limit per IP address, shared by the JSON route and the form. */
  newsletterLimit: onRequestAsyncHookHandler;
}

const subscribing: Operation = {
  summary: 'Sends a confirmation email to an address. The response never reveals whether it is already subscribed.',
  body: subscriptionSchema,
  response: { status: 200, schema: z.object({ success: z.literal(true), message: z.string() }) },
};

/** `POST /newsletter/subscribe` (API-1). The response never reveals whether an email is already subscribed. */
export async function newsletterRoutes(
  api: FastifyInstance,
  { database, site, newsletterLimit }: NewsletterOptions,
): Promise<void> {
  api.post(
    '/newsletter/subscribe',
    { onRequest: newsletterLimit, config: { operation: subscribing } },
    async (request) => {
      await subscribe(database, readBody(subscriptionSchema, request.body), site());
      return { success: true, message: 'Thank you for subscribing! Check your email for confirmation.' };
    },
  );
}
