import type { PageRequest } from '@glow/shared/app';
import { PAGE_SIZE } from '@glow/shared/catalog';
import { LOW_STOCK_BELOW } from '@glow/shared/staff';

const MAX_LOW_STOCK_PRODUCTS = 5;

export const pageData = { admin: loadAdmin };

/** A page of the chosen category (`matchCount` in all), and the lowest stocks of all `total` products (ADM-4). */
async function loadAdmin({ query, catalog }: PageRequest) {
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const collection = ['skincare', 'makeup'].find((category) => category === query.get('category'));
  const [chosen, byStock] = await Promise.all([catalog.list({ collection, page }), catalog.list({ order: 'stock' })]);
  return {
    products: chosen.products.map(({ id, name, brand, sku, category, price, stockCount, images: [image = ''] }) => {
      return { id, name, brand, sku, category, price, stockCount, image };
    }),
    page,
    pageCount: Math.ceil(chosen.matchCount / PAGE_SIZE),
    matchCount: chosen.matchCount,
    total: byStock.matchCount,
    lowStock: byStock.products
      .filter(({ stockCount }) => stockCount < LOW_STOCK_BELOW)
      .slice(0, MAX_LOW_STOCK_PRODUCTS)
      .map(({ id, name, images: [image = ''], stockCount }) => ({ id, name, image, stockCount })),
  };
}
