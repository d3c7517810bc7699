import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { UnavailableError } from '../errors/errors';
import { noDatabase } from '../../testing/temporarySite';
import { healthRoutes } from './healthRoutes';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const never = () => new Promise<never>(() => undefined);

const UNAVAILABLE = { status: 'unavailable' };
const refusal = new UnavailableError('', { cause: { code: '25006' } });
const isNotReady = () => false;
const isDraining = () => true;

test.each([
  ['answers', async () => [], never, {}, { status: 'ready' }],
  ['fails', () => Promise.reject(new Error('none')), never, {}, { ...UNAVAILABLE, database: 'no answer' }],
  ['takes no writes', () => Promise.reject(refusal), never, {}, { ...UNAVAILABLE, database: 'read-only' }],
  ['does not answer within two seconds', never, async () => undefined, {}, { ...UNAVAILABLE, database: 'no answer' }],
  ['answers before the pages', async () => [], never, { isReady: isNotReady }, { ...UNAVAILABLE, pages: 'not ready' }],
  [
    'fails after SIGTERM',
    () => Promise.reject(new Error('none')),
    never,
    { isDraining },
    { ...UNAVAILABLE, server: 'stopping' },
  ],
])('/readyz tells that the database %s, /healthz is ok', async (_what, query, timer, options, answer) => {
  jest.mocked(wait).mockImplementation(timer);
  const server = fastify();
  await server.register(healthRoutes, { database: { ...noDatabase, query }, ...options });
  const response = await server.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([answer.status === 'ready' ? 200 : 503, answer]);
  expect(wait).toHaveBeenLastCalledWith(2000, undefined, expect.objectContaining({ ref: false }));
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  await server.close();
});
