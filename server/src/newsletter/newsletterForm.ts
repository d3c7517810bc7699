import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BACK_IN_STOCK } from '@glow/shared/policy';
import { checkText, readBody } from '../http/readBody';
import { rejectCardData } from '../http/rejectCardData';
import { ApiError } from '../errors/ApiError';
import { isSameOrigin } from '../http/csrfGuard';
import { confirmationForm } from './confirmationForm';
import type { NewsletterOptions } from './newsletterRoutes';
import { plainPage, sendErrorPages } from './plainPage';
import { subscribe, subscriptionSchema } from './subscribe';

const MAX_FORM_BYTES = 4096;

/** Page headings by error message (NEWS-2). */
const HEADINGS: Record<string, string> = {
  'Please enter your email address.': 'Email required',
  'Please enter a valid email address.': 'Invalid email',
};

/** `POST /newsletter`: the sign-up form without JavaScript. Same rules as the API route; responds with an HTML page. */
export async function newsletterForm(server: FastifyInstance, options: NewsletterOptions): Promise<void> {
  const { database, site, sameOrigin, newsletterLimit } = options;
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
    const message = await subscribe(database, subscription, options);
    if (subscription.source !== BACK_IN_STOCK) return reply.redirect('/newsletter/thanks', 303);
    const back = `<p><a href="${refererOf(request, site())}">Back to the product</a></p>`;
    return reply.type('text/html; charset=utf-8').send(plainPage('We will tell you', `<p>${message}</p>`, back));
  });
}

/** Converts form fields to the body of the JSON route. */
function readForm(text: string): Record<string, unknown> {
  const fields = new URLSearchParams(text);
  for (const [name, value] of fields) checkText(value, name);
  const { email = '', firstName, source, token, kind } = Object.fromEntries(fields);
  if (token !== undefined) return { token, kind };
  if (!email.trim()) throw new ApiError(400, 'Please enter your email address.');
  return { email, firstName, source, interests: fields.getAll('interests') };
}

/** The same-site page the form was sent from, escaped for an HTML attribute. */
function refererOf(request: FastifyRequest, site: string): string {
  const { referer = '' } = request.headers;
  return isSameOrigin(referer, request, site) ? new URL(referer).href.replaceAll('&', '&amp;') : '/';
}
