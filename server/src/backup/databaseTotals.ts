import type { Queryable } from '../database/Database';
import { tables } from './tables';

/** Checksums of a shop: rows by table, units in stock and on lines, cents of all orders and lines. */
export type DatabaseTotals = Record<string, number>;

const AMOUNTS: Record<string, string> = {
  'pieces in stock': 'select coalesce(sum(pieces), 0) as n from stock',
  'pieces ordered': 'select coalesce(sum(quantity), 0) as n from order_lines',
  'cents of orders': 'select coalesce(sum(total), 0) as n from orders',
  'cents of lines': 'select coalesce(sum(quantity * price), 0) as n from order_lines',
};

/** Computes the totals of a database. */
export async function databaseTotals(database: Queryable): Promise<DatabaseTotals> {
  const queries = [
    ...tables.map(({ name }) => [name, `select count(*) as n from ${name}`]),
    ...Object.entries(AMOUNTS),
  ];
  const sums: DatabaseTotals = {};
  for (const [name = '', text = ''] of queries) sums[name] = Number((await database.query(text, []))[0]?.n);
  return sums;
}
