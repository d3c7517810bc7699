import type { FastifyInstance, FastifySchema } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { limited } from '../../base/http/networkOf';
import { readBody, takeJson } from '../../base/http/readBody';

const REPORTS_PER_MINUTE = 20;
const MAX_REPORT_BYTES = 8 * 1024;
/** Strangers may invent any number of violations. */
const MAX_LOGGED = 100;
const HOUR_MS = 60 * 60_000;

/** Browsers send this to a policy's `report-uri`. */
const violationSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().regex(/^[a-z-]{1,40}$/),
    'blocked-uri': z.string().default('').transform(toSource),
  }),
});

const schema: FastifySchema = {
  summary:
    'Reports a violation of the content security policy; browsers send it themselves, as `application/csp-report`.',
  body: violationSchema,
  response: { 204: z.null() },
};

/** `POST /reports/csp` logs at most a hundred kinds of violations an hour, without address or page. */
export async function violationRoutes(api: FastifyInstance): Promise<void> {
  const logged = new LRUCache<string, true>({ max: MAX_LOGGED + 1, ttl: HOUR_MS, noUpdateTTL: true });
  takeJson(api, 'application/csp-report');
  const options = { bodyLimit: MAX_REPORT_BYTES, ...limited(REPORTS_PER_MINUTE, schema) };
  api.post('/reports/csp', options, async ({ body, log }, reply) => {
    const { 'effective-directive': directive, 'blocked-uri': source } = readBody(violationSchema, body)['csp-report'];
    const violation = `${directive} ${source}`;
    logged.purgeStale();
    if (!logged.has(violation) && logged.size < MAX_LOGGED) {
      logged.set(violation, true);
      log.warn({ directive, source }, 'The content policy of a page was violated');
    }
    return reply.code(204).send();
  });
}

/** `inline`, `eval`, another keyword, or the origin of a URL: paths and queries may hold personal data. */
function toSource(blocked: string): string {
  if (/^[a-z-]{0,40}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 200) : 'unknown';
}
