import { choicesOf, lineId, type ProductRecord, type Variant } from '@glow/shared/catalog';
import { joinTexts, searchTextsOf, vocabularyOf } from '@glow/shared/search';
import type { Queryable, Row } from './Database';

/** A variant, sold or not. */
export interface CatalogVariant extends Variant {
  /** Not sold any more: it has no row of stock. */
  isDiscontinued?: true;
}

/** A product with all its variants, as an owner has it. Pages have a `ProductRecord` with those that are sold. */
export interface CatalogProduct extends ProductRecord {
  variants?: CatalogVariant[];
}

/** The rows of products, by table, and the words of their search texts. */
export interface CatalogRows {
  products: Row[];
  variants: Row[];
  reviews: Row[];
  stock: Row[];
  product_texts: Row[];
  search_words: string[];
}

const PRODUCT_FIELDS = [
  ...['position', 'price', 'original_price', 'rating', 'review_count', 'is_new', 'is_bestseller', 'discontinued_at'],
  ...['category', 'subcategory', 'brand', 'name', 'sku', 'description', 'images', 'tags', 'ingredients', 'benefits'],
];
/** Triggers keep `in_stock`; a new product has it right from the start, so that it is not written twice. */
const SAVE_PRODUCTS = upsert('products', 'id', [...PRODUCT_FIELDS, 'in_stock'], PRODUCT_FIELDS);
const SAVE_VARIANTS = upsert('variants', 'product_id, id', [
  ...['line_id', 'position', 'name', 'type', 'value', 'price', 'hex_color', 'image'],
]);
const SAVE_REVIEWS = upsert('reviews', 'id', [
  ...['product_id', 'position', 'user_name', 'rating', 'title', 'comment', 'date', 'verified', 'helpful'],
]);
const SAVE_STOCK = upsert('stock', 'line_id', ['product_id', 'pieces']);
/** Adds what is missing and leaves the number of pieces as it is. */
const ADD_STOCK = upsert('stock', 'line_id', ['product_id', 'pieces'], ['product_id']);

const DELETE_STOCK = `delete from stock using json_to_recordset($1::json) as variant (line_id text, is_discontinued integer)
  where stock.line_id = variant.line_id and is_discontinued = 1`;

const SAVE_TEXTS = upsert('product_texts', 'product_id', ['content']);
/** In one order, so that two transactions cannot deadlock. */
const ADD_WORDS = `insert into search_words select word from json_array_elements_text($1::json) as word order by word
  on conflict do nothing`;

const LOCK_STOCK = `select from stock where product_id = any (array(select json_array_elements_text($1::json)))
  order by line_id for no key update`;

/** The rows of a product at a position of the catalogue order. */
export function rowsOf(product: CatalogProduct, position: number): CatalogRows {
  const sold = { ...product, variants: product.variants?.filter(({ isDiscontinued }) => !isDiscontinued) };
  const texts = searchTextsOf(sold);
  return {
    products: [
      {
        id: product.id,
        position,
        price: product.price,
        original_price: product.originalPrice ?? null,
        rating: product.rating,
        review_count: product.reviewCount,
        is_new: Number(product.isNew),
        is_bestseller: Number(product.isBestseller),
        in_stock: Number(product.inStock),
        discontinued_at: product.isDiscontinued ? Date.now() : null,
        category: product.category,
        subcategory: product.subcategory,
        brand: product.brand,
        name: product.name,
        sku: product.sku,
        description: product.description,
        images: JSON.stringify(product.images),
        tags: JSON.stringify(product.tags),
        ingredients: JSON.stringify(product.ingredients),
        benefits: JSON.stringify(product.benefits),
      },
    ],
    variants: (product.variants ?? []).map((variant, index) => ({
      product_id: product.id,
      id: variant.id,
      line_id: lineId(product, variant),
      position: index,
      name: variant.name,
      type: variant.type,
      value: variant.value,
      price: variant.price ?? null,
      hex_color: variant.hexColor ?? null,
      image: variant.image ?? null,
      // no column: a variant without stock is not sold any more
      is_discontinued: Number(variant.isDiscontinued ?? 0),
    })),
    reviews: product.reviews.map((review, index) => ({
      id: review.id,
      product_id: product.id,
      position: index,
      user_name: review.userName,
      rating: review.rating,
      title: review.title,
      comment: review.comment,
      date: review.date,
      verified: Number(review.verified),
      helpful: review.helpful,
    })),
    stock: choicesOf(sold).map(({ variant }) => ({
      line_id: lineId(product, variant),
      product_id: product.id,
      pieces: (variant ?? product).stockCount,
    })),
    product_texts: [{ product_id: product.id, content: contentOf(texts) }],
    search_words: vocabularyOf(texts),
  };
}

/** Search texts as one, whose parts `migrations/007_catalog.sql` tells apart. */
function contentOf({ keywords, sku, description, ingredients }: ReturnType<typeof searchTextsOf>): string {
  return `${joinTexts([...keywords, sku])}\u001F\u001E${description}\u001D${joinTexts(ingredients)}`;
}

/** The rows of several products as one. */
export function joinRows(rows: CatalogRows[]): CatalogRows {
  return {
    products: rows.flatMap(({ products }) => products),
    variants: rows.flatMap(({ variants }) => variants),
    reviews: rows.flatMap(({ reviews }) => reviews),
    stock: rows.flatMap(({ stock }) => stock),
    product_texts: rows.flatMap(({ product_texts }) => product_texts),
    search_words: [...new Set(rows.flatMap(({ search_words }) => search_words))],
  };
}

/** Inserts rows and updates those that are there and differ. The pieces of known stock rows stay, unless `setsStock`. */
export async function saveProducts(transaction: Queryable, rows: CatalogRows, setsStock = false): Promise<void> {
  // before the products, as in an order
  await transaction.query(LOCK_STOCK, [JSON.stringify(rows.products.map(({ id }) => id))]);
  await transaction.query(SAVE_PRODUCTS, [JSON.stringify(rows.products)]);
  await transaction.query(SAVE_VARIANTS, [JSON.stringify(rows.variants)]);
  await transaction.query(SAVE_REVIEWS, [JSON.stringify(rows.reviews)]);
  await transaction.query(SAVE_TEXTS, [JSON.stringify(rows.product_texts)]);
  await transaction.query(ADD_WORDS, [JSON.stringify(rows.search_words)]);
  await transaction.query(setsStock ? SAVE_STOCK : ADD_STOCK, [JSON.stringify(rows.stock)]);
  await transaction.query(DELETE_STOCK, [JSON.stringify(rows.variants)]);
}

/** A statement that takes its rows as JSON. */
function upsert(table: string, key: string, columns: string[], updated = columns): string {
  const all = `${key}, ${columns.join(', ')}`;
  const values = (row: string) => `(${updated.map((column) => `${row}.${column}`).join(', ')})`;
  return `insert into ${table} (${all}) select ${all} from json_populate_recordset(null::${table}, $1::json)
    on conflict (${key}) do update set (${updated.join(', ')}) = row ${values('excluded')}
    where ${values(table)} is distinct from ${values('excluded')}`;
}
