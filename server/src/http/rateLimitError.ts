import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError';

/** The error for an exceeded rate limit; `ttl` is the remaining time of its window in milliseconds. */
export function rateLimitError(_request: FastifyRequest, { ttl }: { ttl: number }): ApiError {
  return new ApiError(429, `Too many requests. Please try again in ${Math.ceil(ttl / 1000)} seconds.`);
}
