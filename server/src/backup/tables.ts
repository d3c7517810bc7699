/** Tables that a migration fills: they hold the samples and the default policy before there is any order. */
const SEEDED = new Set(['products', 'variants', 'reviews', 'stock', 'store_policy']);

/** Every table with its sort key; referenced tables come first, so that foreign keys hold during an import. */
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

/** Tables that are empty in a new shop. */
export const emptyTables: readonly string[] = tables.map(({ name }) => name).filter((name) => !SEEDED.has(name));
