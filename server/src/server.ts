import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiRoutes } from './apiRoutes';
import { healthRoutes } from './base/http/healthRoutes';
import { oneClickUnsubscribe } from './shop/newsletter/newsletterRoutes';
import type { ReadAccount } from './shop/accounts/account';
import type { AccountOptions } from './shop/accounts/openAccounts';
import { createStockAlerts } from './shop/newsletter/stockAlerts';
import { UNSUBSCRIBE_PURPOSE } from './shop/newsletter/unsubscribe';
import { ApiError } from './base/errors/ApiError';
import { limitBodyTime, REQUEST_MS } from './base/http/limitBodyTime';
import { describeApi } from './base/http/openApi';
import { guardRequests, isApi, MAX_HEADER_BYTES, requestIdOf } from './base/http/requestGuards';
import { requireSameOrigin } from './base/http/csrfGuard';
import { warnOfUntrustedProxy, networkOf, trustIn } from './base/http/networkOf';
import { postgresRateLimitStore } from './base/database/countHits';
import { routeOf } from './base/http/routeOf';
import { toApiError, safeErrorLog } from './base/errors/toApiError';
import { requestEvents } from './base/events/events';
import { followChanges } from './shop/followChanges';
import { loadSigningKey, newSigningKey, signer } from './base/config/signingKey';
import { listedRoutes } from './releases/repository/remoteRoutes';
import type { Composer } from './web/pages/composer';
import { toAddress } from './web/pages/pageRoutes';
import { servePages, type ServedPages } from './servePages';
import { clientErrorPage, sendClientError } from './web/pages/clientErrors';
import { watchBuilds } from './web/monitoring/watchBuilds';
import { setSecurityHeaders } from './web/pages/securityHeaders';
import { siteOrigin } from './base/config/siteOrigin';

/** Without a composer the server serves only the API and the button of mail programs. */
export interface ServerParts extends Pick<ServedPages, 'config' | 'database' | 'renderPool' | 'startRegistry'> {
  composer?: Composer;
  /** Whether the server is about to close, so that it is not ready for more requests. */
  isDraining?: () => boolean;
}

/** Attributes of every cookie: hidden from scripts, `Secure` over HTTPS. A route adds its path and lifetime. */
const COOKIE_ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const;

/** Builds the server without listening. The caller closes the database. */
export async function buildServer({
  config,
  database,
  composer,
  renderPool,
  startRegistry,
  isDraining,
}: ServerParts): Promise<FastifyInstance> {
  const server = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustIn(config.trustProxy),
    bodyLimit: 64 * 1024,
    requestIdHeader: false,
    // a request that arrives while the server closes is answered as before
    return503OnClosing: false,
    genReqId: ({ headers }) => requestIdOf(headers),
    requestTimeout: REQUEST_MS,
    // `guardRequests` answers a missing Host, with the security headers
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: false,
      maxHeaderSize: 2 * MAX_HEADER_BYTES,
    },
    frameworkErrors: sendPlainError,
    clientErrorHandler: sendClientError,
    rewriteUrl: ({ url = '/' }) => toAddress(url),
  });
  const remotes = () => composer?.compose().remotes ?? listedRoutes;
  server.decorateRequest('trace', undefined);
  server.addHook('onRequest', async (request, reply) => setCommonHeaders(request, reply));
  server.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
  });
  limitBodyTime(server);
  guardRequests(server);
  if (config.trustProxy.length === 0) warnOfUntrustedProxy(server);
  server.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request, remotes);
    requestEvents.publish({ request, reply, route });
    request.log.info({
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  server.setErrorHandler(sendPlainError);
  server.setNotFoundHandler((request, reply) => sendPlainError(new ApiError(404, 'Not found'), request, reply));

  const site = siteOrigin(server, config);
  await server.register(cookie, { parseOptions: COOKIE_ATTRIBUTES });
  let isReady = () => true;
  await server.register(healthRoutes, { database, isReady: () => isReady(), isDraining });
  // a database failure must not be reported as a rate limit error: the route itself fails with the right one
  const limits = config.sharedLimits ? { store: postgresRateLimitStore(database), skipOnError: true } : {};
  await server.register(rateLimit, {
    global: false,
    // `ttl` is the time until the window ends, in milliseconds
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(429, `Too many requests. Please try again in ${Math.ceil(ttl / 1000)} seconds.`),
    keyGenerator: networkOf,
    ...limits,
  });
  await describeApi(server, 'The Glow store. Amounts are dollars with two decimals; those of staff are cents.');
  const keyGenerator = (request: FastifyRequest) => `newsletter ${networkOf(request)}`;
  const newsletterLimit = server.rateLimit({ max: config.subscriptionsPerMinute, timeWindow: '1 min', keyGenerator });
  // the API of a development server leaves no file; what it signs ends with it
  const signingKey = composer
    ? loadSigningKey(config, (sentence) => server.log.warn(sentence))
    : (config.signingKey ?? newSigningKey());
  const watch = composer && watchBuilds(server, { config, database, composer, remotes, signingKey });
  server.decorate('pageTokens', watch?.tokens);
  const sameOrigin = requireSameOrigin(config.siteUrl);
  const accounts = { server, config, database, site, sameOrigin, signingKey };
  const readAccount =
    config.accounts === 'simulated' ? undefined : await openRealAccounts(accounts, composer?.liveReleases);
  const unsubscribeSigner = signer(signingKey, UNSUBSCRIBE_PURPOSE);
  const newsletter = { database, site, newsletterLimit, unsubscribeSigner };
  await server.register(apiRoutes, { prefix: '/api', config, database, sameOrigin, newsletter, watch, readAccount });
  await server.register(oneClickUnsubscribe, newsletter);
  const reportAlerts = (error: unknown) => server.log.error(safeErrorLog(error), 'Stock alerts were not written');
  followChanges(server, database, createStockAlerts(database, newsletter, reportAlerts));
  if (!composer || !watch) return server;
  const pages = { config, database, composer, watch, site, signingKey, renderPool, startRegistry };
  isReady = await servePages(server, pages);
  return server;
}

async function openRealAccounts(
  options: AccountOptions,
  liveReleases: Composer['liveReleases'] | undefined,
): Promise<ReadAccount> {
  const { openAccounts } = await import('./shop/accounts/openAccounts');
  const { staffRoutes } = await import('./admin/staffRoutes');
  const { server, config, database, sameOrigin } = options;
  const readAccount = await openAccounts(options);
  const shop = { database, kind: config.accounts, pictureHosts: config.pictureHosts, liveReleases };
  await server.register(staffRoutes, { prefix: '/api/admin', shop, readAccount, sameOrigin });
  return readAccount;
}

/** The request's id is also in its log lines. */
function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  setSecurityHeaders(request, reply);
  reply.header('x-request-id', request.id);
}

/** Sends errors as plain text, but as JSON under `/api`, also for URLs that cannot be routed. */
function sendPlainError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const apiError = toApiError(error, request.routeOptions.bodyLimit);
  // the rest of a body is read, so that the answer is not lost
  if (apiError.status === 413) reply.removeHeader('connection');
  // an `ApiError` is the answer to a request, not a fault
  if (apiError.status >= 500 && apiError !== error) request.log.error(safeErrorLog(error), apiError.message);
  if (apiError.retryAfter) reply.header('retry-after', apiError.retryAfter);
  setCommonHeaders(request, reply);
  reply.header('cache-control', 'no-store').code(apiError.status);
  if (isApi(request.url)) reply.send(apiError.body());
  else if (apiError.status === 431) reply.type('text/html; charset=utf-8').send(clientErrorPage(431));
  else reply.type('text/plain; charset=utf-8').send(apiError.message);
}
