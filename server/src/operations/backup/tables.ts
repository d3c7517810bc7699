import type { Queryable } from '../../base/database/Database';

/** Tables that a migration fills with samples and the default policy. */
const SEEDED = new Set(['products', 'variants', 'reviews', 'stock', 'store_policy']);

/** All tables with sort keys; referenced tables come first, so that foreign keys hold during an import. */
export const tables: readonly { name: string; key: readonly string[] }[] = [
  { name: 'products', key: ['id'] },
  { name: 'variants', key: ['product_id', 'id'] },
  { name: 'reviews', key: ['product_id', 'id'] },
  { name: 'stock', key: ['line_id'] },
  { name: 'store_policy', key: ['id'] },
  { name: 'accounts', key: ['id'] },
  { name: 'account_identities', key: ['issuer', 'subject'] },
  { name: 'account_logins', key: ['id'] },
  { name: 'orders', key: ['id'] },
  { name: 'order_lines', key: ['order_id', 'position'] },
  { name: 'account_data', key: ['account_id', 'part'] },
  { name: 'idempotency_keys', key: ['key'] },
  { name: 'receipts', key: ['order_id', 'token_hash'] },
  { name: 'outbox', key: ['id'] },
  { name: 'newsletter_subscribers', key: ['email_key'] },
  { name: 'stock_alerts', key: ['email_key', 'item_id'] },
  { name: 'audit_log', key: ['id'] },
];

export const emptyTables: readonly string[] = tables.map(({ name }) => name).filter((name) => !SEEDED.has(name));

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

export async function databaseTotals(database: Queryable, names = totalNames): Promise<DatabaseTotals> {
  const sums: DatabaseTotals = {};
  for (const name of names) sums[name] = Number((await database.query(QUERIES[name] ?? '', []))[0]?.n);
  return sums;
}
