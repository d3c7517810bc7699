import type { Queryable, Row } from '../database/Database';
import { isAmong } from './parameters';
import { PRODUCT_COLUMNS, toRecord } from './productRows';
import type { CatalogProduct } from './saveProducts';

/** A product with its position in the catalogue order. */
export interface PlacedProduct {
  position: number;
  product: CatalogProduct;
}

/** Products per query. */
const PAGE_SIZE = 200;

/** Writes every product as a line of JSON, in catalogue order, discontinued ones too. */
export async function readCatalog(database: Queryable, write: (line: string) => Promise<void> | void): Promise<void> {
  const ids = await database.query('select id from products order by position, id', []);
  for (let start = 0; start < ids.length; start += PAGE_SIZE) {
    const page = JSON.stringify(ids.slice(start, start + PAGE_SIZE).map(({ id }) => id));
    const [products, reviews] = await Promise.all([
      database.query(`select ${PRODUCT_COLUMNS} from products where ${isAmong('id')} order by position, id`, [page]),
      database.query(`select * from reviews where ${isAmong('product_id')} order by position, id`, [page]),
    ]);
    for (const row of products) await write(JSON.stringify(toPlaced(row, reviews)));
  }
}

function toPlaced(row: Row, reviews: Row[]): PlacedProduct {
  const ownReviews = reviews.filter(({ product_id: id }) => id === row.id);
  return { position: Number(row.position), product: toRecord(row, ownReviews, true) };
}
