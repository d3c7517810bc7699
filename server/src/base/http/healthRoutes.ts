import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/Database';
import { READ_ONLY, REQUIRE_WRITES } from '../database/sendStatement';
import { withTimeout } from '../system/withTimeout';

const READY_MS = 2_000;

const NO_ANSWER = { database: 'no answer' };
const STOPPING = Promise.resolve({ server: 'stopping' });

interface HealthOptions {
  database: Database;
  isReady?: () => boolean;
  isDraining?: () => boolean;
}

/** `/healthz`: the process runs. `/readyz`: it can serve pages and take orders; otherwise 503 with the problem. */
export async function healthRoutes(
  server: FastifyInstance,
  { database, isReady = () => true, isDraining = () => false }: HealthOptions,
): Promise<void> {
  const ownProblem = () => !isReady() && { pages: 'not ready' };
  const problemOf = ({ cause }: { cause?: { code?: string } }) =>
    cause?.code === READ_ONLY ? { database: 'read-only' } : NO_ANSWER;
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    // a balancer has to notice soon, also while the database is slow
    const answer = isDraining() ? STOPPING : database.query(REQUIRE_WRITES, []).then(ownProblem, problemOf);
    const found = await withTimeout<object | false>(answer, READY_MS, () => NO_ANSWER);
    return found ? reply.code(503).send({ status: 'unavailable', ...found }) : { status: 'ready' };
  });
}
