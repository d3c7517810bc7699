import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { NewsletterSubscription } from '@glow/shared/newsletter';
import { BACK_IN_STOCK } from '@glow/shared/policy';
import { POSTAL_FIELDS } from '@glow/shared/validation';
import { networkOf } from '../../base/http/networkOf';
import { readBody } from '../../base/http/readBody';
import {
  limitUnsigned,
  unsubscribe,
  UNSUBSCRIBED,
  unsubscribeSchema,
  type LinkOptions,
  type NewsletterOptions,
} from './unsubscribe';
import { EMAIL_ADDRESS, text, type Fields } from '../../base/validation/fields';
import { askToConfirm } from './askToConfirm';
import { waitForStock } from './stockAlerts';

/** The body of `POST /api/newsletter/subscribe` (API-1). */
export const subscriptionSchema = z.object(
  {
    email: text({ ...EMAIL_ADDRESS, invalid: `${EMAIL_ADDRESS.invalid}.` }),
    firstName: text({ ...POSTAL_FIELDS.firstName, isOptional: true }).optional(),
    interests: z
      .array(text({ label: 'Interest', longest: 128, isOptional: true }), 'Interests are a list')
      .max(20, 'There are too many interests')
      .default([]),
    source: text({ label: 'Source', longest: 64, isOptional: true })
      .default('website')
      .transform((source) => source || 'website'),
  } satisfies Fields<NewsletterSubscription>,
  'Email is required',
);

const answer = z.object({ success: z.literal(true), message: z.string() });

const subscribing: FastifySchema = {
  summary:
    'Sends a confirmation email to an address, or keeps that it waits for a product. The response never reveals whether the address is known.',
  body: subscriptionSchema,
  response: { 200: answer, 409: 'What it would wait for is in stock.' },
};

const unsubscribing: FastifySchema = {
  summary: 'Deletes the subscription of the address that a link of a newsletter email belongs to, however often.',
  body: unsubscribeSchema,
  response: { 200: answer, 404: 'No link of this store has this token.' },
};

/** `/newsletter/subscribe` (API-1) and `/newsletter/unsubscribe` (API-30). No response reveals who is subscribed. */
export async function newsletterRoutes(api: FastifyInstance, options: NewsletterOptions): Promise<void> {
  const { database, newsletterLimit, unsubscribeSigner } = options;
  const toSubscribe = { onRequest: newsletterLimit, schema: subscribing };
  api.post('/newsletter/subscribe', toSubscribe, async (request) => {
    const message = await subscribe(request, readBody(subscriptionSchema, request.body), options);
    return { success: true, message };
  });

  const toUnsubscribe = { preHandler: limitUnsigned(options), schema: unsubscribing };
  api.post('/newsletter/unsubscribe', toUnsubscribe, async (request) => {
    const { token } = readBody(unsubscribeSchema, request.body);
    await unsubscribe(database, token, unsubscribeSigner);
    return { success: true, message: UNSUBSCRIBED };
  });
}

/** Stores a subscription or a stock alert (API-31). Returns the sentence for the shopper. */
export async function subscribe(
  request: FastifyRequest,
  subscription: NewsletterSubscription,
  { database, ...links }: Pick<NewsletterOptions, 'database' | keyof LinkOptions>,
): Promise<string> {
  if (subscription.source === BACK_IN_STOCK) {
    await waitForStock(database, subscription, links, networkOf(request));
    return 'We will write to you once, as soon as it is back. Check your email: an address that is new to us has to be confirmed first.';
  }
  await database.transaction((transaction) => askToConfirm(transaction, subscription, links, networkOf(request)));
  return 'Thank you for subscribing! Check your email for confirmation.';
}
