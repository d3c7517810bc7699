import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { ApiError } from '../../base/errors/ApiError';
import { withTimeout } from '../../base/system/withTimeout';
import { matchesTag, STORE_NOWHERE } from '../../base/http/cacheControl';
import type { ListedPage } from '../rendering/renderJob';
import type { SiteParts } from './siteParts';

const CACHE_ONE_HOUR = 'public, max-age=3600';

/** The sitemap protocol allows so many in one file. */
const MAX_ADDRESSES = 50_000;

/** A crawler waits so long for lists of paths, which are made when no shopper waits for a page. */
const MAX_WAIT_MS = 10_000;

/** `/.well-known/change-password` is for password managers. */
export async function discoveryRoutes(
  server: FastifyInstance,
  { composer, addresses, site }: Pick<SiteParts, 'composer' | 'addresses' | 'site'>,
): Promise<void> {
  const sitemaps = new WeakMap<object, ReturnType<typeof makeSitemap>>();

  /** Made once for each list of addresses. */
  function sitemapOf(listed: { pages: ListedPage[] }) {
    const sitemap = sitemaps.get(listed) ?? makeSitemap(site(), listed.pages);
    sitemaps.set(listed, sitemap);
    return sitemap;
  }

  server.get<{ Querystring: { part?: string } }>('/sitemap.xml', async ({ query: { part }, headers }, reply) => {
    const late = () => Promise.reject(new ApiError(503, 'The sitemap is being made. Please try again in a moment.'));
    const { value, recorded } = await withTimeout(addresses.list(composer.compose()), MAX_WAIT_MS, late);
    const { whole, parts } = sitemapOf(value);
    const found = part === undefined ? whole : parts.find((_, at) => String(at) === part);
    if (!found) throw new ApiError(404, 'The sitemap has no such part.');
    reply.header('cache-control', recorded.hasFailed ? STORE_NOWHERE : CACHE_ONE_HOUR).header('etag', found.etag);
    if (matchesTag(headers['if-none-match'], found.etag)) return reply.code(304).send();
    return reply.type('application/xml; charset=utf-8').send(found.text);
  });

  server.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', CACHE_ONE_HOUR).type('text/plain; charset=utf-8').send(robots(site())),
  );
  server.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/forgot-password'));
}

/** Too many paths make an index of parts. */
function makeSitemap(site: string, pages: ListedPage[]) {
  const count = Math.max(1, Math.ceil(pages.length / MAX_ADDRESSES));
  const parts = Array.from({ length: count }, (_, at) =>
    tagged(sitemap(site, pages.slice(at * MAX_ADDRESSES, (at + 1) * MAX_ADDRESSES), 'urlset', 'url')),
  );
  const addresses = parts.map((_, at) => ({ path: `/sitemap.xml?part=${at}` }));
  const [first = tagged('')] = parts;
  return { whole: count > 1 ? tagged(sitemap(site, addresses, 'sitemapindex', 'sitemap')) : first, parts };
}

function tagged(text: string) {
  return { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
}

function sitemap(site: string, pages: ListedPage[], list: string, entry: string): string {
  const locations = pages.map(({ path, changed }) => {
    const location = `<loc>${(site + path).replace(/&/g, '&amp;').replace(/</g, '&lt;')}</loc>`;
    return changed ? `${location}<lastmod>${changed}</lastmod>` : location;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.map((location) => `  <${entry}>${location}</${entry}>`).join('\n')}
</${list}>
`;
}

/** Excludes no page: a crawler has to read the tag of a page that must not be found (SEO-150). */
function robots(site: string): string {
  return `User-agent: *
Allow: /
Disallow: /api

Sitemap: ${site}/sitemap.xml
`;
}
