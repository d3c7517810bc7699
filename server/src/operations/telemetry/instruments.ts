import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, trace, TraceFlags, type Context, type Meter, type Span, type Tracer } from '@opentelemetry/api';
import { listedRoutes } from '../../releases/repository/remoteRoutes';

export interface Instruments {
  tracer: Tracer;
  meter: Meter;
  /** Share of the requests without `traceparent` that begin a trace; 0 if traces are not exported: none is followed. */
  share: number;
}

export const currentSpan = new AsyncLocalStorage<Span | undefined>();

let tracedRequests = 0;

/** Counts a traced request until the returned function is called. */
export function countTraced(): () => void {
  tracedRequests += 1;
  return () => {
    tracedRequests -= 1;
    restWithoutTraces();
  };
}

/** Stops following calls while no request is traced, because that costs time with each promise of the process. */
export function restWithoutTraces(): void {
  if (tracedRequests === 0) currentSpan.disable();
}

export function contextOf(span: Span): Context {
  return trace.setSpan(ROOT_CONTEXT, span);
}

/** Bounds of histograms in seconds, from a page of the cache to a page that takes too long. */
export const SECONDS = {
  unit: 's',
  advice: { explicitBucketBoundaries: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] },
};

const TEAMS = new Map([
  ['shell', 'shell'],
  ...listedRoutes.map(({ name, team = '' }): [string, string] => [name, team]),
]);

/** The attributes of a build; the team is empty if the repository does not list the package. */
export function buildAttributes(remote: string, build: string | null): Record<string, string> {
  return { 'glow.remote': remote, 'glow.team': TEAMS.get(remote) ?? '', 'glow.build': build ?? '' };
}

/** The code or the class of an error, but not its message, which may hold what a shopper has typed. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name;
}

const SPAN_ID_LENGTH = 16;

/** The context of a traced request by its trace id and span id in hexadecimal digits (`request.trace`). */
export function requestContext(request: string): Context {
  const [traceId, spanId] = [request.slice(0, -SPAN_ID_LENGTH), request.slice(-SPAN_ID_LENGTH)];
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}
