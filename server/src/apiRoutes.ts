import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { ApiError } from './base/errors/ApiError';
import { openJsonApi } from './base/http/readBody';
import { orderRoutes, type OrderOptions } from './shop/api/orderRoutes';
import { newsletterRoutes, type NewsletterOptions } from './shop/newsletter/newsletterRoutes';
import { rejectCardData } from './shop/orders/rejectCardData';
import { reportRoutes, type ReportOptions } from './web/reports/reportRoutes';
import { violationRoutes } from './web/reports/violationRoutes';

interface ApiOptions extends OrderOptions, ReportOptions {
  sameOrigin: onRequestAsyncHookHandler;
  newsletter: NewsletterOptions;
}

/** The `/api` routes but accounts, staff and registry: JSON, never cached; every error is the body of an `ApiError`. */
export async function apiRoutes(
  api: FastifyInstance,
  { config, database, sameOrigin, newsletter, watch, readAccount }: ApiOptions,
): Promise<void> {
  openJsonApi(api);
  api.setNotFoundHandler(() => {
    throw new ApiError(404, 'There is nothing at this address.');
  });
  api.addHook('onRequest', sameOrigin);
  api.addHook('preValidation', async ({ body }) => rejectCardData(body));
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
  await api.register(orderRoutes, { config, database, readAccount });
  await api.register(newsletterRoutes, newsletter);
  await api.register(reportRoutes, { config, database, watch });
  await api.register(violationRoutes);
}
