import { variantText, type Variant } from '@glow/shared/catalog';
import type { Cents } from '@glow/shared/orders';
import type { Queryable, Row } from '../../base/database/Database';
import { isAmong } from '../../base/database/parameters';

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

const FACTS = `products.name, variants.name as variant, coalesce(variants.price, products.price) as price,
  variants.type as variant_type, variants.value as variant_value, coalesce(variants.image, images::json ->> 0, '') as image`;

// Servers of earlier releases, which may run beside this one, call the function `lock_lines` for it.
const LOCK = `select stock.line_id, pieces, discontinued_at, ${FACTS}
  from stock join products on products.id = stock.product_id left join variants on variants.line_id = stock.line_id
  where ${isAmong('stock.line_id')} order by stock.line_id for no key update of stock`;

/** Variants that are not sold any more have no stock. */
const DISCONTINUED = `select line_id, 0 as pieces, 0 as discontinued_at, ${FACTS}
  from variants join products on products.id = product_id where ${isAmong('line_id')}`;

/** Reads the lines of an order and locks their stock. Rows are locked by id, so that two orders cannot deadlock. */
export async function lockLines(transaction: Queryable, ids: string[]): Promise<LockedLines> {
  const rows = await transaction.query(LOCK, [JSON.stringify(ids)]);
  const lines = new Map(rows.map((row) => [String(row.line_id), toLine(row)]));
  const unknown = ids.filter((id) => !lines.has(id));
  if (unknown.length === 0) return { lines, incomplete: new Set() };
  const discontinued = await transaction.query(DISCONTINUED, [JSON.stringify(unknown)]);
  for (const row of discontinued) lines.set(String(row.line_id), toLine(row));
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

async function productsWithVariants(transaction: Queryable, ids: string[]): Promise<Set<string>> {
  const owners = `select distinct product_id from variants where ${isAmong('product_id')}`;
  const rows = await transaction.query(owners, [JSON.stringify(ids)]);
  return new Set(rows.map((row) => String(row.product_id)));
}
