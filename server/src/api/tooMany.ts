import type { FastifyRequest } from 'fastify';
import { Refusal } from './Refusal';

/** What is answered beyond a rate limit; `ttl` is the rest of its window in milliseconds. */
export function tooMany(_request: FastifyRequest, { ttl }: { ttl: number }): Refusal {
  return new Refusal(429, `Too many requests. Please try again in ${Math.ceil(ttl / 1000)} seconds.`);
}
