import type { Queryable } from '../database/Database';
import { tables } from './tables';

/** Checksums of a shop: rows by table, units in stock and on lines, cents of all products, orders and lines. */
export type DatabaseTotals = Record<string, number>;

const QUERIES: Record<string, string> = {
  ...Object.fromEntries(tables.map(({ name }) => [name, `select count(*) as n from ${name}`])),
  'pieces in stock': 'select coalesce(sum(pieces), 0) as n from stock',
  'pieces ordered': 'select coalesce(sum(quantity), 0) as n from order_lines',
  'cents of products': 'select coalesce(sum(price), 0) as n from products',
  'cents of orders': 'select coalesce(sum(total), 0) as n from orders',
  'cents of lines': 'select coalesce(sum(quantity * price), 0) as n from order_lines',
};

export const totalNames: readonly string[] = Object.keys(QUERIES);

/** Computes the totals of a database, or those of the given names. */
export async function databaseTotals(database: Queryable, names = totalNames): Promise<DatabaseTotals> {
  const sums: DatabaseTotals = {};
  for (const name of names) sums[name] = Number((await database.query(QUERIES[name] ?? '', []))[0]?.n);
  return sums;
}
