import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Row } from '../database/Database';
import { readBody } from '../http/readBody';
import { confirm, findQuestion } from './askToConfirm';
import type { NewsletterOptions } from './newsletterRoutes';
import { plainPage } from './plainPage';
import { writeStockAlerts } from './stockAlerts';

const tokenSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/), kind: z.literal('alerts').optional() });

/** `/newsletter/confirm`: target of the link in the email. Only the form's POST confirms, because mail clients prefetch links. */
export async function confirmationForm(server: FastifyInstance, options: NewsletterOptions): Promise<void> {
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

/** Asks what can be confirmed, each with a button of its own. */
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

const subscribedPage = plainPage(
  'You are subscribed',
  '<p>Welcome! The next Glow newsletter is on its way to you.</p>',
);
const waitingPage = plainPage('We will tell you', '<p>We will write to you once, as soon as it is back.</p>');
const invalidLinkPage = plainPage(
  'This link no longer works',
  '<p>Please subscribe again, and we will send you a new one.</p>',
);
