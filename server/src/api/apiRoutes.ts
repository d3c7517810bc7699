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
  {
    config,
    database,
    site,
    sameOrigin,
    newsletterLimit,
    unsubscribeSigner,
    watch,
    readAccount,
  }: OrderOptions & NewsletterOptions & Omit<ReportOptions, 'config'>,
): Promise<void> {
  openJsonApi(api);
  api.setNotFoundHandler(() => {
    throw new ApiError(404, 'There is nothing at this address.');
  });
  api.addHook('onRequest', sameOrigin);
  api.addHook('preValidation', async ({ body }) => rejectCardData(body));
  await describeApi(api);
  await api.register(orderRoutes, { config, database, readAccount });
  await api.register(newsletterRoutes, { database, site, newsletterLimit, sameOrigin, unsubscribeSigner });
  await api.register(reportRoutes, { config, database, watch });
  await api.register(violationRoutes);
}
