import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/Database';

/** `/healthz`: liveness of the process. `/readyz`: the database responds as well; 503 otherwise. */
export async function healthRoutes(server: FastifyInstance, { database }: { database: Database }): Promise<void> {
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    try {
      await database.query('select 1', []);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
