import { choicesOf, lineId, type ProductRecord, type Variant } from '@glow/shared/catalog';
import { joinTexts, searchTextsOf, vocabularyOf } from '@glow/shared/search';
import { StartError } from '../../base/errors/errors';
import type { Queryable, Row, Value } from '../../base/database/Database';
import { isAmong } from '../../base/database/parameters';

export interface CatalogVariant extends Variant {
  /** It is not sold any more, and has no row of stock. */
  isDiscontinued?: true;
}

/** A product with all its variants, for its owner. Pages have a `ProductRecord`, without discontinued variants. */
export interface CatalogProduct extends ProductRecord {
  /** It is not sold, and no page knows it. */
  isHidden?: boolean;
  variants?: CatalogVariant[];
}

/** `discontinued_at` of a product that is only hidden: nothing with a time there is sold. */
export const HIDDEN_ONLY = 0;

/** The rows of products by table, and the words of their texts. A row of stock may have the pieces to add (`added`). */
export type CatalogRows = Record<'products' | 'variants' | 'reviews' | 'stock' | 'product_texts', Row[]> & {
  search_words: string[];
};

const PRODUCT_FIELDS = `position price original_price rating review_count is_new is_bestseller discontinued_at is_hidden
  category subcategory brand name sku description images tags ingredients benefits`.split(/\s+/);
const VARIANT_FIELDS = ['line_id', 'position', 'name', 'type', 'value', 'price', 'hex_color', 'image', 'other_images'];
const REVIEW_FIELDS = ['position', 'user_name', 'rating', 'title', 'comment', 'date', 'verified', 'helpful'];
/** Triggers keep `in_stock`; a new product has it right from the start, so that it is not written twice. */
const SAVE_PRODUCTS = upsert('products', 'id', [...PRODUCT_FIELDS, 'in_stock'], PRODUCT_FIELDS, '{"is_hidden":0}');
const SAVE_VARIANTS = upsert('variants', 'product_id, id', VARIANT_FIELDS);
const SAVE_REVIEWS = upsert('reviews', 'product_id, id', REVIEW_FIELDS);
/** The rows of stock are locked. A row without `added` sets the pieces: it is new or of an older version. */
const SAVE_STOCK = `insert into stock (line_id, product_id, pieces)
  select line_id, given.product_id, greatest(0, coalesce(stock.pieces + added, given.pieces))
  from json_to_recordset($1::json) as given (line_id text, product_id text, pieces integer, added integer)
  left join stock using (line_id) on conflict on constraint stock_pkey do update set pieces = excluded.pieces`;
/** It adds missing rows and leaves the pieces of the others. */
const ADD_STOCK = upsert('stock', 'line_id', ['product_id', 'pieces'], ['product_id']);

const DELETE_STOCK = `delete from stock using json_to_recordset($1::json) as variant (line_id text, is_discontinued integer)
  where stock.line_id = variant.line_id and is_discontinued = 1`;
/** A product then has only the given variants and reviews. */
const DELETE_VARIANTS = deleteOthers('variants');
const DELETE_REVIEWS = deleteOthers('reviews');
/** A stock row of another product; an import must not take it. */
const FOREIGN_STOCK = `select line_id, stock.product_id from stock join json_populate_recordset(null::stock, $1::json) as given
  using (line_id) where stock.product_id <> given.product_id limit 1`;

const SAVE_TEXTS = upsert('product_texts', 'product_id', ['content']);
/** Words are added in alphabetical order, so that two transactions cannot deadlock. */
const ADD_WORDS = `insert into search_words select word from json_array_elements_text($1::json) as word order by word
  on conflict do nothing`;

const LOCK_STOCK = `select from stock where ${isAmong('product_id')} order by line_id for no key update`;
const LOCK_PRODUCTS = `select from products where ${isAmong('id')} order by id for no key update`;

export function rowsOf(product: CatalogProduct, position: number): CatalogRows {
  const sold = { ...product, variants: product.variants?.filter(({ isDiscontinued }) => !isDiscontinued) };
  const texts = searchTextsOf(sold);
  const { isDiscontinued, isHidden = false } = product;
  const notSold = {
    is_hidden: Number(isHidden),
    discontinued_at: isDiscontinued ? Date.now() : isHidden ? HIDDEN_ONLY : null,
  };
  const ofProduct = { product_id: product.id };
  return {
    products: [{ ...rowOf(product, ['id', 'in_stock', ...PRODUCT_FIELDS]), position, ...notSold }],
    variants: (product.variants ?? []).map((variant, index) => ({
      ...rowOf(variant, ['id', ...VARIANT_FIELDS]),
      ...ofProduct,
      line_id: lineId(product, variant),
      position: index,
      // this is no column: a variant without stock is not sold any more
      is_discontinued: Number(variant.isDiscontinued ?? 0),
    })),
    reviews: product.reviews.map((review, index) => ({
      ...rowOf(review, ['id', ...REVIEW_FIELDS]),
      ...ofProduct,
      position: index,
    })),
    stock: choicesOf(sold).map(({ variant }) => ({
      line_id: lineId(product, variant),
      ...ofProduct,
      pieces: (variant ?? product).stockCount,
    })),
    product_texts: [{ ...ofProduct, content: contentOf(texts) }],
    search_words: vocabularyOf(texts),
  };
}

/** The fields of a product or of a part of it, by column: `hex_color` is `hexColor`. */
function rowOf(item: object, columns: string[]): Row {
  const fieldOf = (column: string) => column.replace(/_\w/g, ([, letter = '']) => letter.toUpperCase());
  return Object.fromEntries(columns.map((column) => [column, toValue(Reflect.get(item, fieldOf(column)))]));
}

function toValue(value: Value | boolean | string[] = null): Value {
  if (Array.isArray(value)) return JSON.stringify(value);
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Search texts as one text, with the separators of `migrations/007_catalog.sql`. */
function contentOf({ keywords, sku, description, ingredients }: ReturnType<typeof searchTextsOf>): string {
  return `${joinTexts([...keywords, sku])}\u001F\u001E${description}\u001D${joinTexts(ingredients)}`;
}

export function joinRows<Rows extends CatalogRows>(rows: Rows[]): Rows {
  const tables = Object.keys(rows[0] ?? {}) as (keyof Rows)[];
  const joined = tables.map((table) => [table, [...new Set(rows.flatMap((one) => one[table]))]]);
  return Object.fromEntries(joined);
}

/** Saves rows, which the caller has locked. The pieces of known stock rows stay, unless `setsStock`. */
export async function saveProducts(transaction: Queryable, rows: CatalogRows, setsStock = false): Promise<void> {
  const [foreign] = await transaction.query(FOREIGN_STOCK, [JSON.stringify(rows.stock)]);
  if (foreign) throw new StartError(`GLOW-355 ${foreign.line_id} is already sold as a choice of ${foreign.product_id}`);
  await transaction.query(SAVE_PRODUCTS, [JSON.stringify(rows.products)]);
  await transaction.query(SAVE_VARIANTS, [JSON.stringify(rows.variants)]);
  await transaction.query(DELETE_VARIANTS, [JSON.stringify(rows.products), JSON.stringify(rows.variants)]);
  await transaction.query(SAVE_REVIEWS, [JSON.stringify(rows.reviews)]);
  await transaction.query(DELETE_REVIEWS, [JSON.stringify(rows.products), JSON.stringify(rows.reviews)]);
  await saveTexts(transaction, rows);
  await transaction.query(setsStock ? SAVE_STOCK : ADD_STOCK, [JSON.stringify(rows.stock)]);
  await transaction.query(DELETE_STOCK, [JSON.stringify(rows.variants)]);
}

/** Locks the stock of products and then the products until the transaction ends, as an order does. */
export async function lockProducts(transaction: Queryable, ids: string[]): Promise<void> {
  await transaction.query(LOCK_STOCK, [JSON.stringify(ids)]);
  await transaction.query(LOCK_PRODUCTS, [JSON.stringify(ids)]);
}

export async function saveTexts(transaction: Queryable, rows: Pick<CatalogRows, 'product_texts' | 'search_words'>) {
  await transaction.query(SAVE_TEXTS, [JSON.stringify(rows.product_texts)]);
  await transaction.query(ADD_WORDS, [JSON.stringify(rows.search_words)]);
}

/** A statement with products and their rows of a table as JSON; it deletes all other rows of these products. */
function deleteOthers(table: string): string {
  return `delete from ${table} using json_to_recordset($1::json) as product (id text)
    where product_id = product.id and (product_id, ${table}.id) not in
      (select product_id, id from json_to_recordset($2::json) as given (product_id text, id text))`;
}

/** Rows are JSON; `missing` has fields that older rows lack. The key is named, because older schemas have another. */
function upsert(table: string, key: string, columns: string[], updated = columns, missing = '{}'): string {
  const all = `${key}, ${columns.join(', ')}`;
  const values = (row: string) => `(${updated.map((column) => `${row}.${column}`).join(', ')})`;
  return `insert into ${table} (${all}) select ${all} from json_populate_recordset(json_populate_record(null::${table}, '${missing}'), $1::json)
    on conflict on constraint ${table}_pkey do update set (${updated.join(', ')}) = row ${values('excluded')}
    where ${values(table)} is distinct from ${values('excluded')}`;
}
