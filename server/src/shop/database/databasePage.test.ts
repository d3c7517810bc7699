import { expectReference, toTable } from '../../testing/expectReference';
import { sharedDatabase } from '../../testing/sharedStore';

/** What a row of each table is, by subject. */
const SUBJECTS: Record<string, Record<string, string>> = {
  Catalogue: {
    products: 'A product. Prices are US cents, flags 0 or 1, lists JSON.',
    variants: 'A shade or size of a product.',
    stock: 'Pieces left of what can be bought: of a product without variants, or of a variant.',
    product_tags: 'A tag of a product, by which lists filter. A trigger keeps it.',
    product_texts: 'What a search looks at, folded.',
    search_words: 'A word that a spelling may be corrected to.',
    reviews: 'A review of a product.',
    catalog_changes: 'A step of an import that is not applied yet, or is set aside.',
  },
  Orders: {
    orders: 'An order. JSON columns hold the addresses and the card (last four digits, expiry, name).',
    order_lines: 'A line of an order, as it was sold.',
    idempotency_keys: 'An attempt to order, with its first answer.',
    receipts: "A token of a browser that may read a guest's order, hashed.",
    store_policy: 'Tax, shipping and bounds of orders: one row.',
  },
  'Mail and newsletter': {
    outbox: 'A message that is to be sent or was sent.',
    newsletter_subscribers: 'An address that has signed up, or waits for a product.',
    stock_alerts: 'What an address waits for.',
  },
  Accounts: {
    accounts: 'An account, of the setting `ACCOUNTS` that it was made under.',
    account_logins: 'The password of an account, hashed.',
    account_sessions: 'A session, by the hash of its secret.',
    account_tokens: 'A link that was sent, by the hash of its secret.',
    account_data: 'Cart, wishlist, addresses or cards of an account, as JSON.',
    account_identities: 'Who an account is at an identity provider.',
    provider_sessions: "The provider's tokens of a session, encrypted.",
    finished_sign_ins: 'A sign-in that has come back from the provider.',
    audit_log: 'A change by staff or an operator.',
  },
  'Builds and pages': {
    withdrawn_builds: 'A build that was withdrawn automatically.',
    compositions: 'Builds that instances show.',
    page_figures: 'How often something was shown or failed, or a vital, by day and build.',
    page_errors: 'What failed in pages, by error, build and browser.',
  },
  Store: {
    rate_limits: 'How often an address has called, if instances count together. It is lost in a crash.',
    shop_time: 'The time by which rows expire: one row.',
    shop_site: 'The public origin of the shop: one row.',
    schema_migrations: 'A migration that has run.',
  },
};

const HEAD = `# The database

For whoever reads or changes the schema. After it you can find a table and its columns, as the migrations of \`server/src/shop/database/migrations\` leave them. \`databasePage.test.ts\` writes this page.

Moments are milliseconds since 1970, money is US cents. **Bold** columns are the primary key; a column is text if no type is named, may be null if a \`?\` follows, and \`→\` names the table that it refers to.
`;

const database = sharedDatabase();

/** A line for each column of a table: its name, type and what it refers to. */
async function readColumns(): Promise<Map<string, string[]>> {
  const rows = await database.query(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
       coalesce(bool_or(k.contype = 'p'), false) as is_key, max(k.confrelid::regclass::text) filter (where k.contype = 'f') as target
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_constraint k on k.conrelid = c.oid and a.attnum = any(k.conkey) and k.contype in ('p', 'f')
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
     group by c.relname, a.attnum, a.attname, a.atttypid, a.attnotnull order by c.relname, a.attnum`,
    [],
  );
  const tables = new Map<string, string[]>();
  for (const { table, name, type, required, is_key: isKey, target } of rows) {
    const column = [
      isKey ? `**${String(name)}**` : String(name),
      type === 'text' ? '' : ` ${String(type)}`,
      required ? '' : '?',
      target ? ` → ${String(target)}` : '',
    ].join('');
    tables.set(String(table), [...(tables.get(String(table)) ?? []), column]);
  }
  return tables;
}

test('the page of the database has each table with its columns', async () => {
  const columns = await readColumns();
  const described = Object.values(SUBJECTS).flatMap((tables) => Object.keys(tables));
  expect(described.toSorted()).toEqual([...columns.keys()].toSorted());
  const sections = Object.entries(SUBJECTS).map(([subject, tables]) => {
    const rows = Object.entries(tables).map(([name, purpose]) => [
      `\`${name}\``,
      purpose,
      columns.get(name)?.join(', ') ?? '',
    ]);
    return `## ${subject}\n\n${toTable([['table', 'a row', 'columns'], ...rows])}\n`;
  });
  expectReference('database.md', [HEAD, ...sections].join('\n'));
});
