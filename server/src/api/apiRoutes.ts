import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../database/Database';
import type { BuildWatch } from '../releases/watchBuilds';
import { newsletterRoutes, type NewsletterOptions } from './newsletter/newsletterRoutes';
import { orderRoutes } from './orders/orderRoutes';
import { describeApi } from './openApi';
import { readJson } from './readJson';
import { refuseCardData } from './refuseCardData';
import { Refusal } from './Refusal';
import { refuseForeignSites } from './refuseForeignSites';
import { reportRoutes } from './reports/reportRoutes';
import { toRefusal } from './toRefusal';
import { traceOf } from './traceOf';

/** What the routes of the API work with. */
export interface ApiOptions {
  config: Config;
  database: Database;
}

/** What hears of the builds that shoppers meet. */
interface WatchOptions {
  watch?: BuildWatch;
}

/** Everything under `/api`: JSON in, JSON out, never cached; every refusal is a `FailedResponse`. */
export async function apiRoutes(api: FastifyInstance, { config, database, site, newsletterLimit, watch }: ApiOptions & NewsletterOptions & WatchOptions): Promise<void> {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) => readJson(text));
  api.setErrorHandler((error, request, reply) => answer(request, reply, toRefusal(error), error));
  api.setNotFoundHandler((request, reply) => answer(request, reply, new Refusal(404, 'There is nothing at this address.')));
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  api.addHook('onRequest', refuseForeignSites);
  api.addHook('preValidation', async ({ body }) => refuseCardData(body));
  describeApi(api);
  await api.register(orderRoutes, { config, database });
  await api.register(newsletterRoutes, { database, site, newsletterLimit });
  await api.register(reportRoutes, { watch });
}

function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, cause?: unknown): FastifyReply {
  if (refusal.status >= 500) request.log.error(traceOf(cause), refusal.message);
  if (refusal.status === 503) reply.header('retry-after', '5');
  return reply.code(refusal.status).send(refusal.body());
}
