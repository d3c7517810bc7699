import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { noDatabase } from '../testing/temporarySite';
import { healthRoutes } from './healthRoutes';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const never = () => new Promise<never>(() => undefined);

test.each([
  ['answers', async () => [], never, 200],
  ['fails', () => Promise.reject(new Error('none')), never, 503],
  ['does not answer within two seconds', never, async () => undefined, 503],
])('/readyz tells that the database %s, /healthz is ok', async (_what, query, timer, status) => {
  jest.mocked(wait).mockImplementation(timer);
  const server = fastify();
  await server.register(healthRoutes, { database: { ...noDatabase, query } });
  expect((await server.inject('/readyz')).statusCode).toBe(status);
  expect(wait).toHaveBeenLastCalledWith(2000, undefined, expect.objectContaining({ ref: false }));
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  await server.close();
});
