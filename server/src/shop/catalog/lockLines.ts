import { variantText, type Variant } from '@glow/shared/catalog';
import type { Cents } from '@glow/shared/orders';
import type { Queryable, Row } from '../../base/database/Database';
import { isAmong } from '../../base/database/parameters';

/** The product of an order line, with its present facts. */
export interface CatalogLine {
  /** It includes the shade or size if there is one. */
  name: string;
  productName: string;
  /** For example `Shade: Plum`. */
  variant?: string;
  /** The name of the picture of the shade, or of the product. */
  image: string;
  price: Cents;
  /** Pieces left; 0 if the product is discontinued. */
  left: number;
  isDiscontinued: boolean;
}

/** The lines of an order by id; ids that are not in the catalogue are missing. */
export interface LockedLines {
  lines: ReadonlyMap<string, CatalogLine>;
  /** These ids name a product without one of its variants. */
  incomplete: ReadonlySet<string>;
}

/** Reads the lines of an order and locks their stock. Rows are locked by id, so that two orders cannot deadlock. */
export async function lockLines(transaction: Queryable, ids: string[]): Promise<LockedLines> {
  const rows = await transaction.query('select * from lock_lines($1)', [JSON.stringify(ids)]);
  const lines = new Map(rows.map((row) => [String(row.line_id), toLine(row)]));
  const unknown = ids.filter((id) => !lines.has(id));
  if (unknown.length === 0) return { lines, incomplete: new Set() };
  for (const row of await discontinuedVariants(transaction, unknown)) lines.set(String(row.line_id), toLine(row));
  return { lines, incomplete: await productsWithVariants(transaction, unknown) };
}

function toLine(row: Row): CatalogLine {
  const productName = String(row.name);
  const isDiscontinued = row.discontinued_at !== null;
  return {
    name: row.variant === null ? productName : `${productName} (${row.variant})`,
    productName,
    ...(row.variant !== null && {
      variant: variantText({ type: row.variant_type as Variant['type'], value: String(row.variant_value) }),
    }),
    image: String(row.image),
    price: Number(row.price),
    left: isDiscontinued ? 0 : Number(row.pieces),
    isDiscontinued,
  };
}

/** The discontinued variants among the ids, as rows of `lock_lines`. */
function discontinuedVariants(transaction: Queryable, ids: string[]): Promise<Row[]> {
  return transaction.query(
    `select line_id, 0 as pieces, products.name, variants.name as variant, coalesce(variants.price, products.price) as price,
       0 as discontinued_at, type as variant_type, value as variant_value, coalesce(image, images::json ->> 0, '') as image
     from variants join products on products.id = product_id where ${isAmong('line_id')}`,
    [JSON.stringify(ids)],
  );
}

async function productsWithVariants(transaction: Queryable, ids: string[]): Promise<Set<string>> {
  const rows = await transaction.query(`select distinct product_id from variants where ${isAmong('product_id')}`, [
    JSON.stringify(ids),
  ]);
  return new Set(rows.map((row) => String(row.product_id)));
}
