import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBody } from '../http/readBody';
import type { NewsletterOptions } from './newsletterRoutes';
import { plainPage } from './plainPage';
import { confirm } from './subscribe';

const tokenSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** `/newsletter/confirm`: target of the link in the email. Only the form's POST confirms, because mail clients prefetch links. */
export async function confirmationForm(
  server: FastifyInstance,
  { database, sameOrigin, newsletterLimit }: NewsletterOptions,
): Promise<void> {
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'same-origin').type('text/html; charset=utf-8');
  });

  server.get('/newsletter/confirm', async (request, reply) => {
    const { success, data } = tokenSchema.safeParse(request.query);
    return success ? confirmationPage(data.token) : reply.code(404).send(invalidLinkPage);
  });

  const limits = { bodyLimit: 1024, onRequest: [sameOrigin, newsletterLimit] };
  server.post('/newsletter/confirm', limits, async ({ body }, reply) => {
    const { token } = readBody(tokenSchema, body);
    return (await confirm(database, token)) ? subscribedPage : reply.code(404).send(invalidLinkPage);
  });
}

function confirmationPage(token: string): string {
  return plainPage(
    'Confirm your subscription',
    `<form method="post" action="/newsletter/confirm"><input type="hidden" name="token" value="${token}"><button>Yes, send me the Glow newsletter</button></form>`,
    '',
  );
}

const subscribedPage = plainPage(
  'You are subscribed',
  '<p>Welcome! The next Glow newsletter is on its way to you.</p>',
);
const invalidLinkPage = plainPage(
  'This link no longer works',
  '<p>Please subscribe again, and we will send you a new one.</p>',
);
