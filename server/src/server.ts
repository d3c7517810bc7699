import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiRoutes } from './api/apiRoutes';
import { healthRoutes } from './api/healthRoutes';
import { newsletterForm } from './api/newsletter/newsletterForm';
import { Refusal } from './api/Refusal';
import { sharedLimits } from './api/sharedLimits';
import { tooMany } from './api/tooMany';
import { toRefusal } from './api/toRefusal';
import { traceOf } from './api/traceOf';
import type { Config } from './config';
import type { Database } from './database/Database';
import { watchBuilds } from './releases/watchBuilds';
import { assetRoutes } from './site/assetRoutes';
import { discoveryRoutes } from './site/discoveryRoutes';
import type { Registry } from './site/openRegistry';
import { openRenderer } from './site/openRenderer';
import { pageRoutes } from './site/pageRoutes';
import { secure } from './site/securityHeaders';
import { siteOrigin } from './site/siteOrigin';

/** What a server is built from; without a registry it answers the API and the newsletter form alone. */
export interface ServerParts {
  config: Config;
  database: Database;
  registry?: Registry;
}

/** The whole server, not yet listening. The database stays the caller's to close. */
export async function buildServer({ config, database, registry }: ServerParts): Promise<FastifyInstance> {
  const server = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    bodyLimit: 64 * 1024,
    // with the interval they are looked at in: whatever is not whole after ten seconds is closed
    requestTimeout: 8_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    frameworkErrors: answerPlainly,
  });
  server.addHook('onRequest', async (request, reply) => secure(request, reply));
  server.addHook('onResponse', async (request, reply) => {
    request.log.info({ method: request.method, path: request.url.split('?', 1)[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
  server.setErrorHandler(answerPlainly);
  server.setNotFoundHandler((request, reply) => answerPlainly(new Refusal(404, 'Not found'), request, reply));

  const site = siteOrigin(server, config);
  await server.register(healthRoutes, { database });
  // where the database cannot count, what needs it answers for itself
  const limits = config.sharedLimits ? { store: sharedLimits(database), skipOnError: true } : {};
  await server.register(rateLimit, { global: false, errorResponseBuilder: tooMany, ipv6Subnet: 64, ...limits });
  const newsletterLimit = server.rateLimit({ max: config.newsletterPerMinute, timeWindow: '1 minute' });
  const watch = registry && watchBuilds(registry.offers, config, (sentence) => server.log.error(sentence));
  await server.register(apiRoutes, { prefix: '/api', config, database, site, newsletterLimit, watch });
  await server.register(newsletterForm, { database, site, newsletterLimit });
  if (!registry) return server;
  await server.register(assetRoutes, { root: config.root, registry });
  const renderer = openRenderer(site);
  await server.register(discoveryRoutes, { registry, renderer, site });
  await server.register(pageRoutes, { registry, renderer, site });
  return server;
}

/** Outside the API an error is a line of text; an address under `/api` that cannot even be routed still gets its JSON. */
function answerPlainly(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) request.log.error(traceOf(error), refusal.message);
  secure(request, reply);
  reply.header('cache-control', 'no-store').code(refusal.status);
  if (/^\/api(\/|$)/.test(request.url)) reply.send(refusal.body());
  else reply.type('text/plain; charset=utf-8').send(refusal.message);
}
