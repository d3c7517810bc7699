import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openPages } from './openPages';
import type { Registry } from './openRegistry';
import type { Renderer } from './openRenderer';
import type { SiteOrigin } from './siteOrigin';

/** Fresh for half a minute; for five more a shown copy is renewed behind the shopper's back. */
const A_MOMENT = 'public, max-age=30, stale-while-revalidate=300';

interface PageRoutesOptions {
  registry: Registry;
  renderer: Renderer;
  site: SiteOrigin;
}

/** The page of every URL, and the registry that the browser re-reads when a remote fails. */
export async function pageRoutes(server: FastifyInstance, { registry, renderer, site }: PageRoutesOptions): Promise<void> {
  const pageOf = openPages(registry, renderer, site, (problem, url) => server.log.error({ problem, path: url.split('?', 1)[0] }, 'A page could not be rendered on the server'));

  server.get('/registry.json', async (_request, reply) => {
    const { id, remotes } = registry();
    reply.header('cache-control', 'no-store');
    return { id, remotes };
  });

  server.get('/*', async (request, reply) => {
    const [pathname = '/'] = request.url.split('?', 1);
    if (!wantsHtml(request) || isNoPage(pathname)) return reply.callNotFound();
    const page = await pageOf(request.url);
    const encoding = encodingFor(request);
    reply.code(page.status).headers({ 'cache-control': A_MOMENT, 'content-type': 'text/html; charset=utf-8', etag: page.etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(page[encoding]);
  });

  // refused before its body is read
  server.route({ method: ['POST', 'PUT', 'PATCH', 'DELETE'], url: '/*', onRequest: refuseMethod, handler: refuseMethod });
}

/** Addresses of the API and of files. */
function isNoPage(pathname: string): boolean {
  return /^\/api(\/|$)|\.\w+$/.test(pathname);
}

async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
  if (/^\/api(\/|$)/.test(request.url)) return reply.callNotFound();
  return reply.code(405).headers({ allow: 'GET, HEAD', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }).send('There is nothing to send to this page.');
}

function encodingFor({ headers: { 'accept-encoding': accepted = '' } }: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const names = String(accepted).split(',').map((part) => part.trim().split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

function wantsHtml({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}
