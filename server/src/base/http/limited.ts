import type { FastifySchema, RouteShorthandOptions } from 'fastify';

/** Options of a route that a network may ask `max` times a minute. */
export function limited(max: number, schema?: FastifySchema): RouteShorthandOptions {
  return { schema, config: { rateLimit: { max, timeWindow: '1 minute' } } };
}
