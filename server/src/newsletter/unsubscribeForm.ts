import type { FastifyInstance } from 'fastify';
import { readBody } from '../http/readBody';
import type { NewsletterOptions } from './newsletterRoutes';
import { plainPage, sendErrorPages } from './plainPage';
import { limitUnsigned, UNSUBSCRIBED, unsubscribe, unsubscribeSchema } from './unsubscribe';

/** Mail programs send no more than `List-Unsubscribe=One-Click`. */
const MAX_FORM_BYTES = 1024;

/**
 * `POST /unsubscribe?token=`: the page's form without JavaScript, and the one press of a mail program (RFC 8058), which may come from any
 * site: the token is the permission. The body may be of any type and is not read.
 */
export async function unsubscribeForm(server: FastifyInstance, options: NewsletterOptions): Promise<void> {
  const { database, unsubscribeSigner } = options;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, async () => undefined);
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  });
  sendErrorPages(server, (message) => plainPage('This did not work', `<p>${message}</p>`));

  const limits = { bodyLimit: MAX_FORM_BYTES, preHandler: limitUnsigned(options) };
  server.post('/unsubscribe', limits, async ({ query }) => {
    const { token } = readBody(unsubscribeSchema, query);
    await unsubscribe(database, token, unsubscribeSigner);
    return plainPage('You have left the newsletter', `<p>${UNSUBSCRIBED}</p>`);
  });
}
