import type { SearchedProduct } from '@glow/shared/search';
import type { Queryable } from './Database';
import { saveTexts, textRowsOf } from './saveProducts';

/** Products whose texts are in memory at once. */
const PAGE_SIZE = 500;

const NEXT_PRODUCTS = `select json_build_object('id', id, 'name', name, 'brand', brand, 'sku', sku, 'category', category,
    'subcategory', subcategory, 'description', description, 'isBestseller', is_bestseller = 1, 'isNew', is_new = 1,
    'tags', tags::json, 'ingredients', ingredients::json, 'variants', (select coalesce(
      json_agg(json_build_object('name', name, 'value', value) order by position), '[]') from variants where product_id = products.id))::text
    as product from products where id > $1 order by id limit ${PAGE_SIZE}`;

/** Makes the search texts of all products anew, after the migration that says how they are folded. */
export async function foldTexts(transaction: Queryable): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows = await transaction.query(NEXT_PRODUCTS, [last]);
    const products = rows.map((row): SearchedProduct & { id: string } => JSON.parse(String(row.product)));
    const texts = products.map(textRowsOf);
    await saveTexts(transaction, {
      product_texts: texts.flatMap((row) => row.product_texts),
      search_words: texts.flatMap((row) => row.search_words),
    });
    last = products.at(-1)?.id;
  }
}
