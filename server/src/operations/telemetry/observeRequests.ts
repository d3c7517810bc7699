import { channel } from 'node:diagnostics_channel';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../base/http/networkOf';
import { ApiError } from '../../base/errors/ApiError';
import { follow, requestEvents, type RequestEvent } from '../../base/events/events';
import { countTraced, currentSpan, errorTypeOf, requestContext, SECONDS, type Instruments } from './instruments';

/** Fastify publishes this for each server that is made. */
const INITIALIZATION = 'fastify.initialization';
/** The least time between two traces that the store begins itself. */
const CHOSEN_EVERY_MS = 100;
const ORDERS = '/api/orders';

/** Traces and measures requests; the returned function ends that for servers that are built later. */
export function observeRequests({ tracer, meter, share }: Instruments): () => void {
  const durations = meter.createHistogram('http.server.request.duration', SECONDS);
  const orders = meter.createCounter('glow.orders', {
    description: 'Orders by outcome: accepted, repeated, or why refused',
  });
  const traced = new WeakMap<FastifyRequest, { span: Span; rest(): void }>();
  const refusals = new WeakMap<FastifyRequest, string>();

  let chosenAt = -Infinity;

  /** Chooses a share of requests, at most one in `CHOSEN_EVERY_MS` to save time; all if the SDK's sampler chooses. */
  function isChosen(): boolean {
    if (share === 1) return true;
    if (Math.random() >= share || performance.now() - chosenAt < CHOSEN_EVERY_MS) return false;
    chosenAt = performance.now();
    return true;
  }

  function begin(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const { id, method } = request;
    const parent = parentOf(request);
    if (parent === ROOT_CONTEXT && !isChosen()) return done();
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
    const { traceId, spanId, traceFlags } = span.spanContext();
    if (!(traceFlags & TraceFlags.SAMPLED)) return done();
    span.setAttributes({ 'http.request.method': method, 'glow.request.id': id });
    traced.set(request, { span, rest: countTraced() });
    request.trace = traceId + spanId;
    reply.header('traceresponse', `00-${traceId}-${spanId}-01`);
    currentSpan.run(span, done);
  }

  /** Sets the span again, because a body is read in the context of its connection. */
  function resume(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
    const found = request.trace && traced.get(request);
    if (found) currentSpan.run(found.span, done);
    else done();
  }

  async function noteError(request: FastifyRequest, _reply: FastifyReply, error: Error): Promise<void> {
    const code = error instanceof ApiError && error.details.code;
    if (isOrder(request) && typeof code === 'string') refusals.set(request, code);
    traced.get(request)?.span.setAttribute('error.type', errorTypeOf(error));
  }

  function end({ request, reply, route }: RequestEvent): void {
    const { statusCode } = reply;
    durations.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': statusCode,
    });
    if (isOrder(request)) orders.add(1, { 'glow.outcome': outcomeOf(reply, refusals.get(request)) });
    const { span, rest } = traced.get(request) ?? {};
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    rest?.();
  }

  function observe({ fastify }: { fastify: FastifyInstance }): void {
    fastify.addHook('onError', noteError);
    if (share === 0) return;
    fastify.addHook('onRequest', begin);
    fastify.addHook('preHandler', resume);
  }

  const stops = [follow(channel(INITIALIZATION), observe), follow(requestEvents, end)];
  return () => stops.forEach((stop) => stop());
}

/** The span in `traceparent`, else the page's request. `tracestate` may hold anything, so it is not passed on. */
function parentOf(request: FastifyRequest): Context {
  const { traceparent, 'page-token': token } = request.headers;
  const named = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
  if (named) return trace.setSpanContext(ROOT_CONTEXT, { ...named, isRemote: true });
  const page = typeof token === 'string' ? request.server.pageTokens?.redeem(token, networkOf(request)) : undefined;
  return page?.trace ? requestContext(page.trace) : ROOT_CONTEXT;
}

function isOrder({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url === ORDERS;
}

function outcomeOf(reply: FastifyReply, refusal = ''): string {
  if (reply.statusCode < 300) return reply.hasHeader('idempotency-replayed') ? 'repeated' : 'accepted';
  return refusal || String(reply.statusCode);
}
