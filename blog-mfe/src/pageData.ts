import type { PageData, PageRequest } from '@glow/shared/app';
import { formatPrice } from '@glow/shared/orders';
import { linkedProducts } from './data/linkedProducts';
import { postBodies } from './data/postBodies';

/** A product as the text of an article shows it: `price` as text, `picture` a picture name. */
export interface ArticleProduct {
  name: string;
  brand: string;
  price: string;
  picture?: string;
}

/** The known products that an article links to, by id. */
export type ArticleProducts = Record<string, ArticleProduct | undefined>;

/** The data of the blog's routes. On the server only. */
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
} satisfies PageData;
