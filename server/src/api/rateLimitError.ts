import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError';

/** What is answered beyond a rate limit; `ttl` is the rest of its window in milliseconds. */
export function rateLimitError(_request: FastifyRequest, { ttl }: { ttl: number }): ApiError {
  return new ApiError(429, `Too many requests. Please try again in ${Math.ceil(ttl / 1000)} seconds.`);
}
