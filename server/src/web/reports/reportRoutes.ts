import type { FastifyInstance, FastifyRequest, FastifySchema, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../base/config/config';
import type { Database } from '../../base/database/Database';
import { safeErrorLog } from '../../base/errors/toApiError';
import type { BuildWatch } from '../monitoring/watchBuilds';
import { isLocalComposition } from '../../releases/repository/localRemotes';
import { listedRoutes } from '../../releases/repository/remoteRoutes';
import { reportEvents, type ReportEvent } from '../../base/events/events';
import { FORWARDING_HEADERS, limited, networkOf } from '../../base/http/networkOf';
import { readBody } from '../../base/http/readBody';
import { browserOf, createPageErrors } from './pageErrors';
import { createPageFigures } from './pageFigures';
import { readReports } from './reports';
import { attribute, reportSchema, type Report } from './reportSchema';
import { ApiError } from '../../base/errors/ApiError';

const MAX_REPORT_BYTES = 8 * 1024;

const reportPageSchema: FastifySchema = {
  summary:
    "Reports a page's outcomes by remote and build: rendered screens, failures, web vitals and completed orders.",
  body: reportSchema,
  response: { 204: z.null() },
};

const countsSchema: FastifySchema = {
  summary:
    'Returns the failures of the last 28 days, the figures of 1, 7 and 28 days, and what builds are judged by, to callers on the same machine.',
  response: {
    200: z.object({
      failures: z.array(z.unknown()),
      evidence: z.array(z.unknown()),
      withdrawals: z.array(z.unknown()),
      kept: z.array(z.unknown()),
    }),
    404: 'The caller is on another machine.',
  },
};

/** Without `watch` no releases are served, and all reports are counted. */
export interface ReportOptions {
  config: Config;
  database: Database;
  watch?: BuildWatch;
}

/** `POST /reports` counts outcomes of known builds; a token makes them evidence. `GET /reports` is for this machine. */
export async function reportRoutes(api: FastifyInstance, { config, database, watch }: ReportOptions): Promise<void> {
  const figures = createPageFigures(database);
  const errors = createPageErrors(database);
  api.addHook('onClose', async () => {
    for (const kept of [figures, errors]) kept.stop();
    await flush();
  });
  const flush = () => Promise.all([figures.flush(), errors.flush()]);

  /** Omits outcomes of unknown builds; null stands for no build. */
  function ofKnownBuilds(report: Report): Report {
    const isKnown = ({ remote, build }: { remote: string; build: string | null }) =>
      build === null || (watch?.isKnown(remote, build) ?? true);
    return {
      ...report,
      failures: report.failures.filter(isKnown),
      shown: report.shown.filter(isKnown),
      vitals: report.vitals.filter(isKnown),
    };
  }

  const options = { bodyLimit: MAX_REPORT_BYTES, ...limited(config.reportsPerMinute, reportPageSchema) };
  api.post('/reports', options, async (request, reply) => {
    const sent = readBody(reportSchema, request.body);
    // nobody has seen a page that is prerendered
    if (isLocalComposition(sent.composition) || 'sec-purpose' in request.headers) return reply.code(204).send();
    const report = attribute(sent, watch?.remotes() ?? listedRoutes);
    const known = ofKnownBuilds(report);
    figures.add(known);
    errors.add(known, browserOf(request.headers['user-agent']));
    const page = watch?.tokens.redeem(report.token, networkOf(request));
    const { shown, failures, vitals } = known;
    reportEvents.publish({ shown, failures, vitals, trace: page?.trace } satisfies ReportEvent);
    // a withdrawal may wait for the registry's lock, and a page does not
    if (page)
      void watch?.monitor
        .recordPage(page, report)
        .catch((error: unknown) => request.log.error(safeErrorLog(error), 'A build could not be withdrawn'));
    return reply.code(204).send();
  });

  api.get('/reports', { onRequest: requireLoopback(config), schema: countsSchema }, async () => {
    await flush();
    return readReports(database, watch);
  });
}

const LOOPBACK_ADDRESSES = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Admits only this machine; nobody if a public site trusts no proxy: it may have one that adds no header. */
function requireLoopback({ siteUrl, trustProxy }: Config): onRequestAsyncHookHandler {
  const isHiddenProxyLikely =
    siteUrl !== undefined && !LOOPBACK_HOSTS.test(new URL(siteUrl).host) && trustProxy.length === 0;
  return async ({ headers, socket }: FastifyRequest) => {
    const isForwarded = ['via', ...FORWARDING_HEADERS].some((name) => name in headers);
    const isLocal = LOOPBACK_ADDRESSES.test(socket.remoteAddress ?? '') && LOOPBACK_HOSTS.test(headers.host ?? '');
    if (isHiddenProxyLikely || isForwarded || !isLocal) throw new ApiError(404, 'There is nothing at this address.');
  };
}
