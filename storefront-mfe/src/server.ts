import { collections, type CatalogSource } from '@glow/shared/catalog';

export { pageData } from './pageData';
export { Screens } from './routes';

/** The paths of home, the collections and the products, for the sitemap. */
export async function sitemapPaths(catalog: CatalogSource): Promise<string[]> {
  return [
    '/',
    ...collections.map(({ slug }) => `/collections/${slug}`),
    '/collections/all',
    ...(await catalog.ids()).map((id) => `/product/${id}`),
  ];
}
