import type { FastifyInstance, FastifySchema, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/Database';
import { BODY_ERRORS, failures } from '../http/openApi';
import { readBody } from '../http/readBody';
import { subscribe, subscriptionSchema } from './subscribe';
import { limitUnsigned, UNSUBSCRIBED, unsubscribe, unsubscribeSchema, type LinkOptions } from './unsubscribe';

/** Dependencies shared by the JSON route and the form. */
export interface NewsletterOptions extends LinkOptions {
  database: Database;
  /** Rejects requests from other sites. */
  sameOrigin: onRequestAsyncHookHandler;
  /** Rate limit per IP address, shared by the JSON route and the form. */
  newsletterLimit: onRequestAsyncHookHandler;
}

const answer = z.object({ success: z.literal(true), message: z.string() });

const subscribing: FastifySchema = {
  summary:
    'Sends a confirmation email to an address, or keeps that it waits for a product. The response never reveals whether the address is known.',
  body: subscriptionSchema,
  response: { 200: answer, ...failures({ ...BODY_ERRORS, 409: 'What it would wait for is in stock.' }) },
};

const unsubscribing: FastifySchema = {
  summary: 'Deletes the subscription of the address that a link of a newsletter email belongs to, however often.',
  body: unsubscribeSchema,
  response: { 200: answer, ...failures({ ...BODY_ERRORS, 404: 'No link of this store has this token.' }) },
};

/** `POST /newsletter/subscribe` (API-1) and `POST /newsletter/unsubscribe` (API-30). No response reveals whether an email is subscribed. */
export async function newsletterRoutes(api: FastifyInstance, options: NewsletterOptions): Promise<void> {
  const { database, newsletterLimit, unsubscribeSigner } = options;
  const toSubscribe = { onRequest: newsletterLimit, schema: subscribing };
  api.post('/newsletter/subscribe', toSubscribe, async (request) => {
    const message = await subscribe(database, readBody(subscriptionSchema, request.body), options);
    return { success: true, message };
  });

  const toUnsubscribe = { preHandler: limitUnsigned(options), schema: unsubscribing };
  api.post('/newsletter/unsubscribe', toUnsubscribe, async (request) => {
    const { token } = readBody(unsubscribeSchema, request.body);
    await unsubscribe(database, token, unsubscribeSigner);
    return { success: true, message: UNSUBSCRIBED };
  });
}
