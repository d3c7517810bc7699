import { emailKey } from '@glow/shared/validation';
import { readSetAside } from '../catalog/catalogChanges';
import type { Database } from '../../base/database/Database';

export type DatabaseFacts = Awaited<ReturnType<typeof readDatabaseFacts>>;

/** The database may be of any version, or empty; nothing in it changes. */
export async function readDatabaseFacts(database: Database) {
  const [server] = await database.query(
    `select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as synchronous_commit, pg_size_bytes(current_setting('max_wal_size')) as max_log,
       pg_database_size(current_database()) as bytes, floor(extract(epoch from clock_timestamp()) * 1000) as now,
       to_regclass('schema_migrations')::text as migrations, to_regclass('orders')::text as orders`,
    [],
  );
  const applied = server?.migrations
    ? await database.query('select name from schema_migrations order by name', [])
    : [];
  const migrations = applied.map(({ name }) => String(name));
  const [orders] = server?.orders ? await database.query('select max(created_at) as newest from orders', []) : [];
  // only superusers and members of `pg_monitor` may list the log
  const [log] = await database.query('select sum(size) as bytes from pg_ls_waldir()', []).catch(() => []);
  return {
    /** For example `15.8`. */
    version: String(server?.version),
    migrations,
    /** The database's clock and the time of the newest order, in epoch milliseconds. */
    now: Number(server?.now),
    ...(orders?.newest && { newestOrder: Number(orders.newest) }),
    /** Size of the database in bytes. */
    bytes: Number(server?.bytes),
    /** Bytes of the write-ahead log, if this user may read it, and the most between two checkpoints. */
    ...(log?.bytes && { logBytes: Number(log.bytes) }),
    maxLogBytes: Number(server?.max_log),
    /** `on` or `off`; an acknowledged order may be lost if one is off. */
    fsync: String(server?.fsync),
    synchronousCommit: String(server?.synchronous_commit),
    accountProblems: migrations.includes('024_addresses.sql') ? await readAccountProblems(database) : [],
    setAside: migrations.includes('014_import_steps.sql') ? await readSetAside(database) : [],
  };
}

/** A sentence for each member of staff with an unconfirmed address, and each account that its address does not find. */
async function readAccountProblems(database: Database): Promise<string[]> {
  const isUnproved = "role <> 'customer' and email_verified = 0";
  const sql = `select email, case when ${isUnproved} then role end as unproved from accounts
    where kind = 'local' and (${isUnproved} or email ~ '[^ -~]') order by email`;
  return (await database.query(sql, [])).flatMap(({ email, unproved }) => [
    ...(unproved ? [`GLOW-348 ${email} is ${unproved}, and the address is not confirmed.`] : []),
    ...(emailKey(String(email)) === email ? [] : [`GLOW-349 ${email} cannot sign in: another account has it.`]),
  ]);
}
