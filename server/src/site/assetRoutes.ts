import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { remotes } from '@glow/shared/remotes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../api/Refusal';
import { toRefusal } from '../api/toRefusal';

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const ASK_FIRST = 'no-cache';
/** A content hash in a file name: eight or more hex digits, or base64url with a digit in it after a dot. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+$|\.(?=[\w-]*\d)[\w-]{8,}\.\w+$/;
/** Files of a build that are not for the public. */
const PRIVATE = /(^|\/)release\.json|\.(map|cjs)(\.\w+)?$/;

/** The built files of every package under `/assets/<name>/`, the pictures and the brand; compressed siblings are used where a build left them. */
export async function assetRoutes(server: FastifyInstance, { root }: { root: string }): Promise<void> {
  const folders = new Map([['shell', 'shell'], ...remotes.map(({ name, folder }) => [name, folder] as const)]);
  await server.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', index: false, cacheControl: false });

  // A path that climbs out or cannot be a file's is answered like a file that is not there.
  server.setErrorHandler((error) => {
    throw toRefusal(error).status < 500 ? new Refusal(404, 'Not found') : error;
  });

  function send(reply: FastifyReply, file: string, folder: string, caching: string): FastifyReply {
    return reply.header('cache-control', caching).sendFile(file, join(root, folder));
  }

  server.get<{ Params: { name: string; '*': string } }>('/assets/:name/*', async ({ params: { name, '*': file } }, reply) => {
    const folder = folders.get(name);
    if (!folder || PRIVATE.test(file)) return reply.callNotFound();
    return send(reply, file, join(folder, 'dist'), HASHED.test(file) ? FOR_EVER : ASK_FIRST);
  });
  server.get<{ Params: { '*': string } }>('/images/*', async ({ params }, reply) => send(reply, params['*'], 'shared/dist/images', A_DAY));
  for (const file of ['favicon.svg', 'wordmark.svg']) {
    server.get(`/${file}`, async (_request, reply) => send(reply, file, 'shared/assets/brand', A_DAY));
  }
}
