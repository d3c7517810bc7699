import type { Queryable } from '../../base/database/Database';
import { isAmong, jsonTexts } from '../../base/database/parameters';
import { PRODUCT_COLUMNS, readReviews, toRecord } from './productRows';
import type { CatalogProduct } from './saveProducts';

export interface PlacedProduct {
  position: number;
  product: CatalogProduct;
}

const PAGE_SIZE = 200;

/** Every product in catalogue order, also discontinued and hidden ones. */
export async function readCatalog(database: Queryable): Promise<PlacedProduct[]> {
  const products: PlacedProduct[] = [];
  const ids = await database.query('select id from products order by position, id', []);
  for (let start = 0; start < ids.length; start += PAGE_SIZE) {
    const page = ids.slice(start, start + PAGE_SIZE).map(({ id }) => String(id));
    products.push(...(await readPlaced(database, page)));
  }
  return products;
}

/** It keeps the catalogue order, not the order of `ids`. */
export async function readPlaced(database: Queryable, ids: string[]): Promise<PlacedProduct[]> {
  const params = [jsonTexts(ids)];
  const [products, reviews] = await Promise.all([
    database.query(`select ${PRODUCT_COLUMNS} from products where ${isAmong('id')} order by position, id`, params),
    readReviews(database, isAmong('product_id'), params),
  ]);
  return products.map((row) => {
    const ownReviews = reviews.filter(({ productId }) => productId === row.id);
    return { position: Number(row.position), product: toRecord(row, ownReviews, true) };
  });
}
