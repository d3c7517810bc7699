import { collections, products } from '@glow/shared/catalog';

export { Screens } from './routes';

/** The paths of home, the collections and the products, for the sitemap. */
export function sitemapPaths(): string[] {
  return [
    '/',
    ...collections.map(({ slug }) => `/collections/${slug}`),
    '/collections/all',
    ...products.map(({ id }) => `/product/${id}`),
  ];
}
