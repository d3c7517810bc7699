import { PAGE_SIZE } from '@glow/shared/catalog';
import { LOW_STOCK_BELOW, type List, type StaffProductRow } from '@glow/shared/staff';
import type { Queryable, Row, Value } from '../database/Database';
import { PRODUCT_COLUMNS, toRecord } from './productRows';
import { HIDDEN_ONLY } from './saveProducts';
import { containsWords } from './searchProducts';

const PIECES = '(select coalesce(sum(pieces), 0) from stock where product_id = products.id)';

/** The conditions of what staff can list. */
const SHOWN = {
  all: 'true',
  hidden: 'is_hidden = 1',
  discontinued: `discontinued_at > ${HIDDEN_ONLY}`,
  low: `discontinued_at is null and ${PIECES} < ${LOW_STOCK_BELOW}`,
};

/** The names of what staff can list. */
export const SHOWN_PRODUCTS = Object.keys(SHOWN) as (keyof typeof SHOWN)[];

/** What staff list: `search` is looked for in name, brand, SKU, id and other keywords; `low` has the lowest stock first. */
export interface AllProductsQuery {
  search?: string;
  category?: string;
  show?: keyof typeof SHOWN;
  page?: number;
}

/** A page of all products, those that are not sold too. */
export async function listAllProducts(
  database: Queryable,
  { search = '', category, show = 'all', page = 1 }: AllProductsQuery,
): Promise<List<StaffProductRow>> {
  const params: Value[] = [];
  const where = [SHOWN[show]];
  if (category) where.push(`category = $${params.push(category)}`);
  if (search.trim()) where.push(containsWords(search, params)("split_part(content, chr(30), 1) || ' ' || id"));
  const found = `from products join product_texts on product_id = id where ${where.join(' and ')}`;
  const [counted] = await database.query(`select count(*) as count ${found}`, params);
  const matchCount = Number(counted?.count);
  const pageCount = Math.max(1, Math.ceil(matchCount / PAGE_SIZE));
  const shownPage = Math.min(page, pageCount);
  const rows = await database.query(
    `select ${PRODUCT_COLUMNS} ${found} order by ${show === 'low' ? `${PIECES},` : ''} position, id
     limit ${PAGE_SIZE} offset $${params.push((shownPage - 1) * PAGE_SIZE)}`,
    params,
  );
  return { rows: rows.map(toStaffRow), matchCount, page: shownPage, pageCount };
}

function toStaffRow(row: Row): StaffProductRow {
  const product = toRecord(row, [], true);
  const { id, sku, name, brand, category, price, stockCount, variants = [], images, isDiscontinued } = product;
  const facts = { isHidden: product.isHidden === true, isDiscontinued, variants: variants.length };
  return { id, sku, name, brand, category, price, stockCount, image: images[0] ?? '', ...facts };
}
