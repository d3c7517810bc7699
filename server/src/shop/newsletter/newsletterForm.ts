import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BACK_IN_STOCK } from '@glow/shared/policy';
import { z } from 'zod';
import { checkText, readBody } from '../../base/http/readBody';
import { rejectCardData } from '../orders/rejectCardData';
import { ApiError } from '../../base/errors/ApiError';
import { isSameOrigin } from '../../base/http/csrfGuard';
import { subscribe, subscriptionSchema } from './newsletterRoutes';
import { plainPage, sendErrorPages } from '../../base/http/plainPage';
import type { Row } from '../../base/database/Database';
import { confirm, findQuestion } from './askToConfirm';
import { writeStockAlerts } from './stockAlerts';
import { limitUnsigned, UNSUBSCRIBED, unsubscribe, unsubscribeSchema, type NewsletterOptions } from './unsubscribe';

const tokenSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/), kind: z.literal('alerts').optional() });

const subscribedPage = plainPage(
  'You are subscribed',
  '<p>Welcome! The next Glow newsletter is on its way to you.</p>',
);
const waitingPage = plainPage('We will tell you', '<p>We will write to you once, as soon as it is back.</p>');
const invalidLinkPage = plainPage(
  'This link no longer works',
  '<p>Please subscribe again, and we will send you a new one.</p>',
);

const MAX_FORM_BYTES = 4096;

/** Page headings by error message (NEWS-2). */
const HEADINGS: Record<string, string> = {
  'Please enter your email address.': 'Email required',
  'Please enter a valid email address.': 'Invalid email',
};

/** `POST /newsletter`: the sign-up form without JavaScript, with the rules of the API; it answers with an HTML page. */
export async function newsletterForm(server: FastifyInstance, options: NewsletterOptions): Promise<void> {
  const { site, sameOrigin, newsletterLimit } = options;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => readForm(text),
  );
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.addHook('preValidation', async ({ body }) => rejectCardData(body));
  sendErrorPages(server, (message, request) => {
    const link = `<p><a href="${refererOf(request, site())}">Go back and try again</a></p>`;
    return plainPage(HEADINGS[message] ?? 'Subscription failed', `<p>${message}</p>`, link);
  });
  await server.register(confirmationForm, options);

  const limits = { bodyLimit: MAX_FORM_BYTES, onRequest: [sameOrigin, newsletterLimit] };
  server.post('/newsletter', limits, async (request, reply) => {
    const subscription = readBody(subscriptionSchema, request.body);
    const message = await subscribe(request, subscription, options);
    if (subscription.source !== BACK_IN_STOCK) return reply.redirect('/newsletter/thanks', 303);
    const back = `<p><a href="${refererOf(request, site())}">Back to the product</a></p>`;
    return reply.type('text/html; charset=utf-8').send(plainPage('We will tell you', `<p>${message}</p>`, back));
  });
}

/** Form fields as the body of the JSON route. */
function readForm(text: string): Record<string, unknown> {
  const fields = new URLSearchParams(text);
  for (const [name, value] of fields) checkText(value, name);
  const { email = '', firstName, source, token, kind } = Object.fromEntries(fields);
  if (token !== undefined) return { token, kind };
  if (!email.trim()) throw new ApiError(400, 'Please enter your email address.');
  return { email, firstName, source, interests: fields.getAll('interests') };
}

/** The page of this site that sent the form, escaped for an HTML attribute. */
function refererOf(request: FastifyRequest, site: string): string {
  const { referer = '' } = request.headers;
  return isSameOrigin(referer, request, site) ? new URL(referer).href.replaceAll('&', '&amp;') : '/';
}

/** `/newsletter/confirm` is the link in the email. Only the POST confirms, because mail clients prefetch links. */
async function confirmationForm(server: FastifyInstance, options: NewsletterOptions): Promise<void> {
  const { database, sameOrigin, newsletterLimit } = options;
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'same-origin').type('text/html; charset=utf-8');
  });

  server.get('/newsletter/confirm', async (request, reply) => {
    const { success, data } = tokenSchema.safeParse(request.query);
    const question = success ? await findQuestion(database, data.token) : undefined;
    return question ? confirmationPage(data?.token ?? '', question) : reply.code(404).send(invalidLinkPage);
  });

  const limits = { bodyLimit: 1024, onRequest: [sameOrigin, newsletterLimit] };
  server.post('/newsletter/confirm', limits, async ({ body }, reply) => {
    const { token, kind } = readBody(tokenSchema, body);
    const confirmed = await confirm(database, token, kind === 'alerts');
    if (!confirmed) return reply.code(404).send(invalidLinkPage);
    await writeStockAlerts(database, options, String(confirmed.email_key));
    return confirmed.is_reader && kind !== 'alerts' ? subscribedPage : waitingPage;
  });
}

/** Each question has its own button. */
function confirmationPage(token: string, { is_reader: isReader, waited_for: waitedFor }: Row): string {
  const names = waitedFor && String(waitedFor).replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const newsletter = isReader ? '<p><button>Yes, send me the Glow newsletter</button></p>' : '';
  const alerts = `<p>Shall we tell you when ${names} is back in stock?</p>\n<p><button name="kind" value="alerts">Yes, tell me when it is back</button></p>`;
  return plainPage(
    isReader ? 'Confirm your subscription' : 'Confirm your email address',
    `<form method="post" action="/newsletter/confirm"><input type="hidden" name="token" value="${token}">${newsletter}${names ? alerts : ''}</form>`,
    '',
  );
}

/** Mail programs send no more than `List-Unsubscribe=One-Click`. */
const MAX_PRESS_BYTES = 1024;

/**
 * `POST /unsubscribe?token=`: the page's form without JavaScript, and the button of mail programs (RFC 8058). Any site
 * may send it, because the token is the permission. The body may have any type and is not read.
 */
export async function unsubscribeForm(server: FastifyInstance, options: NewsletterOptions): Promise<void> {
  const { database, unsubscribeSigner } = options;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, async () => undefined);
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  });
  sendErrorPages(server, (message) => plainPage('This did not work', `<p>${message}</p>`));

  const limits = { bodyLimit: MAX_PRESS_BYTES, preHandler: limitUnsigned(options) };
  server.post('/unsubscribe', limits, async ({ query }) => {
    const { token } = readBody(unsubscribeSchema, query);
    await unsubscribe(database, token, unsubscribeSigner);
    return plainPage('You have left the newsletter', `<p>${UNSUBSCRIBED}</p>`);
  });
}
