import type { FastifyInstance } from 'fastify';
import { llmsText } from './llmsText';
import type { Composer } from './composer';
import type { Renderer } from '../rendering/renderer';
import type { SiteOrigin } from '../config/siteOrigin';

const CACHE_ONE_HOUR = 'public, max-age=3600';

/** Paths disallowed for crawlers: API and personal pages. */
const NOT_CRAWLED = ['/api', '/account', '/admin', '/cart', '/checkout'];

interface DiscoveryRoutesOptions {
  composer: Composer;
  renderer: Renderer;
  site: SiteOrigin;
}

/** `/sitemap.xml`, `/robots.txt` and `/llms.txt`. */
export async function discoveryRoutes(
  server: FastifyInstance,
  { composer, renderer, site }: DiscoveryRoutesOptions,
): Promise<void> {
  server.get('/sitemap.xml', async (_request, reply) => {
    const paths = await renderer.sitemapPaths(composer.compose());
    return reply
      .header('cache-control', CACHE_ONE_HOUR)
      .type('application/xml; charset=utf-8')
      .send(sitemap(paths.map((path) => site() + path)));
  });

  server.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', CACHE_ONE_HOUR).type('text/plain; charset=utf-8').send(robots(site())),
  );
  server.get('/llms.txt', async (_request, reply) =>
    reply.header('cache-control', CACHE_ONE_HOUR).type('text/plain; charset=utf-8').send(llmsText(site())),
  );
}

function sitemap(urls: string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function robots(site: string): string {
  return `User-agent: *
Allow: /
${NOT_CRAWLED.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${site}/sitemap.xml
`;
}
