import type { Queryable } from '../../base/database/Database';
import { databaseTotals, tables } from './tables';

export type Write = (line: string) => Promise<void> | void;

const PAGE_SIZE = 1000;

/** Writes the shop as JSON lines: migrations, rows, totals. `snapshot` is a snapshot or a transaction: one moment. */
export async function exportDatabase(snapshot: Queryable, write: Write): Promise<void> {
  const migrations = await snapshot.query('select name from schema_migrations order by name', []);
  await write(JSON.stringify({ glow: 1, migrations: migrations.map(({ name }) => name) }));
  for (const table of tables) await exportTable(snapshot, table, write);
  await write(JSON.stringify({ sums: await databaseTotals(snapshot) }));
}

async function exportTable(snapshot: Queryable, { name, key }: (typeof tables)[number], write: Write): Promise<void> {
  // texts are sorted bytewise, because collations differ between databases
  const order = key.map((column) => `${column}${column === 'position' ? '' : ' collate "C"'}`).join(', ');
  await snapshot.query(`declare shop_rows cursor for select * from ${name} order by ${order}`);
  const next = () => snapshot.query(`fetch ${PAGE_SIZE} from shop_rows`, []);
  for (let rows = await next(); rows.length > 0; rows = await next())
    for (const row of rows) await write(JSON.stringify({ table: name, row }));
  await snapshot.query('close shop_rows');
}
