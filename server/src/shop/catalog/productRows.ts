import type { Category, Product, Review, Subcategory, Variant } from '@glow/shared/catalog';
import type { Queryable, Row, Value } from '../../base/database/Database';
import { isAmong, jsonTexts } from '../../base/database/parameters';
import { HIDDEN_ONLY, type CatalogProduct, type CatalogVariant } from './saveProducts';

export interface PlacedProduct {
  position: number;
  product: CatalogProduct;
}

const AT_ONCE = 200;

type VariantJson = Omit<Variant, 'inStock' | 'stockCount'> & { stockCount?: number };

/** Columns of `products`, with the present stock and variants of a product. */
export const PRODUCT_COLUMNS = `products.*,
  (select sum(pieces) from stock where product_id = products.id) as pieces,
  (select json_agg(json_strip_nulls(json_build_object('id', variants.id, 'name', name, 'type', type, 'value', value, 'price', price,
     'hexColor', hex_color, 'image', image, 'otherImages', other_images::json, 'stockCount', stock.pieces)) order by position)
   from variants left join stock using (line_id) where variants.product_id = products.id)::text as variants`;

export function toProduct(row: Row): Product {
  const stockCount = Number(row.pieces);
  return {
    id: String(row.id),
    name: String(row.name),
    brand: String(row.brand),
    price: Number(row.price),
    ...(row.original_price !== null && { originalPrice: Number(row.original_price) }),
    category: row.category as Category,
    subcategory: row.subcategory as Subcategory,
    description: String(row.description),
    images: textsOf(row.images),
    ...variantsOf(row),
    inStock: stockCount > 0,
    stockCount,
    sku: String(row.sku),
    rating: Number(row.rating),
    reviewCount: Number(row.review_count),
    isNew: row.is_new === 1,
    isBestseller: row.is_bestseller === 1,
    tags: textsOf(row.tags),
  };
}

/** The product of a row. `isForOwner` adds discontinued variants, and whether the product is hidden. */
export function toRecord(row: Row, reviews: Review[], isForOwner = false): CatalogProduct {
  return {
    ...toProduct(row),
    ...(isForOwner && { ...variantsOf(row, () => true), isHidden: row.is_hidden === 1 }),
    ingredients: textsOf(row.ingredients),
    benefits: textsOf(row.benefits),
    reviews,
    isDiscontinued: Number(row.discontinued_at) > HIDDEN_ONLY,
  };
}

function variantsOf(row: Row, isListed = ({ stockCount }: VariantJson) => stockCount !== undefined) {
  const variants: VariantJson[] | null = JSON.parse(String(row.variants));
  const listed = variants?.filter(isListed) ?? [];
  return listed.length > 0 ? { variants: listed.map(toVariant) } : {};
}

function toVariant({ stockCount, ...variant }: VariantJson): CatalogVariant {
  const pieces = stockCount ?? 0;
  const isGone = stockCount === undefined;
  return { ...variant, inStock: pieces > 0, stockCount: pieces, ...(isGone && { isDiscontinued: true }) };
}

/** The reviews of the products of a condition, in the order of a product's reviews. */
export async function readReviews(database: Queryable, condition: string, params: Value[]): Promise<Review[]> {
  const sql = `select id, product_id as "productId", user_name as "userName", rating, title, comment, date, verified = 1 as verified,
    helpful from reviews where ${condition} order by position, id`;
  return database.query<Review>(sql, params);
}

/** Every product in catalogue order, also discontinued and hidden ones. */
export async function readCatalog(database: Queryable): Promise<PlacedProduct[]> {
  const products: PlacedProduct[] = [];
  const ids = await database.query('select id from products order by position, id', []);
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const page = ids.slice(start, start + AT_ONCE).map(({ id }) => String(id));
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

const textsOf = (list: Row[string] = null): string[] => JSON.parse(String(list));
