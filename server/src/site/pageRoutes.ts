import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openPages } from './openPages';
import type { Registry } from './openRegistry';

/** Fresh for half a minute; for five more a shown copy is renewed behind the shopper's back. */
const A_MOMENT = 'public, max-age=30, stale-while-revalidate=300';

/** The page of every URL, and the registry that the browser re-reads when a remote fails. */
export async function pageRoutes(server: FastifyInstance, { registry }: { registry: Registry }): Promise<void> {
  const pageOf = openPages(registry, (problem, url) => server.log.error({ problem, path: url.split('?', 1)[0] }, 'A page could not be rendered on the server'));

  server.get('/registry.json', async (_request, reply) => {
    const { id, remotes } = registry();
    reply.header('cache-control', 'no-store');
    return { id, remotes };
  });

  server.get('/*', async (request, reply) => {
    const [pathname = '/'] = request.url.split('?', 1);
    if (!wantsHtml(request) || /\.\w+$/.test(pathname)) return reply.callNotFound();
    const page = await pageOf(request.url);
    const encoding = encodingFor(request);
    reply.code(page.status).headers({ 'cache-control': A_MOMENT, 'content-type': 'text/html; charset=utf-8', etag: page.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(page[encoding]);
  });
}

function encodingFor({ headers: { 'accept-encoding': accepted = '' } }: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const names = String(accepted).split(',').map((part) => part.trim().split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

function wantsHtml({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}
