import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../config/config';
import type { Operation } from '../http/openApi';
import type { BuildMonitor } from '../../releases/monitorBuilds';
import { readBody } from '../http/readBody';
import { createMetricsStore } from './metricsStore';
import { requireLoopback } from './requireLoopback';
import { reportSchema } from './reportSchema';

/** Limit per IP address; a page sends a handful of reports. */
const REPORTS_PER_MINUTE = 240;

const MAX_REPORT_BYTES = 8 * 1024;

const reportOperation: Operation = {
  summary: "Reports a page's outcomes by remote and build: rendered screens, failures and web vitals.",
  body: reportSchema,
  response: { status: 204, schema: z.null() },
};

const countsOperation: Operation = {
  summary: 'Returns the counts of all reports since the start, to callers on the same machine.',
  response: {
    status: 200,
    schema: z.object({ failures: z.array(z.unknown()), shown: z.array(z.unknown()), vitals: z.array(z.unknown()) }),
  },
  errors: { 404: 'The caller is on another machine.' },
};

/** Receives outcomes by build in addition to the counts; absent where no releases are served. */
interface ReportOptions {
  config: Config;
  monitor?: BuildMonitor;
}

/** `POST /reports` takes a page's report by remote and build: rendered screens, failures, web vitals. `GET /reports` returns the counts, to loopback clients only. */
export async function reportRoutes(api: FastifyInstance, { config, monitor }: ReportOptions): Promise<void> {
  const reports = createMetricsStore();

  api.post(
    '/reports',
    {
      bodyLimit: MAX_REPORT_BYTES,
      config: { operation: reportOperation, rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const report = readBody(reportSchema, request.body);
      reports.add(report);
      const outcomes = [
        ...report.shown.map((shown) => ({ ...shown, hasFailed: false })),
        ...report.failures.filter(({ phase }) => phase !== 'retry').map((failure) => ({ ...failure, hasFailed: true })),
      ];
      for (const { remote, build, hasFailed } of outcomes)
        if (build) await monitor?.record(remote, build, request.ip, hasFailed);
      return reply.code(204).send();
    },
  );

  api.get('/reports', { onRequest: requireLoopback(config), config: { operation: countsOperation } }, async () => ({
    failures: reports.failures(),
    shown: reports.shown(),
    vitals: reports.vitals(),
  }));
}
