import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './Database';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
/** Arbitrary id of the advisory lock that serializes migrations across instances. */
const LOCK = 7_101_976;

/**
 * Applies each `NNN_name.sql` not yet recorded in a transaction of its own, in order.
 * Idempotent, and safe to interrupt or to run from several instances at once.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await transaction.query(
      'create table if not exists schema_migrations (name text primary key, applied_at bigint not null)',
    );
  });
  for (const name of migrationNames()) await apply(database, name);
}

async function apply(database: Database, name: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const [applied] = await transaction.query('select name from schema_migrations where name = $1', [name]);
    if (applied) return;
    await transaction.query(readFileSync(new URL(name, MIGRATIONS), 'utf8'));
    await transaction.query('insert into schema_migrations (name, applied_at) values ($1, $2)', [name, Date.now()]);
  });
}

function migrationNames(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}
