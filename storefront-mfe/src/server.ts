import { collections, type CatalogSource } from '@glow/shared/catalog';

export { pageData } from './pageData';
export { Screens } from './routes';

export async function sitemapPaths(catalog: CatalogSource): Promise<string[]> {
  return [
    '/',
    ...collections.map(({ slug }) => `/collections/${slug}`),
    '/collections/all',
    ...(await catalog.ids()).map((id) => `/product/${id}`),
  ];
}
