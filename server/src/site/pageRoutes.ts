import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from './openRegistry';
import { renderDocument } from './renderDocument';

/** The document of every page, and the registry that the browser re-reads when a remote fails; tagged and compressed. */
export async function pageRoutes(server: FastifyInstance, { registry }: { registry: Registry }): Promise<void> {
  await server.register(etag, { weak: true });
  await server.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });

  server.get('/registry.json', async (_request, reply) => {
    const { id, remotes } = registry();
    reply.header('cache-control', 'no-store');
    return { id, remotes };
  });

  server.get('/*', async (request, reply) => {
    const pathname = pathOf(request);
    if (!wantsHtml(request) || /\.\w+$/.test(pathname)) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(renderDocument(registry(), pathname));
  });
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url;
}

function wantsHtml({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}
