import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/ApiError';

const BODY_MS = 8_000;
const MIB = 1024 ** 2;
/** Of a whole request, in milliseconds: more than the largest body of a route may take. */
export const REQUEST_MS = 180_000;

/** Refuses a body that takes longer than `bodyMs`, or than `bodyMs` for each MiB that its route takes. */
export function limitBodyTime(server: FastifyInstance, bodyMs = BODY_MS): void {
  server.addHook('onRequest', async ({ raw, routeOptions: { bodyLimit = 0 } }, reply) => {
    if (!('content-length' in raw.headers || 'transfer-encoding' in raw.headers)) return;
    const timer = setTimeout(end, bodyMs * Math.max(1, bodyLimit / MIB)).unref();
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));

    function end(): void {
      if (raw.complete) return;
      // what reads the body answers with its error
      if (reply.sent || raw.listenerCount('error') === 0) return void raw.destroy();
      reply.header('connection', 'close');
      raw.emit('error', new ApiError(408, 'The request took too long.'));
    }
  });
}
