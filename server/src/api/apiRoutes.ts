import type { FastifyInstance } from 'fastify';
import { newsletterRoutes, type NewsletterOptions } from '../newsletter/newsletterRoutes';
import { orderRoutes, type OrderOptions } from './orders/orderRoutes';
import { describeApi } from '../http/openApi';
import { openJsonApi } from '../http/readBody';
import { rejectCardData } from '../http/rejectCardData';
import { ApiError } from '../errors/ApiError';
import { reportRoutes, type ReportOptions } from './reports/reportRoutes';
import { violationRoutes } from './reports/violationRoutes';

/** All routes under `/api`: JSON in, JSON out, never cached; every error is a `FailedResponse`. */
export async function apiRoutes(
  api: FastifyInstance,
  given: OrderOptions & NewsletterOptions & ReportOptions,
): Promise<void> {
  // the prefix is that of all these routes already
  const options = { ...given, prefix: '' };
  openJsonApi(api);
  api.setNotFoundHandler(() => {
    throw new ApiError(404, 'There is nothing at this address.');
  });
  api.addHook('onRequest', given.sameOrigin);
  api.addHook('preValidation', async ({ body }) => rejectCardData(body));
  await describeApi(api);
  await api.register(orderRoutes, options);
  await api.register(newsletterRoutes, options);
  await api.register(reportRoutes, options);
  await api.register(violationRoutes);
}
