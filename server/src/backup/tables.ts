/** Every table with its sort key; referenced tables come first, so that foreign keys hold during an import. */
export const tables: readonly { name: string; key: readonly string[] }[] = [
  { name: 'stock', key: ['line_id'] },
  { name: 'orders', key: ['id'] },
  { name: 'order_lines', key: ['order_id', 'position'] },
  { name: 'idempotency_keys', key: ['key'] },
  { name: 'receipts', key: ['order_id', 'token_hash'] },
  { name: 'outbox', key: ['id'] },
  { name: 'newsletter_subscribers', key: ['email_key'] },
];
