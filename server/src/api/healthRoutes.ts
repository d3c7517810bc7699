import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/Database';
import { withTimeout } from '../system/withTimeout';

/** Time for the database to answer, in milliseconds. */
const READY_MS = 2_000;

interface HealthOptions {
  database: Database;
  /** Whether its pages can be rendered, and it is not about to close. */
  isReady?: () => boolean;
}

/**
 * `/healthz`: liveness of the process. `/readyz`: the database responds as well, within two seconds, the processes that render pages
 * have started, and the server is not about to close; 503 otherwise.
 */
export async function healthRoutes(
  server: FastifyInstance,
  { database, isReady = () => true }: HealthOptions,
): Promise<void> {
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const answer = database.query('select 1', []).then(Boolean, () => false);
    const isAnswered = await withTimeout(answer, READY_MS, () => false);
    return isAnswered && isReady() ? { status: 'ready' } : reply.code(503).send({ status: 'unavailable' });
  });
}
