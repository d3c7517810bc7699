import type { PageData, PageRequest, RemoteData } from '@glow/shared/app';
import { formatPrice } from '@glow/shared/orders';
import { findArticles } from './blog/findArticles';
import { linkedProducts } from './data/linkedProducts';
import { postBodies } from './data/postBodies';

/** The known products that an article links to, by id, as it shows them: `price` as text, `picture` a picture name. */
export type ArticleProducts = Partial<Record<string, { name: string; brand: string; price: string; picture?: string }>>;

/** The data of the blog's routes, by the names of the routes. On the server only. */
export const pageData = {
  async article({ params, catalog }: PageRequest): Promise<ArticleProducts> {
    const products = await catalog.products(linkedProducts(postBodies[params.slug ?? ''] ?? ''));
    return Object.fromEntries(
      products.map(({ id, name, brand, price, images: [picture] }) => [
        id,
        { name, brand, price: formatPrice(price), picture },
      ]),
    );
  },

  'found-articles': (async ({ query }) =>
    findArticles(query.get('q') ?? '')) satisfies RemoteData['/blog/search/articles'],
} satisfies PageData;
