import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/Database';
import type { Signer } from '../config/signingKey';
import type { SiteOrigin } from '../config/siteOrigin';
import type { Operation } from '../http/openApi';
import { readBody } from '../http/readBody';
import { subscribe } from './subscribe';
import { subscriptionSchema } from './subscriptionSchema';
import { limitUnsigned, UNSUBSCRIBED, unsubscribe, unsubscribeSchema } from './unsubscribe';

/** Dependencies shared by the JSON route and the form. */
export interface NewsletterOptions {
  database: Database;
  /** Origin of the links in emails. */
  site: SiteOrigin;
  /** Rejects requests from other sites. */
  sameOrigin: onRequestAsyncHookHandler;
  /** Rate limit per IP address, shared by the JSON route and the form. */
  newsletterLimit: onRequestAsyncHookHandler;
  /** Signs the links by which readers leave. */
  unsubscribeSigner: Signer;
}

const subscribing: Operation = {
  summary:
    'Sends a confirmation email to an address, or keeps that it waits for a product. The response never reveals whether the address is known.',
  body: subscriptionSchema,
  response: { status: 200, schema: z.object({ success: z.literal(true), message: z.string() }) },
  errors: { 409: 'What it would wait for is in stock.' },
};

const unsubscribing: Operation = {
  summary: 'Deletes the subscription of the address that a link of a newsletter email belongs to, however often.',
  body: unsubscribeSchema,
  response: { status: 200, schema: z.object({ success: z.literal(true), message: z.string() }) },
  errors: { 404: 'No link of this store has this token.' },
};

/** `POST /newsletter/subscribe` (API-1) and `POST /newsletter/unsubscribe` (API-30). No response reveals whether an email is subscribed. */
export async function newsletterRoutes(api: FastifyInstance, options: NewsletterOptions): Promise<void> {
  const { database, site, newsletterLimit, unsubscribeSigner } = options;
  const toSubscribe = { onRequest: newsletterLimit, config: { operation: subscribing } };
  api.post('/newsletter/subscribe', toSubscribe, async (request) => {
    const links = { site: site(), unsubscribeSigner };
    const message = await subscribe(database, readBody(subscriptionSchema, request.body), links);
    return { success: true, message };
  });

  const toUnsubscribe = { preHandler: limitUnsigned(options), config: { operation: unsubscribing } };
  api.post('/newsletter/unsubscribe', toUnsubscribe, async (request) => {
    const { token } = readBody(unsubscribeSchema, request.body);
    await unsubscribe(database, token, unsubscribeSigner);
    return { success: true, message: UNSUBSCRIBED };
  });
}
