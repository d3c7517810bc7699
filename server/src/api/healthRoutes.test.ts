import fastify from 'fastify';
import { noDatabase } from '../testing/temporarySite';
import { healthRoutes } from './healthRoutes';

test.each([
  ['answers', async () => [], 200],
  ['fails', () => Promise.reject(new Error('none')), 503],
  ['does not answer', () => new Promise<never>(() => undefined), 503],
])(
  '/readyz tells within two seconds that the database %s, /healthz is ok',
  async (_what, query, status) => {
    const server = fastify();
    await server.register(healthRoutes, { database: { ...noDatabase, query } });
    const started = performance.now();
    expect((await server.inject('/readyz')).statusCode).toBe(status);
    expect(performance.now() - started).toBeLessThan(2500);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    await server.close();
  },
  10_000,
);
