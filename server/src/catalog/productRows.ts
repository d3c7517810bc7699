import type { Category, Product, ProductRecord, Review, Subcategory, Variant } from '@glow/shared/catalog';
import type { Row } from '../database/Database';

/** A variant in the JSON text of `PRODUCT_COLUMNS`. */
interface VariantJson {
  id: string;
  name: string;
  type: Variant['type'];
  value: string;
  price: number | null;
  hexColor: string | null;
  image: string | null;
  stockCount: number;
}

/** Columns of a product with its present stock and variants, for a statement on `products`. */
export const PRODUCT_COLUMNS = `products.*,
  (select sum(pieces) from stock where product_id = products.id) as pieces,
  (select json_agg(json_build_object('id', variants.id, 'name', name, 'type', type, 'value', value, 'price', price,
     'hexColor', hex_color, 'image', image, 'stockCount', coalesce(stock.pieces, 0)) order by position)
   from variants left join stock using (line_id) where variants.product_id = products.id)::text as variants`;

/** The product of a row of `PRODUCT_COLUMNS`. */
export function toProduct(row: Row): Product {
  const variants: VariantJson[] = JSON.parse(String(row.variants));
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
    ...(variants && { variants: variants.map(toVariant) }),
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

/** The product of a row of `PRODUCT_COLUMNS` with its details and reviews. */
export function toRecord(row: Row, reviews: Row[]): ProductRecord {
  return {
    ...toProduct(row),
    ingredients: textsOf(row.ingredients),
    benefits: textsOf(row.benefits),
    reviews: reviews.map(toReview),
    isDiscontinued: row.discontinued_at !== null,
  };
}

function toVariant({ price, hexColor, image, stockCount, ...variant }: VariantJson): Variant {
  return {
    ...variant,
    ...(price !== null && { price }),
    ...(hexColor !== null && { hexColor }),
    ...(image !== null && { image }),
    inStock: stockCount > 0,
    stockCount,
  };
}

function toReview(row: Row): Review {
  return {
    id: String(row.id),
    productId: String(row.product_id),
    userName: String(row.user_name),
    rating: Number(row.rating),
    title: String(row.title),
    comment: String(row.comment),
    date: String(row.date),
    verified: row.verified === 1,
    helpful: Number(row.helpful),
  };
}

function textsOf(list: Row[string] = null): string[] {
  return JSON.parse(String(list));
}
