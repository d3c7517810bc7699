import type { FastifyInstance, FastifySchema, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { LinkQuestion, LinkRequest, NewsletterSubscription } from '@glow/shared/newsletter';
import { BACK_IN_STOCK } from '@glow/shared/policy';
import { POSTAL_FIELDS } from '@glow/shared/validation';
import type { Database } from '../../base/database/Database';
import { networkOf } from '../../base/http/networkOf';
import { readBody } from '../../base/http/readBody';
import { EMAIL_ADDRESS, text, type Fields } from '../../base/validation/fields';
import { askToConfirm, confirm, EXPIRED_LINK, findQuestion } from './askToConfirm';
import { waitForStock, writeStockAlerts } from './stockAlerts';
import { limitUnsigned, unsubscribe, UNSUBSCRIBED, unsubscribeSchema, type LinkOptions } from './unsubscribe';

export interface NewsletterOptions extends LinkOptions {
  database: Database;
  newsletterLimit: onRequestAsyncHookHandler;
}

/** The body of `POST /api/newsletter/subscribe` (API-1). */
const subscriptionSchema = z.object(
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

/** The body of `POST /api/newsletter/question` and `confirm` (API-32). */
const linkSchema = z.object({
  token: z.string(EXPIRED_LINK),
  kind: z.literal('alerts').optional(),
} satisfies Fields<LinkRequest>);

const subscribing = newsletterRoute(
  'Sends a confirmation email to an address, or keeps that it waits for a product. The response never reveals whether the address is known.',
  subscriptionSchema,
  { 409: 'What it would wait for is in stock.' },
);
const confirming = newsletterRoute(
  'Confirms the address of a link of a confirmation email, with the kind `alerts` for what it waits for alone.',
  linkSchema,
);
const asking = newsletterRoute('Says what a link of a confirmation email asks.', linkSchema, undefined, {
  isReader: z.boolean(),
  waitedFor: z.string().nullable(),
} satisfies Fields<LinkQuestion>);
const unsubscribing = newsletterRoute(
  'Deletes the subscription of the address that a link of a newsletter email belongs to, however often.',
  unsubscribeSchema,
);

function newsletterRoute(
  summary: string,
  body: z.ZodType,
  errors: Record<number, string> = { 404: 'No link of this store that works has this token.' },
  answer: z.ZodRawShape = { message: z.string() },
): FastifySchema {
  return { summary, body, response: { 200: z.object({ success: z.literal(true), ...answer }), ...errors } };
}

/** The routes below `/newsletter` (API-1, API-30, API-32). No response reveals who is subscribed. */
export async function newsletterRoutes(api: FastifyInstance, options: NewsletterOptions): Promise<void> {
  const { database, newsletterLimit, ...links } = options;
  const toSubscribe = { onRequest: newsletterLimit, schema: subscribing };
  api.post('/newsletter/subscribe', toSubscribe, async (request) => {
    const subscription = readBody(subscriptionSchema, request.body);
    const network = networkOf(request);
    if (subscription.source === BACK_IN_STOCK) {
      await waitForStock(database, subscription, links, network);
      const message =
        'We will write to you once, as soon as it is back. Check your email: an address that is new to us has to be confirmed first.';
      return { success: true, message };
    }
    await database.transaction((transaction) => askToConfirm(transaction, subscription, links, network));
    return { success: true, message: 'Thank you for subscribing! Check your email for confirmation.' };
  });

  api.post('/newsletter/question', { schema: asking }, async ({ body }) => {
    const { token } = readBody(linkSchema, body);
    const { is_reader: isReader, waited_for: waitedFor } = await findQuestion(database, token);
    return { success: true, isReader, waitedFor };
  });

  api.post('/newsletter/confirm', { onRequest: newsletterLimit, schema: confirming }, async ({ body }) => {
    const { token, kind } = readBody(linkSchema, body);
    const confirmed = await confirm(database, token, kind === 'alerts');
    await writeStockAlerts(database, links, String(confirmed.email_key));
    const isReader = confirmed.is_reader && kind !== 'alerts';
    const message = isReader
      ? 'Welcome! You are on the list of the Glow newsletter.'
      : 'We will write to you once, as soon as it is back.';
    return { success: true, message };
  });

  const toUnsubscribe = { preHandler: limitUnsigned(options), schema: unsubscribing };
  api.post('/newsletter/unsubscribe', toUnsubscribe, async ({ body }) => {
    await unsubscribe(database, readBody(unsubscribeSchema, body).token, options.unsubscribeSigner);
    return { success: true, message: UNSUBSCRIBED };
  });
}

/** Mail programs send no more than `List-Unsubscribe=One-Click`. */
const MAX_PRESS_BYTES = 1024;

/** `POST /unsubscribe?token=`: the button of mail programs (RFC 8058). Any site may send it, with any body. */
export async function oneClickUnsubscribe(server: FastifyInstance, options: NewsletterOptions): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
  });
  const limits = { bodyLimit: MAX_PRESS_BYTES, preHandler: limitUnsigned(options) };
  server.post('/unsubscribe', limits, async ({ query }) => {
    await unsubscribe(options.database, readBody(unsubscribeSchema, query).token, options.unsubscribeSigner);
    return UNSUBSCRIBED;
  });
  const former = { bodyLimit: 4 * MAX_PRESS_BYTES };
  server.post('/newsletter', former, async (_request, reply) => reply.redirect('/#footer-newsletter', 303));
  server.post('/newsletter/confirm', former, async ({ body }, reply) => {
    const token = new URLSearchParams(String(body)).get('token') ?? '';
    return reply.redirect(`/newsletter/confirm?${new URLSearchParams({ token })}`, 303);
  });
}
