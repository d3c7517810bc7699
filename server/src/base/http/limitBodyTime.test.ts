import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { toApiError } from '../errors/toApiError';
import { limitBodyTime } from './limitBodyTime';

const BODY_MS = 200;
const server = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });

beforeAll(async () => {
  limitBodyTime(server, BODY_MS);
  server.setErrorHandler((error, _request, reply) => reply.code(toApiError(error).status).send('refused'));
  for (const [path, bodyLimit] of [
    ['/order', undefined],
    ['/import', 20 * 1024 ** 2],
  ] as const)
    server.post(path, { bodyLimit }, async () => 'done');
  await server.listen({ port: 0 });
});
afterAll(() => server.close());

/** The status for a body whose second half comes after `ms`, or not before the answer. */
async function statusAfter(path: string, ms?: number): Promise<number | undefined> {
  const { port } = server.server.address() as AddressInfo;
  const sent = request({ port, path, method: 'POST', headers: { 'content-type': 'text/plain', 'content-length': 2 } });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.on('error', () => undefined).write('1');
  if (ms !== undefined) {
    await wait(ms);
    sent.end('2');
  }
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}

test('a late body is refused, and a large one has more time', async () => {
  expect(await statusAfter('/order')).toBe(408);
  expect(await statusAfter('/order', 0)).toBe(200);
  expect(await statusAfter('/import', BODY_MS * 3)).toBe(200);
});
