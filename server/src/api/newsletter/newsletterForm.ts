import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkText } from '../readJson';
import { readBody } from '../readBody';
import { Refusal } from '../Refusal';
import { refuseForeignSites } from '../refuseForeignSites';
import { toRefusal } from '../toRefusal';
import type { NewsletterOptions } from './newsletterRoutes';
import { subscribe } from './subscribe';
import { subscriptionSchema } from './subscriptionSchema';

const LARGEST_FORM = 4096;

/** What the specification calls a refusal (§5, §8), by its message. */
const HEADINGS: Record<string, string> = {
  'Please enter your email address.': 'Email required',
  'Please enter a valid email address.': 'Invalid email',
};

/** `POST /newsletter`: the sign-up forms of a page whose scripts do not run, by the rules of the API's route and answered with a page. */
export async function newsletterForm(server: FastifyInstance, { database, newsletterLimit }: NewsletterOptions): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) => readForm(text));
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.addHook('onRequest', refuseForeignSites);
  server.setErrorHandler((error, request, reply) => {
    const { status, message } = toRefusal(error);
    if (status >= 500) request.log.error({ status }, message);
    return reply.code(status).type('text/html; charset=utf-8').send(refusalPage(message, pageBefore(request)));
  });

  server.post('/newsletter', { bodyLimit: LARGEST_FORM, onRequest: newsletterLimit }, async ({ body }, reply) => {
    await subscribe(database, readBody(subscriptionSchema, body));
    return reply.redirect('/newsletter/thanks', 303);
  });
}

/** A form's fields as the JSON route takes them. */
function readForm(text: string): Record<string, unknown> {
  const fields = new URLSearchParams(text);
  for (const value of fields.values()) checkText(value);
  const { email = '', firstName, source } = Object.fromEntries(fields);
  if (!email.trim()) throw new Refusal(400, 'Please enter your email address.');
  return { email, firstName, source, interests: fields.getAll('interests') };
}

/** The page of this site that the form was sent from, safe within an attribute. */
function pageBefore({ headers: { referer = '' }, host }: FastifyRequest): string {
  if (!URL.canParse(referer) || new URL(referer).host !== host.toLowerCase()) return '/';
  return new URL(referer).href.replaceAll('&', '&amp;');
}

function refusalPage(message: string, back: string): string {
  const heading = HEADINGS[message] ?? 'Subscription failed';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${heading} · Glow</title>
<style>body { max-width: 32rem; margin: 18vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 Georgia, serif } h1 { font-weight: 400 }</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${message}</p>
<p><a href="${back}">Go back and try again</a></p>
</main>
</body>
</html>
`;
}
