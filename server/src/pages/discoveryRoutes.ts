import { collections, findCollection } from '@glow/shared/catalog';
import { formatPrice, isShippingFree } from '@glow/shared/orders';
import { RETURNS_PERIOD_DAYS, type StorePolicy } from '@glow/shared/policy';
import type { FastifyInstance } from 'fastify';
import type { PageSource } from '../catalog/catalogSource';
import type { SiteOrigin } from '../config/siteOrigin';
import type { Renderer } from '../rendering/renderer';
import { CACHE_A_SECOND } from './cacheControl';
import type { Composer } from './composer';

const CACHE_ONE_HOUR = 'public, max-age=3600';

/** Most addresses of one sitemap, as its protocol says. */
const MAX_ADDRESSES = 50_000;

interface DiscoveryRoutesOptions {
  composer: Composer;
  renderer: Renderer;
  policy: PageSource['policy'];
  site: SiteOrigin;
}

/** `/sitemap.xml`, `/robots.txt`, `/llms.txt`, and the address at which password managers look for the page to change a password. */
export async function discoveryRoutes(
  server: FastifyInstance,
  { composer, renderer, policy, site }: DiscoveryRoutesOptions,
): Promise<void> {
  server.get<{ Querystring: { part?: unknown } }>('/sitemap.xml', async ({ query }, reply) => {
    const urls = (await renderer.sitemapPaths(composer.compose())).map((path) => site() + path);
    const start = Number(query.part) * MAX_ADDRESSES || 0;
    const isIndex = query.part === undefined && urls.length > MAX_ADDRESSES;
    const parts = urls.flatMap((_, at) =>
      at % MAX_ADDRESSES ? [] : `${site()}/sitemap.xml?part=${at / MAX_ADDRESSES}`,
    );
    return reply
      .header('cache-control', CACHE_ONE_HOUR)
      .type('application/xml; charset=utf-8')
      .send(
        isIndex
          ? sitemap(parts, 'sitemapindex', 'sitemap')
          : sitemap(urls.slice(start, start + MAX_ADDRESSES), 'urlset', 'url'),
      );
  });

  server.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', CACHE_ONE_HOUR).type('text/plain; charset=utf-8').send(robots(site())),
  );
  server.get('/llms.txt', async (_request, reply) =>
    reply
      .header('cache-control', CACHE_A_SECOND)
      .type('text/plain; charset=utf-8')
      .send(llmsText(site(), await policy())),
  );
  server.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/forgot-password'));
}

function sitemap(urls: string[], list: string, entry: string): string {
  const locations = urls.map((url) => `<loc>${url.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</loc>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.map((location) => `  <${entry}>${location}</${entry}>`).join('\n')}
</${list}>
`;
}

/** The file excludes no page: a page that must not be found has a tag for that, which a crawler has to read (SEO-150). */
function robots(site: string): string {
  return `User-agent: *
Allow: /
Disallow: /api

Sitemap: ${site}/sitemap.xml
`;
}

/** Markdown description of the store for AI assistants (`/llms.txt`). */
export function llmsText(site: string, policy: StorePolicy): string {
  const price = isShippingFree(policy)
    ? ''
    : ` from ${formatPrice(policy.freeFrom)}, below that ${formatPrice(policy.shipping)}`;
  const collectionLinks = [...collections.map(({ slug }) => findCollection(slug)), findCollection('all')].map(
    ({ slug, title, blurb }) => `- [${title}](${site}/collections/${slug}): ${blurb}`,
  );
  return `# Glow

> Glow is an online store for skincare and makeup. It is a demonstration: orders are kept, but no card is charged and no parcel is sent.

Prices are in US dollars. Every product's page has description, price, variants and stock in its HTML, offers and rating also as schema.org data.

## Shop

${collectionLinks.join('\n')}
- [Search](${site}/collections/all?q=serum): \`q\` is looked for in names, descriptions and tags

## Policies

- Shipping: free${price}, to the United States and Canada
- Tax: ${policy.tax / 1000}% of the subtotal, added at checkout
- Returns: within ${RETURNS_PERIOD_DAYS} days of delivery

## Read

- [The Glow Blog](${site}/blog): routines, tutorials and reviews
- [Shipping & Returns](${site}/shipping)
- [Size Guide](${site}/size-guide)
- [All pages](${site}/sitemap.xml)
`;
}
