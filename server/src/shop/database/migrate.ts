import { readdirSync, readFileSync } from 'node:fs';
import type { ProductRecord } from '@glow/shared/catalog';
import { sampleDetails, sampleProducts, sampleReviews } from '@glow/shared/samples';
import type { Database, Queryable, Row } from '../../base/database/Database';
import { fillEmailKeys, rewriteEmailKeys } from './fillEmailKeys';
import { fillSearchTexts } from './fillSearchTexts';
import { joinRows, rowsOf, saveProducts, saveTexts } from '../catalog/saveProducts';

/** The next products with their search texts, in the tables of the migration that folds texts. */
const NEXT_PRODUCTS = `select json_build_object('id', id, 'name', name, 'brand', brand, 'sku', sku, 'category', category,
    'subcategory', subcategory, 'description', description, 'isBestseller', is_bestseller = 1, 'isNew', is_new = 1,
    'tags', tags::json, 'ingredients', ingredients::json, 'reviews', '[]'::json, 'variants',
    (select coalesce(json_agg(json_build_object('name', name, 'value', value) order by position), '[]')
     from variants where product_id = products.id))::text as product
  from products where id > $1 order by id limit 500`;

const MIGRATIONS = new URL('./migrations/', import.meta.url);
/** Arbitrary id of the advisory lock that lets instances migrate one after another. */
const LOCK = 7_101_976;

/** They fill tables once, after a migration. */
type Seeds = Record<string, (transaction: Queryable) => Promise<void>>;

const SEEDS: Seeds = {
  '007_catalog.sql': seedCatalog,
  '015_store_policy.sql': async (transaction) =>
    void (await transaction.query('insert into store_policy default values')),
  '016_folded_texts.sql': foldTexts,
  '021_accounts_and_mail.sql': fillEmailKeys,
  '024_addresses.sql': rewriteEmailKeys,
  '028_staff_search.sql': async (transaction) => {
    while (await fillSearchTexts(transaction));
  },
};

export const migrationNames: readonly string[] = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .sort();

/** Applies missing migrations in order, each in a transaction. It may be interrupted, or run by several instances. */
export async function migrate(database: Pick<Database, 'transaction'>): Promise<void> {
  for (const name of migrationNames)
    await database.transaction((transaction) => applyMigrations(transaction, [name]), { limitMs: Infinity });
}

/** Applies the named migrations that are not recorded yet. */
export async function applyMigrations(transaction: Queryable, names: readonly string[], seeds: Seeds = SEEDS) {
  await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await transaction.query(
    'create table if not exists schema_migrations (name text primary key, applied_at bigint not null)',
  );
  for (const name of names) {
    const [applied] = await transaction.query('select name from schema_migrations where name = $1', [name]);
    if (applied) continue;
    await transaction.query(read(name));
    await seeds[name]?.(transaction);
    await transaction.query('insert into schema_migrations (name, applied_at) values ($1, $2)', [name, Date.now()]);
  }
}

/** Drops all tables and functions of the shop, and makes an older version's by its migrations, without rows. */
export async function recreateSchema(transaction: Queryable, names: readonly string[]): Promise<void> {
  for (const table of createdTables()) await transaction.query(`drop table if exists ${table} cascade`);
  for (const name of new Set(namesIn(/^create (?:or replace )?function (\w+)/gm)))
    await transaction.query(`drop function if exists ${name}`);
  await applyMigrations(transaction, names, {});
}

export function createdTables(): string[] {
  return ['schema_migrations', ...namesIn(/^create (?:unlogged )?table (\w+)/gm)];
}

function namesIn(creation: RegExp): string[] {
  return migrationNames.flatMap((name) => [...read(name).matchAll(creation)].map(([, created = '']) => created));
}

const read = (name: string): string => readFileSync(new URL(name, MIGRATIONS), 'utf8');

/** Inserts the sample products after the migration of the catalogue. Known stock rows stay as they are. */
async function seedCatalog(transaction: Queryable): Promise<void> {
  for (const [position, product] of sampleProducts.entries()) {
    const reviews = sampleReviews.filter(({ productId }) => productId === product.id);
    const record: ProductRecord = { ...product, ...sampleDetails(product.id), reviews, isDiscontinued: false };
    await saveProducts(transaction, rowsOf(record, position));
  }
}

/** Writes the search texts of all products again. */
async function foldTexts(transaction: Queryable): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: Row[] = await transaction.query(NEXT_PRODUCTS, [last]);
    const products = rows.map(({ product }): ProductRecord => JSON.parse(String(product)));
    await saveTexts(transaction, joinRows(products.map((product) => rowsOf(product, 0))));
    last = products.at(-1)?.id;
  }
}
