import { collections, findCollection } from '@glow/shared/catalog';
import { formatPrice, isShippingFree } from '@glow/shared/orders';
import { RETURNS_PERIOD_DAYS, type StorePolicy } from '@glow/shared/policy';
import type { FastifyInstance } from 'fastify';
import type { SiteOrigin } from '../base/config/siteOrigin';
import { CACHE_A_SECOND } from '../base/http/cacheControl';

interface LlmsOptions {
  policy(): Promise<StorePolicy>;
  site: SiteOrigin;
}

export async function llmsRoute(server: FastifyInstance, { policy, site }: LlmsOptions): Promise<void> {
  server.get('/llms.txt', async (_request, reply) =>
    reply
      .header('cache-control', CACHE_A_SECOND)
      .type('text/plain; charset=utf-8')
      .send(llmsText(site(), await policy())),
  );
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
