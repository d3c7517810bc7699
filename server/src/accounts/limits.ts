import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError';
import { networkOf } from '../http/networkOf';

const MINUTE = 60 * 1000;
/** How long a try waits if an address has had many, from wherever, in milliseconds. */
const SLOW_MS = 1000;

/**
 * Limits tries of passwords and requests of mails: a network has thirty in a minute, and ten in a quarter of an hour for one address.
 * After twenty from all networks, each try for this address waits a second: that slows who guesses, and its owner signs in all the same.
 */
export function createTryLimits(server: FastifyInstance, pause: (ms: number) => Promise<unknown> = setTimeout) {
  const address = ({ body }: FastifyRequest) => String((body as { email?: unknown } | null)?.email ?? '').toLowerCase();
  const limit = (name: string, max: number, minutes: number, keyOf: (request: FastifyRequest) => string) =>
    server.createRateLimit({
      max,
      timeWindow: minutes * MINUTE,
      keyGenerator: (request) => `accounts ${name} ${keyOf(request)}`,
    });
  const ofNetwork = limit('network', 30, 1, networkOf);
  const ofBoth = limit('both', 10, 15, (request) => `${networkOf(request)} ${address(request)}`);
  const ofAddress = limit('address', 20, 15, address);
  return async (request: FastifyRequest): Promise<void> => {
    refuse(await ofNetwork(request));
    if (!address(request)) return;
    refuse(await ofBoth(request));
    const tries = await ofAddress(request);
    if (!tries.isAllowed && tries.isExceeded) await pause(SLOW_MS);
  };
}

function refuse(counted: { isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }): void {
  if (!counted.isExceeded) return;
  const message = `Too many attempts. Please try again in ${counted.ttlInSeconds} seconds.`;
  throw new ApiError(429, message, undefined, { code: 'TOO_MANY_TRIES' });
}
