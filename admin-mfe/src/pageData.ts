import type { PageRequest } from '@glow/shared/app';
import { PAGE_SIZE, type Product } from '@glow/shared/catalog';
import { LOW_STOCK_BELOW } from './admin/lowStock';

/** What the dashboard shows of the catalogue. */
export interface AdminData {
  /** One page of the chosen category, in catalogue order. */
  products: Pick<Product, 'id' | 'name' | 'brand' | 'sku' | 'category' | 'price' | 'stockCount'>[];
  page: number;
  pageCount: number;
  /** Products of the chosen category. */
  matchCount: number;
  /** All products. */
  total: number;
  /** Products with low stock, lowest first (ADM-4). */
  lowStock: Pick<Product, 'id' | 'name' | 'images' | 'stockCount'>[];
}

const MAX_LOW_STOCK_PRODUCTS = 5;

/** The data of the admin's route. */
export const pageData = { admin: loadAdmin };

async function loadAdmin({ query, catalog }: PageRequest): Promise<AdminData> {
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const collection = ['skincare', 'makeup'].find((category) => category === query.get('category'));
  const [chosen, byStock] = await Promise.all([catalog.list({ collection, page }), catalog.list({ order: 'stock' })]);
  return {
    products: chosen.products.map(({ id, name, brand, sku, category, price, stockCount }) => {
      return { id, name, brand, sku, category, price, stockCount };
    }),
    page,
    pageCount: Math.ceil(chosen.matchCount / PAGE_SIZE),
    matchCount: chosen.matchCount,
    total: byStock.matchCount,
    lowStock: byStock.products
      .filter(({ stockCount }) => stockCount < LOW_STOCK_BELOW)
      .slice(0, MAX_LOW_STOCK_PRODUCTS)
      .map(({ id, name, images, stockCount }) => ({ id, name, images, stockCount })),
  };
}
