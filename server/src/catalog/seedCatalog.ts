import type { ProductRecord } from '@glow/shared/catalog';
import { sampleDetails, sampleProducts, sampleReviews } from '@glow/shared/samples';
import type { Queryable } from '../database/Database';
import { joinRows, rowsOf, saveProducts, saveTexts } from './saveProducts';

/** Inserts the sample products, after the migration that creates the tables of the catalogue. Known stock rows stay as they are. */
export async function seedCatalog(transaction: Queryable): Promise<void> {
  for (const [position, product] of sampleProducts.entries()) {
    const reviews = sampleReviews.filter(({ productId }) => productId === product.id);
    const record: ProductRecord = { ...product, ...sampleDetails(product.id), reviews, isDiscontinued: false };
    await saveProducts(transaction, rowsOf(record, position));
  }
}

/** The next products with what a search looks at, in the tables of the migration that folds texts. */
const NEXT_PRODUCTS = `select json_build_object('id', id, 'name', name, 'brand', brand, 'sku', sku, 'category', category,
    'subcategory', subcategory, 'description', description, 'isBestseller', is_bestseller = 1, 'isNew', is_new = 1,
    'tags', tags::json, 'ingredients', ingredients::json, 'reviews', '[]'::json, 'variants',
    (select coalesce(json_agg(json_build_object('name', name, 'value', value) order by position), '[]')
     from variants where product_id = products.id))::text as product
  from products where id > $1 order by id limit 500`;

/** Writes the search texts of all products again. */
export async function foldTexts(transaction: Queryable): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows = await transaction.query(NEXT_PRODUCTS, [last]);
    const products = rows.map(({ product }): ProductRecord => JSON.parse(String(product)));
    await saveTexts(transaction, joinRows(products.map((product) => rowsOf(product, 0))));
    last = products.at(-1)?.id;
  }
}
